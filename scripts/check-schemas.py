#!/usr/bin/env python3
"""Compares the JSON Schemas of the settings files with what l10n-gen accepts.

    scripts/check-schemas.py L10N-GEN [--all]

- Each settings file of this repository fits its schema.
- Each field of each schema gets values of all shapes: a schema never refuses what the tool accepts, and refuses most of
  what the tool refuses; the rest are values of the right shape, such as a key path that isn't one.
- Unknown fields are refused by both.

It takes every fourth document, which is enough to notice a field that was added or changed; --all takes them all.
"""

import concurrent.futures
import json
import pathlib
import subprocess
import sys
import tempfile

import fastjsonschema
from ruamel.yaml import YAML

PACKAGE = pathlib.Path(__file__).parent.parent
KINDS = {
    "l10n": "l10n.yml",
    "metadata": "translations/metadata.yml",
    "terms": "translations/terms.yml",
    "names": "names.yml",
}
VALUES = ["word", "''", "0", "true", "[]", "[[word]]", "{}", "{ word: [word] }", "null"]
# Values that the tool accepts, for fields that none of those above fits.
FITTING = {
    "rules": ["{ missing-key: error }"],
    "syntax": ["ruby", "{ '*': icu }"],
    "access": ["public"],
    "split": ["namespace"],
    "stale": ["never"],
    "key-arguments": ["['Recorder(_:)']"],
    "lookups": ["[localized]", "[{ name: 'tr(_:)' }]"],
    "match": ["text"],
    "modules": ["[{ name: App, translations: translations }]"],
    "tables": ["[{ path: App/InfoPlist.xcstrings, keys: { a: CFBundleName } }]"],
    "path": ["App/InfoPlist.xcstrings"],
    "url": ["https://example.com"],
    "roots": ["['ed25519:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=']"],
    "arguments": ["{ name: Decimal }", "{ name: 1 }", "{ name: '1' }"],
    "state": ["{ ko: needs-review }"],
    "ignore": ["{ ko: [missing-key] }"],
    "accepted": ["{ ko: 0123456789ab }"],
    "terms": ["[{ ko: 가게, en: [store, shop], forbidden: { en: [market] } }]"],
    "forbidden": ["{ en: market }", "{ en: [market] }"],
    "updates": [
        "{ url: 'https://example.com', catalog: app, roots: ['ed25519:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='] }"
    ],
    "ota-since": ["v2.3"],
}


def schemas():
    return {kind: json.loads((PACKAGE / f"Schemas/{kind}.schema.json").read_text()) for kind in KINDS}


def read(text):
    # YAML 1.2, as editors' servers read it; its dates are texts.
    yaml = YAML(typ="safe", pure=True)
    yaml.constructor.add_constructor("tag:yaml.org,2002:timestamp", lambda c, node: node.value)
    return yaml.load(text)


def mapping(schema, name, value):
    """The text of a mapping with a field, and with those that it needs besides."""
    fields = {field: FITTING.get(field, ["word"])[0] for field in schema.get("required", [])}
    # A module needs strings, and a configuration a source.
    if "sources" in schema["properties"] and "source" not in schema["properties"]:
        fields["translations"] = "translations"
    if "source" in schema["properties"] and name != "extends":
        fields["source"] = "ko"
    return "{ %s }" % ", ".join(f"{key}: {text}" for key, text in {**fields, name: value}.items())


def records(schema):
    """Lists the mappings with fields: the schema of each, and a function that puts it in its place in a document."""
    found = []

    def visit(schema, wrap):
        for part in schema.get("anyOf", []):
            visit({**part}, wrap)
        if isinstance(schema.get("items"), dict):
            visit(schema["items"], lambda value: wrap(f"[{value}]"))
        more = schema.get("additionalProperties")
        if isinstance(more, dict):
            name = "ko" if "forbidden" in schema.get("properties", {}) else "a"
            visit(more, lambda value: wrap("{ %s: %s }" % (name, value)))
        if "properties" not in schema:
            return
        found.append((schema, wrap))
        for name, field in schema["properties"].items():
            visit(field, lambda value, name=name: wrap(mapping(schema, name, value)))

    visit(schema, lambda value: value)
    return found


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    validators = {kind: fastjsonschema.compile(schema) for kind, schema in schemas().items()}

    def fits(kind, text):
        try:
            validators[kind](read(text))
            return True
        except fastjsonschema.JsonSchemaValueException:
            return False

    def accepts(case):
        kind, text = case
        with tempfile.TemporaryDirectory() as directory:
            files = {
                "translations/ko.yml": "a: 가\n",
                "translations/en.yml": "a: A\n",
                "l10n.yml": "source: ko\n",
                KINDS[kind]: text + "\n",
            }
            for path, content in files.items():
                file = pathlib.Path(directory) / path
                file.parent.mkdir(exist_ok=True)
                file.write_text(content)
            run = subprocess.run([tool, "check", "--format", "text"], cwd=directory, capture_output=True, text=True)
        refused = [line for line in (run.stdout + run.stderr).splitlines() if KINDS[kind] + ":" in line]
        return not any("error:" in line for line in refused)

    failures = 0
    listing = ["git", "ls-files", "--", ":!.github"]
    for path in subprocess.run(listing, cwd=PACKAGE, capture_output=True, text=True, check=True).stdout.split():
        for kind, name in KINDS.items():
            if pathlib.Path(path).name == pathlib.Path(name).name and not fits(kind, (PACKAGE / path).read_text()):
                failures += 1
                print(f"{path} doesn't fit its schema")

    cases = []
    for kind, schema in schemas().items():
        for record, wrap in records(schema):
            for field in [*record["properties"], "unknown-field"]:
                for value in VALUES + FITTING.get(field, []):
                    cases.append((kind, wrap(mapping(record, field, value))))
    if "--all" not in sys.argv:
        cases = cases[::4]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        verdicts = list(pool.map(accepts, cases))
    found = refused = 0
    for (kind, text), accepts_it in zip(cases, verdicts):
        fits_it = fits(kind, text)
        if accepts_it:
            if not fits_it:
                failures += 1
                print(f"the tool accepts this {KINDS[kind]}, and the schema doesn't: {text}")
        else:
            refused += 1
            found += not fits_it
            if fits_it and "-v" in sys.argv:
                print(f"only the tool refuses: {kind}: {text}")
    print(f"{len(cases)} documents; of the {refused} that the tool refuses, the schemas refuse {found}")
    # The others have values of the right shape, such as a language tag that isn't one.
    if failures or found < refused * 0.9:
        sys.exit(1)


main()
