#!/usr/bin/env python3
"""The answers of the two servers, for editors and for coding agents, on a catalog of any size, beside a run of `check`.

    Benchmarks/servers.py L10N_GEN [KEYS]

L10N_GEN is the tool, KEYS the number of keys in each of three languages. Prints the median wall-clock time in
milliseconds, the processor time, and the most memory. Before each answer, a text or its translation changes, so that
nothing can be remembered. Needs Linux. Figures are comparable on one machine only.
"""

import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
KEY = "account.list.card_sort_caption"
RUNS = 12


class Server:
    """A process that answers requests over standard input and output."""

    def __init__(self, tool, command, directory, framed):
        self.framed = framed
        self.process = subprocess.Popen(
            [tool, command], cwd=directory, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last = 0

    def send(self, method, parameters, identifier=None):
        message = {"jsonrpc": "2.0", "method": method, "params": parameters}
        if identifier:
            message["id"] = identifier
        data = json.dumps(message).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%b" % (len(data), data) if self.framed else data + b"\n")
        self.process.stdin.flush()

    def receive(self):
        if not self.framed:
            return json.loads(self.process.stdout.readline())
        length = 0
        while line := self.process.stdout.readline().strip():
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return json.loads(self.process.stdout.read(length))

    def request(self, method, parameters):
        """Returns the result of a request."""
        self.last += 1
        self.send(method, parameters, self.last)
        while True:
            message = self.receive()
            if message.get("id") == self.last and "method" not in message:
                if "error" in message:
                    sys.exit(f"{method}: {message['error']['message']}")
                return message["result"]

    @property
    def processor(self):
        """The processor time so far, in seconds."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self):
        """Ends the server. Returns the most memory that it had, in MB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        self.process.stdin.close()
        self.process.wait()
        return int(status.split("VmHWM:")[1].split()[0]) / 1000


def row(name, server, prepare, ask):
    """Prints the times of requests, each of which follows a change."""
    times, processor = [], []
    for turn in range(RUNS):
        prepare(turn)
        start, before = time.perf_counter(), server.processor
        ask(turn)
        times.append((time.perf_counter() - start) * 1000)
        processor.append((server.processor - before) * 1000)
    print(f"  {name:<34}{statistics.median(times):6.0f} ms {statistics.median(processor):6.0f} ms")


def editor(tool, directory):
    server = Server(tool, "language-server", directory, framed=True)
    root = directory.as_uri()
    path = directory / "translations" / "en.yml"
    lines = path.read_text().split("\n")
    number = next(index for index, line in enumerate(lines) if line.strip().startswith(KEY.split(".")[-1]))
    column = lines[number].index("{")
    document = {"uri": path.as_uri()}
    place = {"textDocument": document, "position": {"line": number, "character": column - 4}}
    server.request("initialize", {
        "processId": None, "rootUri": root, "workspaceFolders": [{"uri": root, "name": "benchmark"}],
        "capabilities": {"general": {"positionEncodings": ["utf-8"]}, "textDocument": {"diagnostic": {}}}})
    server.send("initialized", {})
    server.send("textDocument/didOpen", {
        "textDocument": {**document, "languageId": "yaml", "version": 1, "text": "\n".join(lines)}})
    server.request("textDocument/hover", place)

    def edit(turn):
        # Removes a brace, and writes it again. The server reads a change when it is asked for something.
        end = column + (turn + 1) % 2
        range_ = {"start": {"line": number, "character": column}, "end": {"line": number, "character": end}}
        server.send("textDocument/didChange", {
            "textDocument": {**document, "version": turn + 2},
            "contentChanges": [{"range": range_, "text": "{" if turn % 2 else ""}]})

    print("language-server")
    for method in ("hover", "completion", "diagnostic"):
        row(f"{method} after an edit", server, edit, lambda _: server.request(f"textDocument/{method}", place))
    print(f"  {'memory':<34}{server.end():6.0f} MB")


def agent(tool, directory):
    server = Server(tool, "mcp", directory, framed=False)
    server.request("initialize", {
        "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "benchmark", "version": "1"}})

    def call(name, arguments):
        return server.request("tools/call", {"name": name, "arguments": arguments})["structuredContent"]

    unit = {}

    def ask(_):
        unit.update(call("next", {"language": "en", "keys": [KEY]})["units"][0])

    def submit(turn):
        text = f"Sort the cards of {{name}}, number {turn}?"
        answer = {"id": unit["id"], "basis": unit["basis"], "text": text}
        result = call("submit", {"translations": [answer], "force": [unit["id"]]})["results"][0]
        if result["result"] != "written":
            sys.exit(f"the translation was {result['result']}")

    print("mcp")
    call("status", {})
    ask(0)
    row("submit", server, ask, submit)
    row("next after a submission", server, submit_and_forget(ask, submit), ask)
    row("find", server, lambda _: None, lambda _: call("find", {"text": "sort the cards"}))
    print(f"  {'memory':<34}{server.end():6.0f} MB")


def submit_and_forget(ask, submit):
    """Returns a function that submits another text."""
    def prepare(turn):
        ask(turn)
        submit(turn + RUNS)
    return prepare


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    keys = sys.argv[2] if len(sys.argv) == 3 else "10000"
    with tempfile.TemporaryDirectory() as work:
        directory = pathlib.Path(work)
        catalog = [sys.executable, str(HERE / "catalog.py"), keys, work, "--translations-only"]
        subprocess.run(catalog, check=True, stdout=subprocess.DEVNULL)
        print(f"{keys} keys in three languages: wall-clock and processor time")
        times = []
        for _ in range(RUNS):
            start = time.perf_counter()
            subprocess.run([tool, "check"], cwd=directory, stdout=subprocess.DEVNULL, check=False)
            times.append((time.perf_counter() - start) * 1000)
        print(f"check\n  {'the whole program':<34}{statistics.median(times):6.0f} ms")
        editor(tool, directory)
        agent(tool, directory)


if __name__ == "__main__":
    main()
