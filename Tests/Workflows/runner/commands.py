"""The lines in a log that GitHub's runner takes as commands; act recognizes only some of them.

The rules are those of `ActionCommand.TryParseV2` and `TryParse` (github.com/actions/runner,
src/Runner.Common/ActionCommand.cs). The runner's lines end in LF, CR or both (StreamReader.ReadLine).
"""

import re

REGISTERED = {
    "internal-set-repo-path", "set-env", "set-output", "save-state", "add-mask", "add-path", "add-matcher",
    "remove-matcher", "debug", "warning", "error", "notice", "group", "endgroup", "echo", "stop-commands",
}
# Characters that .NET's string comparison ignores.
IGNORED = "\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff"


def commands(log):
    """Returns the commands in a log, as (name, data)."""
    return [found for line in re.split(r"\r\n|\r|\n", log) if (found := command(line))]


def command(line):
    return current(line) or former(line)


def current(line):
    """Matches `::name properties::data` at the start of a line."""
    match = re.match(rf"[\s\x00-\x1f\x7f-\x9f{IGNORED}]*::(.*?)::(.*)", line, re.DOTALL)
    return registered(match)


def former(line):
    """Matches the first `##[name properties]data` anywhere in a line."""
    return registered(re.search(r"##\[(.*?)\](.*)", line, re.DOTALL))


def registered(match):
    if not match:
        return None
    name = match[1].split(" ")[0]
    return (name, match[2]) if name.lower() in REGISTERED else None
