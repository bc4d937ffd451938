"""Who is who: a signed cookie or token names a person; nobody needs an account."""

import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, bindparam, select, text, update

from digsite.core.plain_text import letters_of, one_line
from digsite.i18n import LANGUAGES
from digsite.server.store.changes import Change, Statement
from digsite.server.store.database import Store
from digsite.server.store.keyring import Keyring, SigningKey, settle
from digsite.server.store.schema import people, seats, tables

LONGEST_NAME: Final = 40
REMEMBERED: Final = 10_000
KEEP: Final = text(
    "INSERT INTO people (id, name, lang, created) VALUES (:id, :name, :lang, :created) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, lang = excluded.lang"
)
RENAMED: Final = (
    update(tables)
    .where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == bindparam("who"))))
    .values(seating=tables.c.seating + 1)
)
SIGNED: Final = 22  # letters of the signature: 128 bits and more


@dataclass(frozen=True)
class Person:
    """Somebody: an unguessable id, a name that may be empty, a language that may be empty."""

    id: str
    name: str = ""
    lang: str = ""


def new_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(16)


def clean_name(text: str) -> str:
    """Return a name on one line without control characters, not too long."""
    letters = letters_of(one_line(text)[: 2 * LONGEST_NAME])
    while len("".join(letters)) > LONGEST_NAME:
        letters.pop()
    return "".join(letters).strip()


class People:
    """Everybody who has ever changed something. People who only look are not written down."""

    def __init__(self, store: Store, keyring: Keyring) -> None:
        self._store = store
        self._keyring = keyring
        self._known: OrderedDict[str, Person] = OrderedDict()

    @classmethod
    async def opened(cls, store: Store, secret_file: Path | None) -> "People":
        """Return the people of a database, with the keys that sign their tokens."""
        return cls(store, await store.write(partial(settle, file=secret_file)))

    # Tokens

    def token(self, person: str) -> str:
        """Return the signed form of a person's id."""
        return f"{person}.{_signature(self._keyring.keys[0], person)}"

    def read(self, token: str) -> str | None:
        """Return the id in a token; None if it was not signed by us."""
        person, _, signature = token.partition(".")
        now = time.time()
        good = (key for key in self._keyring.keys if key.until is None or key.until > now)
        genuine = signature.isascii() and any(
            hmac.compare_digest(signature, _signature(key, person)) for key in good
        )
        return person if genuine else None

    def is_old(self, token: str) -> bool:
        """Return whether a token that can be read was signed by a key that signs no more."""
        return token != self.token(token.partition(".")[0])

    # Rows

    async def get(self, person: str) -> Person:
        """Return a person; one who never changed anything has neither name nor language."""
        if self._store.shared or person not in self._known:  # others may have renamed him
            found = await self._store.read(lambda connection: _row(connection, person))
            self.remember(found or Person(person))
        return self._known[person]

    async def wished(
        self, person: Person, name: str | None = None, lang: str | None = None
    ) -> Person:
        """Return a person with another name or language, if given. Nothing is written down."""
        known = await self.get(person.id)
        return replace(
            known,
            name=known.name if name is None else clean_name(name),
            lang=lang if lang in LANGUAGES else known.lang,
        )

    async def keep(
        self, person: Person, name: str | None = None, lang: str | None = None
    ) -> Person:
        """Write a person down, with another name or language if given, and return him so."""
        wanted = await self.wished(person, name, lang)
        renamed = wanted.name != (await self.get(person.id)).name
        change = kept(wanted) + Change((Statement(RENAMED, [{"who": person.id}] * renamed),))
        await self._store.write(change)
        self.remember(wanted)
        return wanted

    def forget(self) -> None:
        """Read everybody anew: somebody else may have changed a name."""
        self._known.clear()

    def remember(self, person: Person) -> None:
        """Know a person as he was written down."""
        self._known.pop(person.id, None)
        self._known[person.id] = person
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _signature(key: SigningKey, person: str) -> str:
    digest = hmac.digest(key.secret, person.encode(errors="replace"), hashlib.sha256)
    return base64.urlsafe_b64encode(digest).decode()[:SIGNED]


def _row(connection: Connection, person: str) -> Person | None:
    row = connection.execute(select(people).where(people.c.id == person)).one_or_none()
    return Person(row.id, row.name, row.lang) if row else None


def kept(person: Person) -> Change:
    """Return the change after which a person is known by this name and language."""
    return Change((Statement(KEEP, [{**vars(person), "created": time.time()}]),))
