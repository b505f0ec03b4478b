"""Web Push: a message for one device, which nobody on the way can read (RFC 8291, RFC 8292)."""

from __future__ import annotations

import base64
import time
from email.utils import parseaddr
from typing import NamedTuple
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection, select

from cabale.server.wire.refusal import Refusal
from cabale.store import Store, insert_new
from cabale.store.schema import keys

KEY = "vapid"
HOURS = 12
"""So long a token of the server is valid, and so long a push service keeps a message."""
NOBODY = "operator@cabale.invalid"
"""Who stands behind the messages, where the operator has said nothing."""


class Device(NamedTuple):
    """Where a browser is reached, and what it decrypts with."""

    endpoint: str
    p256dh: str
    auth: str


class Push:
    """`sender` is whose letters the server sends: whom a push service may turn to."""

    def __init__(self, store: Store, sender: str) -> None:
        self._store = store
        self._about = f"mailto:{parseaddr(sender)[1] or NOBODY}"
        self._vapid: Vapid02 | None = None

    async def open(self) -> None:
        """The keys are made once, and are the same at every worker: whoever wrote first."""
        fresh = Vapid02()
        fresh.generate_keys()
        row = {"name": KEY, "value": fresh.private_pem().decode()}

        def keep(db: Connection) -> str:
            insert_new(db, keys, row)
            return str(db.execute(select(keys.c.value).where(keys.c.name == KEY)).scalar())

        self._vapid = Vapid02.from_pem((await self._store.write(keep)).encode())

    @property
    def key(self) -> str:
        """What a browser has to know of this server."""
        assert self._vapid is not None
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return to_text(point)

    def sealed(self, device: Device, message: bytes) -> tuple[bytes, dict[str, str]]:
        """A message as only that device can read it, and the headers that go with it."""
        body = http_ece.encrypt(
            message,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=from_text(device.p256dh),
            auth_secret=from_text(device.auth),
            version="aes128gcm",
        )
        there = urlsplit(device.endpoint)
        assert self._vapid is not None
        signed: dict[str, str] = self._vapid.sign(
            {
                "sub": self._about,
                "aud": f"{there.scheme}://{there.netloc}",
                "exp": int(time.time()) + HOURS * 3600,
            }
        )
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(HOURS * 3600),
            "Urgency": "normal",
        }
        return body, headers | signed


def check(device: Device) -> None:
    """Refuse keys that no browser has."""
    try:
        point, secret = from_text(device.p256dh), from_text(device.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refusal("unfit", "these are no keys of a browser") from None
    if len(secret) != 16:
        raise Refusal("unfit", "these are no keys of a browser")


def to_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
