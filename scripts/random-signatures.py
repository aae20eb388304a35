#!/usr/bin/env python3
"""Prints random Ed25519 signatures, half of them damaged, with the verdicts of OpenSSL: key, message, signature, verdict.

    pip install cryptography
    scripts/random-signatures.py [COUNT [SEED]] >verdicts.txt
    L10N_SIGNATURES=$PWD/verdicts.txt scripts/demo-updates.sh --test
"""

import random
import sys

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

count = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
source = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)


def verdict(key, message, signature):
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
        return "valid"
    except (InvalidSignature, ValueError):
        return "invalid"


for number in range(count):
    private = Ed25519PrivateKey.from_private_bytes(source.randbytes(32))
    parts = [private.public_key().public_bytes_raw(), source.randbytes(source.randrange(200))]
    parts.append(private.sign(parts[1]))
    if number % 2:
        damaged = source.choice([0, 2] if not parts[1] else [0, 1, 2])
        bit = source.randrange(len(parts[damaged]) * 8)
        changed = bytearray(parts[damaged])
        changed[bit // 8] ^= 1 << bit % 8
        parts[damaged] = bytes(changed)
    print(*(part.hex() for part in parts), verdict(*parts))
