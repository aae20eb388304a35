#!/usr/bin/env python3
"""Writes the manual page of the tool, in mdoc(7), from what the tool says of its commands and options.

    scripts/release-manual.py L10N_GEN DATE >l10n-gen.1

DATE is that of the page, as 2026-01-31. Commands and options that the help doesn't show are left out. Unlike the generator
that comes with ArgumentParser it names an option's values, and needs nothing to be compiled.
"""

import datetime
import json
import subprocess
import sys

# What every command has, and is said of all of them at once.
COMMON = {"help", "version"}


def text(words):
    """Running text, none of which is taken for a macro."""
    lines = words.replace("\\", "\\e").replace("--", "\\-\\-").splitlines()
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line or ".Pp" for line in lines)


def tag(argument):
    value = argument["valueName"] + (" ..." if argument["isRepeating"] else "")
    if argument["kind"] == "positional":
        return f".It Ar {value}"
    names = " , ".join("Fl " + ("-" if name["kind"] == "long" else "") + name["name"] for name in argument["names"])
    return f".It {names}" + (f" Ar {value}" if argument["kind"] == "option" else "")


def argument_lines(arguments):
    if not arguments:
        return
    yield ".Bl -tag -width Ds"
    for argument in arguments:
        yield tag(argument)
        if abstract := argument.get("abstract"):
            yield text(abstract)
        if values := argument.get("allValues"):
            yield text("One of " + ", ".join(values) + ".")
    yield ".El"


def is_common(argument):
    return argument.get("preferredName", {}).get("name") in COMMON


def command_lines(command, tool):
    yield f".Ss {tool} {command['commandName']}"
    yield text(command["abstract"])
    if discussion := command.get("discussion"):
        yield ".Pp"
        yield text(discussion)
    arguments = command.get("arguments", [])
    yield from argument_lines([each for each in arguments if each["shouldDisplay"] and not is_common(each)])


def page(tool, root, date):
    yield f".Dd {date:%B} {date.day}, {date.year}"
    yield f".Dt {tool.upper()} 1"
    yield ".Os"
    yield ".Sh NAME"
    yield f".Nm {tool}"
    yield f".Nd {root['abstract'].rstrip('.')}"
    yield ".Sh SYNOPSIS"
    yield ".Nm"
    yield ".Ar command"
    yield ".Op Ar option ..."
    yield ".Sh DESCRIPTION"
    yield text(root["discussion"])
    yield ".Sh COMMANDS"
    for command in root["subcommands"]:
        if command["shouldDisplay"] and command["commandName"] != "help":
            yield from command_lines(command, tool)
    yield ".Sh OPTIONS OF EVERY COMMAND"
    yield from argument_lines([each for each in root["arguments"] if is_common(each)])


def main():
    if len(sys.argv) != 3:
        sys.exit("usage: scripts/release-manual.py L10N_GEN DATE")
    said = json.loads(subprocess.run([sys.argv[1], "--experimental-dump-help"], check=True, capture_output=True).stdout)
    if said["serializationVersion"] != 0:
        sys.exit("the tool describes itself in a form that is not known here; see ToolInfo of swift-argument-parser")
    root = said["command"]
    print("\n".join(page(root["commandName"], root, datetime.date.fromisoformat(sys.argv[2]))))


main()
