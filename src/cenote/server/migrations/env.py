"""What Alembic runs: the versions, on the connection and in the transaction that it is handed."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
