"""What is kept in the database. Times are seconds since 1970; a migration makes the same tables."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

REVISION: Final = "0003"  # the newest migration

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

ID: Final = String(32)

# One row: the key that signs cookies
secrets_kept: Final = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)

people: Final = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("host", ID, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("pace", String(8), nullable=False, server_default="live"),  # live, days, endless
    Column("version", Integer, nullable=False),  # rises with every action and every undo
    Column("ply", Integer, nullable=False),
    Column("actor", Integer),  # whose turn; NULL: over
    Column("result", JSON),  # once over: scores and places
    Column("next", ID),  # the rematch
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index(None, "actor", "changed"),
    Index(None, "public", "changed"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, open, bot
    Column("name", String(80), nullable=False),  # of a bot, or of somebody at another's browser
    Column("person", ID),  # whose name it bears
    Column("level", String(32)),
    Column("standin", String(32)),  # level of the bot that plays for an absent person
    Column("invite", ID, unique=True),
    Column("own", ID, nullable=False, unique=True),
)

# Who may act for a seat: a person with two devices without a common cookie is two holders
holders: Final = Table(
    "holders",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, primary_key=True),
    Index(None, "person"),
)

# Tables that somebody has put away: they are in the list of those, and in no other of his
shelved: Final = Table(
    "shelved",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("person", ID, primary_key=True),
    Column("at", Float, nullable=False),
    Index(None, "person"),
)

moves: Final = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("notation", String(200), nullable=False),
    Column("at", Float, nullable=False),
)

# What was done by which message, so that a message sent twice is done once
done: Final = Table(
    "done",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("person", ID, primary_key=True),
    Column("message", String(40), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
