"""The server, as people meet it: over HTTP and websockets, on SQLite and PostgreSQL."""
