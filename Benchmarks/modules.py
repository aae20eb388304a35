#!/usr/bin/env python3
"""Writes a package of many modules with strings of their own.

    Benchmarks/modules.py MODULES KEYS OUT L10N_GEN

OUT gets a package with targets M1, M2, … that depend on L10nRuntime, each with KEYS keys, and one l10n.yml for all of
them. L10N_GEN is the package of l10n-gen.
"""

import pathlib
import sys

import catalog
import catalog_formats

MANIFEST = """\
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Modules", platforms: [.macOS(.v13)],
  dependencies: [.package(name: "l10n-gen", path: "{path}")],
  targets: (1...{modules}).map {{
    .target(name: "M\\($0)", dependencies: [.product(name: "L10nRuntime", package: "l10n-gen")])
  }})
"""

CODE = """\
// Code of a module that shows a string.
func title() -> String {{ L10n.{name} }}
"""


def main():
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    modules, keys = int(sys.argv[1]), int(sys.argv[2])
    directory = pathlib.Path(sys.argv[3])
    messages = catalog.catalog(modules * keys)
    configuration = f"translations: Strings\nsource: {catalog_formats.SOURCE}\nlanguages: [{', '.join(catalog_formats.LANGUAGES)}]\n"
    configuration += "fallback: [en]\nmodules:\n"
    for module in range(1, modules + 1):
        own = messages[(module - 1) * keys : module * keys]
        configuration += f"  - name: M{module}\n    translations: Strings/M{module}\n"
        configuration += f"    output: {{ directory: Sources/M{module}/Generated }}\n"
        strings = directory / "Strings" / f"M{module}"
        code = directory / "Sources" / f"M{module}"
        strings.mkdir(parents=True)
        code.mkdir(parents=True)
        for language in catalog_formats.LANGUAGES:
            (strings / f"{language}.yml").write_text(catalog_formats.yaml(own, language), encoding="utf-8")
        plain = next(message for message in own if not message.arguments)
        path = [catalog_formats.camel(part, upper=True) for part in (plain.area, plain.screen)]
        name = ".".join([*path, catalog_formats.camel(plain.name)])
        (code / "Title.swift").write_text(CODE.format(name=name))
    (directory / "l10n.yml").write_text(configuration)
    (directory / "Package.swift").write_text(MANIFEST.format(path=sys.argv[4], modules=modules))


if __name__ == "__main__":
    main()
