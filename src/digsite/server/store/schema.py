"""What is kept in the database. Times are seconds since 1970; a migration makes the same tables."""

from typing import Final

import sqlalchemy as sa

REVISION: Final = "0006"  # the newest migration

metadata: Final = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

ID: Final = sa.String(32)

# One row: the key that signs cookies
secrets_kept: Final = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(128), nullable=False),
)

people: Final = sa.Table(
    "people",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("lang", sa.String(8), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("game_version", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("host", ID, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("pace", sa.String(8), nullable=False, server_default="live"),  # live, days, endless
    sa.Column("version", sa.Integer, nullable=False),  # rises with every action and every undo
    sa.Column("seating", sa.Integer, nullable=False, server_default="1"),  # rises with the seats
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("actor", sa.Integer),  # whose turn; NULL: over
    sa.Column("result", sa.JSON),  # once over: scores and places
    sa.Column("next", ID),  # the rematch
    sa.Column("lesson", sa.JSON(none_as_null=True)),  # while it is one: the ply of each step so far
    sa.Column("taught", sa.Integer),  # how many steps of a lesson were reached at most
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index(None, "actor", "changed"),
    sa.Index(None, "public", "changed"),
)

seats: Final = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),  # person, open, bot
    sa.Column("name", sa.String(80), nullable=False),  # of a bot, or at another's browser
    sa.Column("person", ID),  # whose name it bears
    sa.Column("level", sa.String(32)),
    sa.Column("standin", sa.String(32)),  # level of the bot that plays for an absent person
    sa.Column("invite", ID, unique=True),
    sa.Column("own", ID, nullable=False, unique=True),
)

# Who may act for a seat: a person with two devices without a common cookie is two holders
holders: Final = sa.Table(
    "holders",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", ID, primary_key=True),
    sa.Index(None, "person"),
)

# Tables that somebody has put away: his lobby shows them in a list of their own
shelved: Final = sa.Table(
    "shelved",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("person", ID, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Index(None, "person"),
)

moves: Final = sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("notation", sa.String(200), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),  # that it led to
)

# What was done by which message, so that a message sent twice is done once
done: Final = sa.Table(
    "done",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("person", ID, primary_key=True),
    sa.Column("message", sa.String(40), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)

# Servers that share the database, each as long as its heart beats
servers: Final = sa.Table(
    "servers",
    metadata,
    sa.Column("id", ID, primary_key=True),
    sa.Column("expires", sa.Float, nullable=False),  # by the clock of the database
)

# Which server runs the bots of a table. The epoch rises whenever another one takes over
leases: Final = sa.Table(
    "leases",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("owner", ID, nullable=False),
    sa.Column("epoch", sa.Integer, nullable=False),
    sa.Index(None, "owner"),
)

# Who is connected to a table at which he has a seat, and at which server
present: Final = sa.Table(
    "present",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("person", ID, primary_key=True),
    sa.Column("server", ID, primary_key=True),
    sa.Index(None, "server"),
)

# What was made of finished games when somebody asked for a review: while it is made, its decisions
reviews: Final = sa.Table(
    "reviews",
    metadata,
    sa.Column("table_id", sa.ForeignKey(tables.c.id), primary_key=True),
    sa.Column("judged", sa.JSON, nullable=False),  # decisions, as plain data
    sa.Column("decisions", sa.Integer, nullable=False),  # how many there are to judge
    sa.Column("whole", sa.JSON(none_as_null=True)),  # once it is made
    sa.Column("server", ID, nullable=False),  # which makes it, if several share the database
    sa.Column("at", sa.Float, nullable=False),
)
