"""Tables that somebody has put away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Take the step."""
    op.create_table(
        "shelved",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_shelved_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_shelved")),
    )
    op.create_index(op.f("ix_shelved_person"), "shelved", ["person"], unique=False)
