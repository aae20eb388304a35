#!/usr/bin/env python3
"""Serves a folder on this machine, and prints the port; or floods whoever asks.

    Benchmarks/updates/server.py FOLDER MODE

MODE is a file. If it holds 'flood', each answer is 64 MB of zeros; if it holds 'bomb', the same compressed with gzip.
"""

import functools
import gzip
import http.server
import pathlib
import sys

SIZE = 64 << 20


class Handler(http.server.SimpleHTTPRequestHandler):
    mode = pathlib.Path(sys.argv[2])
    bomb = gzip.compress(bytes(SIZE))

    def do_GET(self):
        mode = self.mode.read_text().strip() if self.mode.exists() else ""
        if mode not in ("flood", "bomb"):
            return super().do_GET()
        body = self.bomb if mode == "bomb" else bytes(SIZE)
        self.send_response(200)
        if mode == "bomb":
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            pass  # Who asked has had enough.


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=sys.argv[1]))
print(server.server_port, flush=True)
server.serve_forever()
