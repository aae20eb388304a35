#!/usr/bin/env python3
"""Serves a folder on this machine with entity tags, and prints the port; or floods its clients. Logs each request with
its status and the bytes of the response's body.

    Benchmarks/updates/server.py FOLDER MODE

MODE is a file. If it contains 'flood', each response is 64 MB of zeros; if it contains 'bomb', the same compressed with
gzip.
"""

import functools
import gzip
import hashlib
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
            return self.send_file()
        body = self.bomb if mode == "bomb" else bytes(SIZE)
        self.send_response(200)
        if mode == "bomb":
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body)
        except OSError:
            pass  # The client has closed the connection.

    def send_file(self):
        path = pathlib.Path(self.translate_path(self.path))
        if not path.is_file():
            return self.send_error(404)
        body = path.read_bytes()
        tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        is_known = self.headers["If-None-Match"] == tag
        self.send_response(304 if is_known else 200, size=0 if is_known else len(body))
        self.send_header("ETag", tag)
        if not is_known:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if not is_known:
            self.wfile.write(body)

    def send_response(self, code, message=None, size="-"):
        self.log_request(code, size)
        self.send_response_only(code, message)


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=sys.argv[1]))
print(server.server_port, flush=True)
server.serve_forever()
