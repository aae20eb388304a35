"""The loopback server: git, the REST calls of the workflows, and the chat's webhook, in one process."""

import http.server
import json
import threading
import urllib.parse

from . import rest, smart_http

class Call:
    """A request that was read completely."""

    def __init__(self, handler):
        parts = urllib.parse.urlsplit(handler.path)
        self.method = handler.command
        self.path = urllib.parse.unquote(parts.path)
        self.query_string = parts.query
        self.query = dict(urllib.parse.parse_qsl(parts.query))
        self.headers = handler.headers
        if handler.headers.get("Transfer-Encoding", "").lower() == "chunked":
            self.body = b"".join(iter(lambda: self.chunk(handler.rfile), b""))
        else:
            self.body = handler.rfile.read(int(handler.headers.get("Content-Length") or 0))

    @staticmethod
    def chunk(stream):
        data = stream.read(int(stream.readline(), 16))
        stream.readline()
        return data

    @property
    def json(self):
        """Returns the value of the body, or None if it isn't JSON."""
        try:
            return json.loads(self.body)
        except ValueError:
            return None


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def answer(self):
        hub, call = self.server.hub, Call(self)
        fault = hub.interrupt(call.method, call.path)
        if fault and fault.answer == "drop":
            hub.record(call.method, call.path, 0, None, call.json)
            self.close_connection = True
            return
        token, is_git = None, False
        if fault and fault.answer != "lose":
            status, headers = fault.answer, {"Content-Type": "application/json"}
            body = json.dumps(fault.body or {"message": "Server Error"}).encode()
        elif call.path == hub.chat_path:
            status, headers, body = chat(hub, call)
        elif call.path.startswith("/files/"):
            status, headers, body = files(hub, call)
        elif call.path.startswith("/api/"):
            status, headers, body, token = rest.serve(hub, call)
        else:
            is_git = True
            status, headers, body, token = smart_http.serve(hub, call)
        if fault and fault.answer == "lose":
            status, headers, body = 502, {"Content-Type": "text/html"}, b"<html>Bad Gateway</html>"
        hub.record(call.method, call.path, status, token, None if is_git else call.json)
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

    def log_message(self, *_):
        """Prints nothing, since the hub has the log."""


def chat(hub, call):
    """Responds like an incoming webhook of Slack: "ok", "invalid_payload", "no_text" (Slack API, "Incoming
    webhooks")."""
    message = call.json
    if not isinstance(message, dict):
        return 400, {"Content-Type": "text/plain"}, b"invalid_payload"
    if not message.get("text") and not message.get("blocks"):
        return 400, {"Content-Type": "text/plain"}, b"no_text"
    hub.messages.append(message)
    return 200, {"Content-Type": "text/plain"}, b"ok"


def files(hub, call):
    """A host of files that everyone can read, and that clients with its key can write to."""
    path = call.path.removeprefix("/files/")
    if call.method == "PUT":
        if call.headers.get("Authorization") != hub.files_key:
            return 403, {"Content-Type": "text/plain"}, b"AccessDenied"
        hub.files[path] = call.body
        return 200, {}, b""
    if path not in hub.files:
        return 404, {"Content-Type": "text/plain"}, b"NoSuchKey"
    return 200, {"Content-Type": "application/octet-stream"}, hub.files[path]


class Server(http.server.ThreadingHTTPServer):
    """Serves a hub, which a test may replace. Listens on 127.0.0.1, at a port that the system selects."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server_port}"
        self.hub = None
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def use(self, hub):
        hub.url = self.url
        self.hub = hub

    def handle_error(self, request, client_address):
        """Callers that are stopped during a request are part of the tests."""
