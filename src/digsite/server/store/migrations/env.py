"""What Alembic runs: the steps that are missing, on the connection that it is handed."""

from alembic import context
from sqlalchemy import Connection

from digsite.server.store.schema import metadata


def migrate(connection: Connection) -> None:
    """Take the steps that are missing."""
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


migrate(context.config.attributes["connection"])
