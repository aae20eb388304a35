"""The REST calls in the workflows, with the objects and the status codes of GitHub's API version 2022-11-28.

Sources, all docs.github.com/rest: "Pull requests" (get, files, merge: 200, 405 not mergeable, 409 moved head),
"Workflow runs", "Workflows" (dispatch: 204, 404, 422), "Commits" (compare), "Git references", "Repositories"
(activity), "GitHub Apps" (installation; access tokens: 201, 422 for permissions that weren't granted). A token without
a permission gets 403 "Resource not accessible by integration"; for objects that it can't see at all, it gets 404 "Not
Found".
"""

import json
import re

from . import smart_http
from .hub import Event
from .shapes import commit, files_between, pull_request, user

PAGE = 30


class Refusal(Exception):
    def __init__(self, status, message):
        super().__init__(message)
        self.status = status
        self.message = message


class Question:
    """A call that matches a route, with its hub, token and repository."""

    def __init__(self, hub, call, token, repository):
        self.hub = hub
        self.call = call
        self.token = token
        self.repository = repository

    def need(self, permission, level):
        if not self.token.may(self.repository.name, permission, level):
            raise Refusal(403, "Resource not accessible by integration")

    def commit(self, revision):
        sha = self.repository.sha(revision) or self.repository.sha(f"refs/heads/{revision}")
        if sha is None:
            raise Refusal(404, "Not Found")
        return sha


ROUTES = []


def route(method, pattern):
    """Registers the function for a path. `REPO` matches a repository, whose metadata the caller must be able to
    read."""
    def register(function):
        expression = pattern.replace("REPO", r"/repos/(?P<repository>[^/]+/[^/]+)")
        ROUTES.append((method, re.compile(expression), "REPO" in pattern, function))
        return function
    return register


def serve(hub, call):
    """Handles a request under /api/. Returns the status, headers and body, and the owner of the token."""
    path = call.path.removeprefix("/api")
    token = hub.tokens.get(smart_http.token_text(call.headers.get("Authorization")))
    headers = {"Content-Type": "application/json; charset=utf-8"}
    try:
        status, content = dispatch(hub, call, path, token, headers)
    except Refusal as refusal:
        status, content = refusal.status, {"message": refusal.message, "status": str(refusal.status),
                                           "documentation_url": "https://docs.github.com/rest"}
    return status, headers, b"" if content is None else json.dumps(content).encode(), token


def dispatch(hub, call, path, token, headers):
    for method, pattern, in_repository, function in ROUTES:
        match = pattern.fullmatch(path)
        if not match or method != call.method:
            continue
        values = match.groupdict()
        if not in_repository:
            return function(hub, call, token, **values)
        if "Authorization" not in call.headers:
            raise Refusal(404, "Not Found")
        if token is None:
            raise Refusal(401, "Bad credentials")
        repository = hub.repositories.get(values.pop("repository"))
        if repository is None or not token.may(repository.name, "metadata", "read"):
            raise Refusal(404, "Not Found")
        question = Question(hub, call, token, repository)
        answer = function(question, **values)
        if isinstance(answer, list):
            return 200, paged(hub, call, answer, headers)
        return answer if isinstance(answer, tuple) else (200, answer)
    raise Refusal(404, "Not Found")


def paged(hub, call, items, headers, default=PAGE):
    """Returns a page of a list, with the link to the next, as described in "Using pagination in the REST API"."""
    size = min(int(call.query.get("per_page", default)), max(100, default))
    page = int(call.query.get("page", 1))
    if page * size < len(items):
        headers["Link"] = f'<{hub.url}{call.path}?per_page={size}&page={page + 1}>; rel="next"'
    return items[(page - 1) * size:page * size]


# MARK: Commits, runs and dispatches

