"""The state of the loopback server: repositories, tokens, pull requests, checks, and the log of requests."""

import dataclasses
import re
import secrets
import threading

from .repository import Repository
from .tokens import Token


@dataclasses.dataclass
class PullRequest:
    number: int
    repository: str
    head_repository: str
    branch: str
    base: str
    title: str
    body: str
    author: str
    author_type: str
    # GitHub's `base.sha`: the base branch when the pull request was opened or its head was last pushed, not the current
    # one (github/docs, issue 431; github/rest-api-description, issue 5978).
    base_sha: str
    state: str = "open"
    draft: bool = False
    merged: bool = False
    merge_commit: str | None = None
    # The number of times that GitHub still responds that it doesn't know yet whether this can be merged.
    undecided: int = 0


@dataclasses.dataclass
class Request:
    """A line of the log: the request, the caller and the response."""

    method: str
    path: str
    status: int
    login: str | None
    body: object = None


@dataclasses.dataclass
class Fault:
    """A fault of the server: a status, `drop` for no response at all, or `lose` for a response that is lost."""

    method: str
    pattern: str
    answer: int | str
    remaining: int
    body: dict | None = None


@dataclasses.dataclass
class Event:
    """An event that starts runs in a repository, as GitHub delivers it."""

    name: str
    repository: str
    payload: dict
    actor: str
    sha: str
    ref: str
    # Whether the change comes from a fork, whose runs get no secrets and only a read-only token.
    from_fork: bool = False


class Hub:
    """Everything in the GitHub of a test. `root` is the folder of its bare repositories."""

    def __init__(self, root):
        self.root = root
        self.url = ""
        self.repositories = {}
        self.apps = {}
        self.tokens = {}
        self.logins = {}
        self.pulls = []
        self.runs = {}
        # The pushes to branches, oldest first: {repository: [activity]}
        self.activities = {}
        # The commits that it made itself.
        self.made_by_github = set()
        self.events = []
        self.requests = []
        self.issued = []
        self.messages = []
        self.chat_path = "/chat/" + secrets.token_hex(8)
        # A host of files, with the key that is required for writing.
        self.files = {}
        self.files_key = f"host-id {secrets.token_hex(16)}"
        self.faults = []
        self.once = []
        # Returns the inputs that a workflow of a repository declares at a commit; set by the code that runs workflows.
        self.dispatch_inputs = None
        self.lock = threading.RLock()

    # MARK: Existing state

    def add_repository(self, name):
        repository = Repository(name, f"{self.root}/{name}.git", 1000 + len(self.repositories))
        repository.pushed = self.note_pushes
        self.repositories[name] = repository
        return repository

    def identity(self, login):
        """Returns the number of an account, which is always the same."""
        with self.lock:
            return self.logins.setdefault(login, 5000 + len(self.logins))

    def issue(self, login, repositories, permissions, starts_runs=True):
        token = Token("ghs_" + secrets.token_hex(18), login, frozenset(repositories), dict(permissions), starts_runs)
        self.tokens[token.text] = token
        return token

    def grant(self, client, **permissions):
        """Changes the permissions of an app."""
        app = self.apps[client]
        self.apps[client] = dataclasses.replace(app, permissions={**app.permissions, **permissions})

    def install(self, client, repositories):
        """Changes the repositories in which an app is installed."""
        self.apps[client] = dataclasses.replace(self.apps[client], repositories=frozenset(repositories))

    def pull(self, repository, number):
        return next((p for p in self.pulls if p.repository == repository and p.number == number), None)

    def head_sha(self, pull):
        """Keeps the commit that a pull request would merge, as GitHub does when its branch is deleted."""
        fork = self.repositories[pull.head_repository]
        tip = fork.sha(f"refs/heads/{pull.branch}")
        base = self.repositories[pull.repository]
        if tip:
            if fork is not base:
                base.git("fetch", "--quiet", fork.path, tip)
            base.git("update-ref", f"refs/pull/{pull.number}/head", tip)
        return tip or base.sha(f"refs/pull/{pull.number}/head")

    # MARK: Faults and concurrent changes

    def fail(self, method, pattern, answer, times=1, body=None):
        """Lets the next requests of a kind fail: `answer` is a status, `drop` or `lose`."""
        self.faults.append(Fault(method, pattern, answer, times, body))

    def before(self, method, pattern, action, times=1):
        """Runs a function just before a request of a kind is answered, such as another user's push."""
        self.once.append([method, pattern, action, times])

    def interrupt(self, method, path):
        """Runs the functions that are due before a request, and returns the request's fault."""
        with self.lock:
            due = [entry for entry in self.once if entry[3] > 0 and entry[0] == method and re.search(entry[1], path)]
            for entry in due:
                entry[3] -= 1
            fault = next((f for f in self.faults
                          if f.remaining > 0 and f.method == method and re.search(f.pattern, path)), None)
            if fault:
                fault.remaining -= 1
        for entry in due:
            entry[2]()
        return fault

    # MARK: Pushes

    def note_pushes(self, repository, before, login):
        """Records who moved which branches, as in a repository's activity."""
        kept = self.activities.setdefault(repository.name, [])
        for branch, after in repository.branches().items():
            old = before.get(branch)
            if old == after:
                continue
            kind = "branch_creation" if old is None else "push"
            if old and not repository.holds(old, after):
                kind = "force_push"
            kept.append({"id": len(kept) + 1, "before": old or "0" * 40, "after": after, "ref": f"refs/heads/{branch}",
                         "activity_type": kind, "actor": {"login": login, "id": self.identity(login)}})

    # MARK: Reports

    def record(self, method, path, status, token, body=None):
        with self.lock:
            self.requests.append(Request(method, path, status, token.login if token else None, body))

    def asked(self, method, pattern):
        """Returns the requests of a kind, in order."""
        return [r for r in self.requests if r.method == method and re.search(pattern, r.path)]

    def pushed(self, repository, branch, before, token):
        """Reports a push if it starts runs."""
        after = self.repositories[repository].sha(f"refs/heads/{branch}")
        if after is None or after == before or not token.starts_runs:
            return
        ref = f"refs/heads/{branch}"
        self.events.append(Event("push", repository, {
            "ref": ref, "before": before or "0" * 40, "after": after, "created": before is None, "deleted": False,
            "forced": False, "head_commit": {"id": after}, "pusher": {"name": token.login},
        }, token.login, after, ref))
