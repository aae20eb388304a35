"""What the commands in this folder share: the lines of `l10n-gen translate`, requests, and a prompt for models."""

import json
import sys
import urllib.error
import urllib.request

INSTRUCTIONS = """You translate the strings of an app into the language with the tag {language}. Keep every placeholder
as it is written, and use the translations of the terms. Answer with a JSON object: {{"translations": [...]}}, with an
object for each string: its "id", and "text", or "forms" with a text for each of the string's forms, or "items" if its
source is a list. A string with "findings" was refused: correct its "previous" text."""


def run(translate):
    """Calls translate(task, strings) for each batch, and prints the answers that it returns."""
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8")
    task, strings = None, []
    for line in sys.stdin:
        message = json.loads(line)
        if "task" in message:
            task, strings = message, []
        elif "id" in message:
            strings.append(message)
        elif "end" in message:
            try:
                answers = translate(task, strings)
            except (OSError, ValueError, KeyError, IndexError, TypeError) as error:
                # All strings of the batch are sent again later.
                answers = [{"error": f"{type(error).__name__}: {error}"}]
            for answer in [*answers, message]:
                print(json.dumps(answer, ensure_ascii=False), flush=True)
            strings = []


def post(url, headers, body):
    """Sends JSON, and returns the JSON of the answer."""
    data = json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json", **headers})
    try:
        with urllib.request.urlopen(request, timeout=100) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise OSError(f"{url} answered {error.code}: {error.read(300).decode(errors='replace')}") from error


def prompts(task, strings):
    """Returns the instructions for a model, and the strings as one text."""
    parts = [INSTRUCTIONS.format(language=task["language"]), task.get("guide", "")]
    if task.get("terms"):
        parts.append("Terms: " + json.dumps(task["terms"], ensure_ascii=False))
    return "\n\n".join(filter(None, parts)), "\n".join(json.dumps(s, ensure_ascii=False) for s in strings)


def answers(text, usage):
    """Returns the answers in a model's text, which may have words around its JSON, and what they used."""
    found = json.loads(text[text.index("{"):text.rindex("}") + 1])["translations"]
    return [{"usage": {name: n for name, n in usage.items() if isinstance(n, int)}}, *found]