@route("GET", "REPO/compare/(?P<base>[^/]+?)\\.\\.\\.(?P<head>[^/]+)")
def compare(question, base, head):
    question.need("contents", "read")
    base, head, repository = question.commit(base), question.commit(head), question.repository
    merge_base = repository.git("merge-base", base, head, check=False)
    if not merge_base:
        raise Refusal(404, f"No common ancestor between {base} and {head}.")
    ahead = repository.git("rev-list", f"{base}..{head}").splitlines()
    behind = repository.git("rev-list", f"{head}..{base}").splitlines()
    status = {(False, False): "identical", (True, False): "ahead", (False, True): "behind"}.get(
        (bool(ahead), bool(behind)), "diverged")
    return {"status": status, "ahead_by": len(ahead), "behind_by": len(behind), "total_commits": len(ahead),
            "base_commit": {"sha": base}, "merge_base_commit": {"sha": merge_base},
            "commits": paged(question.hub, question.call, [commit(question.hub, repository, sha)
                                                           for sha in reversed(ahead)], {}, 250),
            # At most this many are listed, on any page.
            "files": files_between(repository, base, head)[:300]}


@route("GET", "REPO/git/ref/heads/(?P<branch>.+)")
def get_branch(question, branch):
    question.need("contents", "read")
    sha = question.repository.sha(f"refs/heads/{branch}")
    if sha is None:
        raise Refusal(404, "Not Found")
    return {"ref": f"refs/heads/{branch}", "object": {"sha": sha, "type": "commit"}}


@route("GET", "REPO/activity")
def list_activity(question):
    question.need("contents", "read")
    kept = question.hub.activities.get(question.repository.name, [])
    ref = question.call.query.get("ref", "")
    return [entry for entry in reversed(kept) if ref in ("", entry["ref"], entry["ref"].removeprefix("refs/heads/"))]


@route("GET", "REPO/actions/runs/(?P<number>\\d+)")
def get_run(question, number):
    question.need("actions", "read")
    run = question.hub.runs.get((question.repository.name, int(number)))
    if run is None:
        raise Refusal(404, "Not Found")
    return run


@route("POST", "REPO/actions/workflows/(?P<file>[^/]+)/dispatches")
def dispatch_workflow(question, file):
    question.need("actions", "write")
    hub, repository, body = question.hub, question.repository, question.call.json
    if not isinstance(body, dict) or "ref" not in body:
        raise Refusal(422, "Invalid request.\n\n\"ref\" wasn't supplied.")
    path = f".github/workflows/{file}"
    if path not in repository.files():
        raise Refusal(404, "Not Found")
    branch = str(body["ref"]).removeprefix("refs/heads/")
    sha = repository.sha(f"refs/heads/{branch}")
    if sha is None:
        raise Refusal(422, f"No ref found for: {body['ref']}")
    declared = hub.dispatch_inputs(repository, sha, path)
    if declared is None:
        raise Refusal(422, "Workflow does not have 'workflow_dispatch' trigger")
    unexpected = sorted(set(body.get("inputs") or {}) - set(declared))
    if unexpected:
        raise Refusal(422, f"Unexpected inputs provided: {json.dumps(unexpected)}")
    inputs = declared | (body.get("inputs") or {})
    ref = f"refs/heads/{branch}"
    hub.events.append(Event("workflow_dispatch", repository.name,
                            {"inputs": inputs, "ref": ref, "workflow": path}, question.token.login, sha, ref))
    return 204, None


# MARK: Pull requests

def asked_pull(question, number):
    question.need("pull_requests", "read")
    pull = question.hub.pull(question.repository.name, int(number))
    if pull is None:
        raise Refusal(404, "Not Found")
    return pull


@route("GET", "REPO/pulls/(?P<number>\\d+)")
def get_pull(question, number):
    return pull_request(question.hub, asked_pull(question, number))


@route("GET", "REPO/pulls/(?P<number>\\d+)/files")
def list_files(question, number):
    pull = asked_pull(question, number)
    base = question.repository
    return files_between(base, base.sha(f"refs/heads/{pull.base}"), question.hub.head_sha(pull))


