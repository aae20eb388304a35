"""Git over HTTP, as served by GitHub: `git http-backend` after a check of tokens.

The wording of refusals is the text after "remote:" in git's output for GitHub, the only thing by which scripts can
distinguish causes: "Write access to repository not granted." (semantic-release/github, issue 578), "Permission to …
denied to …" (celestiaorg/celestia-specs, issue 210), and "Repository not found." for repositories that the token can't
see.
"""

import base64
import binascii
import gzip
import os
import subprocess

# The permission for each service in git's protocol.
LEVELS = {"git-upload-pack": "read", "git-receive-pack": "write"}


def token_text(authorization):
    """Returns the token in a header: `basic` from git, whatever its user name, or `bearer`."""
    scheme, _, value = (authorization or "").partition(" ")
    if scheme.lower() == "basic":
        try:
            return base64.b64decode(value, validate=True).decode().partition(":")[2]
        except (binascii.Error, UnicodeDecodeError):
            return ""
    return value.strip() if scheme.lower() in ("bearer", "token") else ""


def serve(hub, request):
    """Handles a request under /OWNER/NAME(.git)/. Returns the status, headers and body, and the owner of the token."""
    owner, name, *rest = request.path.lstrip("/").split("/")
    repository = hub.repositories.get(f"{owner}/{name.removesuffix('.git')}")
    service = request.query.get("service", rest[-1] if rest else "")
    token = hub.tokens.get(token_text(request.headers.get("Authorization")))
    if service not in LEVELS:
        return 403, {"Content-Type": "text/plain"}, b"Please upgrade your git client.\n", token
    if "Authorization" not in request.headers:
        return refuse(401, "No anonymous access.")
    if token is None:
        return refuse(401, "Invalid username or token. Password authentication is not supported for Git operations.")
    public = repository is not None and repository.public and LEVELS[service] == "read"
    if repository is None or not (public or token.may(repository.name, "contents", "read")):
        return refuse(404, "Repository not found.", token)
    may = public or token.may(repository.name, "contents", LEVELS[service])
    if not may or (repository.read_only and LEVELS[service] == "write"):
        denied = (f"Permission to {repository.name}.git denied to {token.login}."
                  if token.login == "github-actions[bot]" else "Write access to repository not granted.")
        return refuse(403, denied, token)

    if request.method != "POST" or service != "git-receive-pack":
        return *backend(hub, request, repository, rest, token), token
    before = repository.branches()
    answer = backend(hub, request, repository, rest, token)
    hub.note_pushes(repository, before, token.login)
    for branch in repository.branches():
        hub.pushed(repository.name, branch, before.get(branch), token)
    return *answer, token


def refuse(status, text, token=None):
    headers = {"Content-Type": "text/plain"}
    if status == 401:
        headers["WWW-Authenticate"] = 'Basic realm="GitHub"'
    return status, headers, f"{text}\n".encode(), token


def backend(hub, request, repository, rest, token):
    body = request.body
    if request.headers.get("Content-Encoding") == "gzip":
        body = gzip.decompress(body)
    environment = {
        "PATH": os.environ["PATH"],
        "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_NOSYSTEM": "1",
        "GIT_PROJECT_ROOT": str(hub.root),
        "GIT_HTTP_EXPORT_ALL": "1",
        "GIT_PROTOCOL": request.headers.get("Git-Protocol", ""),
        "PATH_INFO": f"/{repository.name}.git/{'/'.join(rest)}",
        "QUERY_STRING": request.query_string,
        "REQUEST_METHOD": request.method,
        "CONTENT_TYPE": request.headers.get("Content-Type", ""),
        "CONTENT_LENGTH": str(len(body)),
        "REMOTE_USER": token.login,
        "REMOTE_ADDR": "127.0.0.1",
        "PROTECTED_REFS": " ".join(sorted(f"refs/heads/{branch}" for branch in repository.protected)),
    }
    # A push to a reference with a hook is refused with the hook's reason, as on GitHub.
    if repository.protected:
        environment |= {"GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "receive.procReceiveRefs",
                        "GIT_CONFIG_VALUE_0": "refs/heads/main"}
    output = subprocess.run(
        ["git", "http-backend"], input=body, env=environment, capture_output=True, check=False).stdout
    head, _, content = output.partition(b"\r\n\r\n")
    headers = dict(line.split(": ", 1) for line in head.decode("latin-1").split("\r\n") if ": " in line)
    return int(headers.pop("Status", "200").split()[0]), headers, content
