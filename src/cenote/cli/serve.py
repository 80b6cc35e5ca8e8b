"""`cenote serve`."""

from __future__ import annotations

import logging
import os
import socket
import threading
import time
import webbrowser
from pathlib import Path

import click

from cenote.kernel.errors import OptionError


@click.command(epilog="Example: cenote serve --open --host 0.0.0.0 --port 8000")
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="Address to listen on; 0.0.0.0 for the whole network."
)
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 takes any free port.")
@click.option(
    "--database", default=None, metavar="URL", help="Such as postgresql+psycopg://…; the default is a SQLite file."
)
@click.option("--data", type=click.Path(path_type=Path), default=None, help="Folder of the SQLite file.")
@click.option(
    "--editions", type=click.Path(path_type=Path), default=None, help="Folder with edition files, named GAME….toml."
)
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser.")
def command(
    host: str, port: int, database: str | None, data: Path | None, editions: Path | None, open_page: bool
) -> None:
    """Start the server."""
    from sqlalchemy.exc import SQLAlchemyError

    if editions is not None and not editions.is_dir():
        raise OptionError(f"--editions {editions} is no folder")
    listening = listen(host, port)
    from cenote.server.app import Server

    url = database or f"sqlite:///{data_folder(data) / 'cenote.db'}"
    try:
        server = Server(url, editions=editions)
    except (SQLAlchemyError, ModuleNotFoundError) as error:
        raise OptionError(f"the database cannot be used: {str(error).splitlines()[0]}") from None
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{listening.getsockname()[1]}/"
    click.echo(f"Cenote is at {address}", err=False)
    if open_page:
        threading.Thread(target=show, args=(address,), daemon=True).start()
    run(server, listening)


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
    base = given or Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "cenote"
    try:
        base.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"--data {base} cannot be made: {error.strerror or error}") from None
    return base.resolve()


def show(address: str) -> None:
    """Open the page once the server answers."""
    time.sleep(0.3)
    webbrowser.open(address)


def run(server: object, listening: socket.socket) -> None:
    """Serve until told to stop."""
    import uvicorn

    from cenote.server.app import JsonLines, Server
    from cenote.server.limits import LONGEST_MESSAGE

    assert isinstance(server, Server)
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid UTF-8" not in record.getMessage())
    config = uvicorn.Config(
        server.app(),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST_MESSAGE,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])