@route("PUT", "REPO/pulls/(?P<number>\\d+)/merge")
def merge_pull(question, number):
    hub, repository, body = question.hub, question.repository, question.call.json or {}
    pull = hub.pull(repository.name, int(number))
    if pull is None:
        raise Refusal(404, "Not Found")
    question.need("contents", "write")
    if pull.state != "open" or pull.draft:
        raise Refusal(405, "Pull Request is not mergeable")
    head, base = hub.head_sha(pull), repository.sha(f"refs/heads/{pull.base}")
    if body.get("sha") not in (None, head):
        raise Refusal(409, "Head branch was modified. Review and try the merge again.")
    if pull.base in repository.protected:
        raise Refusal(405, "Repository rule violations found\n\nAt least 1 approving review is required by reviewers "
                           "with write access.\n\n")
    title = body.get("commit_title") or f"Merge pull request #{number} from {pull.branch}"
    message = f"{title}\n\n{body.get('commit_message', pull.title)}"
    merged = repository.merge(base, head, message, question.token.login, squash=body.get("merge_method") == "squash")
    if merged is None:
        raise Refusal(405, "Pull Request is not mergeable")
    before = repository.branches()
    repository.git("update-ref", f"refs/heads/{pull.base}", merged, base)
    hub.note_pushes(repository, before, question.token.login)
    pull.state, pull.merged, pull.merge_commit = "closed", True, merged
    hub.pushed(repository.name, pull.base, base, question.token)
    return 200, {"sha": merged, "merged": True, "message": "Pull Request successfully merged"}


# MARK: Tokens of an app

def calling_app(hub, call):
    """Returns the app whose key signed the call. The replacement sends the key's digest where the action sends a signed
    token."""
    signed = smart_http.token_text(call.headers.get("Authorization"))
    app = next((a for a in hub.apps.values() if f"{a.id}:{a.digest}" == signed), None)
    if app is None:
        raise Refusal(401, "A JSON web token could not be decoded")
    return app


@route("GET", "/repos/(?P<owner>[^/]+)/(?P<name>[^/]+)/installation")
def installation_of_repository(hub, call, _, owner, name):
    app = calling_app(hub, call)
    if f"{owner}/{name}" not in app.repositories:
        raise Refusal(404, "Not Found")
    return 200, {"id": int(app.id) + 1, "app_slug": app.slug, "account": user(hub, owner, "Organization")}


@route("GET", "/(?:users|orgs)/(?P<owner>[^/]+)/installation")
def installation_of_owner(hub, call, _, owner):
    app = calling_app(hub, call)
    if not any(name.startswith(f"{owner}/") for name in app.repositories):
        raise Refusal(404, "Not Found")
    return 200, {"id": int(app.id) + 1, "app_slug": app.slug, "account": user(hub, owner, "Organization")}


@route("POST", "/app/installations/(?P<number>\\d+)/access_tokens")
def create_access_token(hub, call, _, number):
    app, body = calling_app(hub, call), call.json or {}
    if int(number) != int(app.id) + 1:
        raise Refusal(404, "Not Found")
    names = {name.split("/")[1]: name for name in app.repositories}
    wanted = body.get("repositories") or sorted(names)
    if any(name not in names for name in wanted):
        raise Refusal(422, "There is at least one repository that does not exist or is not accessible to the parent "
                           "installation.")
    permissions = body.get("permissions") or app.permissions
    levels = {"read": 1, "write": 2}
    if any(levels.get(level, 3) > levels.get(app.permissions.get(name), 0) for name, level in permissions.items()):
        raise Refusal(422, "The permissions requested are not granted to this installation.")
    token = hub.issue(app.login, [names[name] for name in wanted], permissions)
    hub.issued.append(token)
    return 201, {"token": token.text, "expires_at": "2099-01-01T00:00:00Z", "permissions": permissions,
                 "repository_selection": "selected"}
