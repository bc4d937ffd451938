"""The pace of a table. Those that were there before were made for one sitting."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Take the step."""
    pace = sa.Column("pace", sa.String(length=8), nullable=False, server_default="live")
    op.add_column("tables", pace)
