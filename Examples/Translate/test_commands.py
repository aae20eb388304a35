#!/usr/bin/env python3
"""Runs each command of this folder below `l10n-gen translate`, with a stand-in for its service on loopback.

    Examples/Translate/test_commands.py PATH/TO/l10n-gen

The stand-ins translate into capital letters, lose a placeholder the first time, and fail once.
"""

import http.server
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import threading

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = """open: Open the file
page: 'Page {page} of {count}'
empty: 'No <b>files</b> & folders'
files: { one: '{count} file', other: '{count} files' }
steps: [First, Then]
"""


def shout(text):
    """Translates what is outside of placeholders and tags."""
    return re.sub(r"(\{.*?\}|<.*?>|&\w+;)|([^{<&]+)", lambda match: match[1] or match[2].upper(), text)


def translations(lines, is_first):
    for line in lines.splitlines():
        string = json.loads(line)
        source = string["source"]
        if "forms" in string:
            yield {"id": string["id"], "forms": {form: shout(source["other"]) for form in string["forms"]}}
        elif isinstance(source, list):
            yield {"id": string["id"], "items": [shout(text) for text in source]}
        else:
            yield {"id": string["id"], "text": shout(source.replace("{page}", "") if is_first else source)}


class Service(http.server.BaseHTTPRequestHandler):
    """All services at once, told apart by their paths."""

    calls = {}

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        call = self.calls[self.path] = self.calls.get(self.path, 0) + 1
        if call == 1:
            return self.answer(529, {"error": "overloaded"})
        if self.path == "/v2/translate":
            assert self.headers["Authorization"] == "DeepL-Auth-Key secret" and body["target_lang"] == "DE", body
            return self.answer(200, {"translations": [{"text": shout(text)} for text in body["text"]]})
        user = body["messages"][-1]["content"]
        assert "Be polite." in json.dumps(body) and '"id"' in user, body
        text = "Here you are:\n" + json.dumps({"translations": list(translations(user, call == 2))})
        self.answer(200, {
            "/v1/chat/completions": {"choices": [{"message": {"content": text}}], "usage": {"prompt_tokens": 7}},
            "/v1/messages": {"content": [{"type": "text", "text": text}], "usage": {"input_tokens": 7}},
            "/api/chat": {"message": {"content": text}, "prompt_eval_count": 7},
        }[self.path])

    def answer(self, status, value):
        data = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


def test(tool, name, settings):
    with tempfile.TemporaryDirectory() as folder:
        project = pathlib.Path(folder)
        (project / "l10n.yml").write_text("source: en\n")
        (project / "TRANSLATION.md").write_text("Be polite.\n")
        (project / "translations").mkdir()
        (project / "translations/en.yml").write_text(SOURCE)
        command = [tool, "translate", "--to", "de", "--with", sys.executable, str(HERE / f"{name}.py")]
        run = subprocess.run(
            command, cwd=project, env={**os.environ, **settings}, capture_output=True, text=True, timeout=60)
        text = (project / "translations/de.yml").read_text() if run.returncode == 0 else ""
        for part in ("OPEN THE FILE", "PAGE {page} OF {count}", "{count} FILES", "FIRST", "NO <b>FILES</b> & FOLDERS"):
            assert part in text, f"{name}: {part!r} isn't in {text!r}\n{run.stdout}{run.stderr}"
        print(f"{name}: {run.stderr.strip().splitlines()[-1]}")


def main():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Service)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}"
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    test(tool, "openai", {"OPENAI_BASE_URL": url + "/v1", "OPENAI_API_KEY": "secret", "OPENAI_MODEL": "m"})
    test(tool, "anthropic", {"ANTHROPIC_BASE_URL": url, "ANTHROPIC_API_KEY": "secret", "ANTHROPIC_MODEL": "m"})
    test(tool, "local", {"OLLAMA_HOST": url, "OLLAMA_MODEL": "m"})
    test(tool, "deepl", {"DEEPL_URL": url, "DEEPL_AUTH_KEY": "secret"})


if __name__ == "__main__":
    main()
