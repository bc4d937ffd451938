"""Lessons: how far each is, and how far it came."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Take the step."""
    op.add_column("tables", sa.Column("lesson", sa.JSON(none_as_null=True)))
    op.add_column("tables", sa.Column("taught", sa.Integer()))
