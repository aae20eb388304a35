#!/usr/bin/env python3
"""Converts a .strings file to a binary property list, the form in which Xcode puts it into an app.

    Benchmarks/size/property_list.py FILE
"""

import json
import pathlib
import plistlib
import re
import sys

path = pathlib.Path(sys.argv[1])
# The catalog's strings have no escapes but those of JSON.
pairs = re.findall(r'^("(?:[^"\\]|\\.)*") = ("(?:[^"\\]|\\.)*");$', path.read_text(), re.MULTILINE)
strings = {json.loads(key): json.loads(value) for key, value in pairs}
path.write_bytes(plistlib.dumps(strings, fmt=plistlib.FMT_BINARY))
