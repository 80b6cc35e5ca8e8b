"""`cenote serve`."""

from __future__ import annotations

import os
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import Any

import click

from cenote.kernel.errors import OptionError


@click.command(epilog="Example: cenote serve --open --host 0.0.0.0 --port 8000")
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the whole network."
)
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 takes any free port.")
@click.option("--database", default=None, metavar="URL", help="Such as postgresql://…; the default is a SQLite file.")
@click.option("--data", type=click.Path(path_type=Path), default=None, help="Folder of the SQLite file.")
@click.option(
    "--editions", type=click.Path(path_type=Path), default=None, help="Folder with edition files, named GAME….toml."
)
@click.option(
    "--workers", default=1, show_default=True, type=click.IntRange(1, 64), help="Processes that serve together."
)
@click.option(
    "--redis",
    default=None,
    metavar="URL",
    help="Such as redis://localhost:6379, through which processes hear of moves.",
)
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser.")
def command(
    host: str,
    port: int,
    database: str | None,
    data: Path | None,
    editions: Path | None,
    workers: int,
    redis: str | None,
    open_page: bool,
) -> None:
    """Start the server."""
    from sqlalchemy.exc import SQLAlchemyError

    if editions is not None and not editions.is_dir():
        raise OptionError(f"--editions {editions} is no folder")
    url = database or f"sqlite:///{data_folder(data) / 'cenote.db'}"
    refuse_apart(workers, redis, url)
    with listen(host, port) as listening:
        from cenote.server.app import Server
        from cenote.server.serving import Workers, serve

        options: dict[str, Any] = {"editions": editions, "redis": redis}
        try:
            server = Server(url, **options) if workers == 1 else Workers(workers, url, options, listening)
        except (SQLAlchemyError, ModuleNotFoundError) as error:
            raise OptionError(f"the database cannot be used: {str(error).splitlines()[0]}") from None
        address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listening.getsockname()[1]}/"
        click.echo(f"Cenote is at {address}", err=False)
        if open_page:
            threading.Thread(target=show, args=(address,), daemon=True).start()
        if isinstance(server, Server):
            serve(server, listening)
        else:
            server.run()


def refuse_apart(workers: int, redis: str | None, database: str) -> None:
    """Several processes need a database and a Redis that all of them reach."""
    if workers > 1 and redis is None:
        raise OptionError(f"--workers {workers} needs a Redis through which they hear of moves: add --redis redis://…")
    if redis is None:
        return
    if not database.startswith("postgresql"):
        raise OptionError(
            "--redis is for several processes, and they cannot share SQLite: add --database postgresql://…"
        )
    try:
        from redis import Redis, RedisError
    except ModuleNotFoundError:
        raise OptionError("--redis needs another package: pip install 'cenote[cluster]'") from None
    try:
        Redis.from_url(redis, socket_timeout=3, socket_connect_timeout=3).ping()
    except ValueError as error:
        raise OptionError(f"--redis is not an address such as redis://localhost:6379: {error}") from None
    except (RedisError, OSError) as error:
        raise OptionError(f"Redis does not answer at the address of --redis: {error}") from None


def listen(host: str, port: int) -> socket.socket:
    """A socket of our own, so that a taken port is said at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(1024)
    except OSError as error:
        raise OptionError(f"cannot listen on {host} port {port}: {error.strerror or error}; try --port 0") from None
    return listening


def data_folder(given: Path | None) -> Path:
    """The folder of the database, for its owner's eyes only: secrets are in it."""
    base = given or Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cenote"
    try:
        base.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"--data {base} cannot be made: {error.strerror or error}") from None
    return base.resolve()


def show(address: str) -> None:
    """Open the page once the server answers."""
    time.sleep(0.3)
    webbrowser.open(address)
