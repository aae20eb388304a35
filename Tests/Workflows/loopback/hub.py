"""What the loopback server knows: repositories, tokens, pull requests, checks, and what was asked of it."""

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
    # What GitHub calls `base.sha`: the base branch as it was when the pull request was opened or its head last pushed,
    # not as it is (github/docs, issue 431; github/rest-api-description, issue 5978).
    base_sha: str
    state: str = "open"
    draft: bool = False
    merged: bool = False
    merge_commit: str | None = None
    # How often GitHub still answers that it doesn't know yet whether this merges.
    undecided: int = 0


@dataclasses.dataclass
class Request:
    """One line of the log: what was asked, by whom, and what was answered."""

    method: str
    path: str
    status: int
    login: str | None
    body: object = None


@dataclasses.dataclass
class Fault:
    """What the server does wrong: a status, `drop` for no answer at all, `lose` for an answer that is lost."""

    method: str
    pattern: str
    answer: int | str
    remaining: int
    body: dict | None = None


@dataclasses.dataclass
class Event:
    """Something that starts runs in a repository, as GitHub would deliver it."""

    name: str
    repository: str
    payload: dict
    actor: str
    sha: str
    ref: str
    # Whether the change comes from a fork, whose runs get no secrets and a token that only reads.
    from_fork: bool = False


class Hub:
    """All that one test's GitHub holds. `root` is where its bare repositories are."""

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
        # The commits that it made by itself.
        self.made_by_github = set()
        self.events = []
        self.requests = []
        self.issued = []
        self.messages = []
        self.chat_path = "/chat/" + secrets.token_hex(8)
        # A host of files, and what whoever writes to it has to send.
        self.files = {}
        self.files_key = f"host-id {secrets.token_hex(16)}"
        self.faults = []
        self.once = []
        # Gives the inputs that a workflow of a repository declares at a commit; whoever runs workflows knows them.
        self.dispatch_inputs = None
        self.lock = threading.RLock()

    # MARK: What is there

    def add_repository(self, name):
        repository = Repository(name, f"{self.root}/{name}.git", 1000 + len(self.repositories))
        repository.pushed = self.note_pushes
        self.repositories[name] = repository
        return repository

    def identity(self, login):
        """The number of an account; the same for each of its answers."""
        with self.lock:
            return self.logins.setdefault(login, 5000 + len(self.logins))

    def issue(self, login, repositories, permissions, starts_runs=True):
        token = Token("ghs_" + secrets.token_hex(18), login, frozenset(repositories), dict(permissions), starts_runs)
        self.tokens[token.text] = token
        return token

    def grant(self, client, **permissions):
        """Changes what an app was granted."""
        app = self.apps[client]
        self.apps[client] = dataclasses.replace(app, permissions={**app.permissions, **permissions})

    def install(self, client, repositories):
        """Changes where an app is installed."""
        self.apps[client] = dataclasses.replace(self.apps[client], repositories=frozenset(repositories))

    def pull(self, repository, number):
        return next((p for p in self.pulls if p.repository == repository and p.number == number), None)

    def head_sha(self, pull):
        """What a pull request would merge: GitHub keeps it when its branch is deleted."""
        fork = self.repositories[pull.head_repository]
        tip = fork.sha(f"refs/heads/{pull.branch}")
        base = self.repositories[pull.repository]
        if tip:
            if fork is not base:
                base.git("fetch", "--quiet", fork.path, tip)
            base.git("update-ref", f"refs/pull/{pull.number}/head", tip)
        return tip or base.sha(f"refs/pull/{pull.number}/head")

    # MARK: What goes wrong, and what happens in between

    def fail(self, method, pattern, answer, times=1, body=None):
        """Lets the next requests of a kind fail: `answer` is a status, `drop` or `lose`."""
        self.faults.append(Fault(method, pattern, answer, times, body))

    def before(self, method, pattern, action, times=1):
        """Does something just before a request of a kind is answered, such as somebody else's push."""
        self.once.append([method, pattern, action, times])

    def interrupt(self, method, path):
        """Does what is due before a request, and gives the fault it is to meet."""
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

    # MARK: Who pushed

    def note_pushes(self, repository, before, login):
        """Keeps who moved which branches, as a repository's activity shows it."""
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

    # MARK: What is reported

    def record(self, method, path, status, token, body=None):
        with self.lock:
            self.requests.append(Request(method, path, status, token.login if token else None, body))

    def asked(self, method, pattern):
        """The requests of a kind, in order."""
        return [r for r in self.requests if r.method == method and re.search(pattern, r.path)]

    def pushed(self, repository, branch, before, token):
        """Tells of a push, if it starts runs."""
        after = self.repositories[repository].sha(f"refs/heads/{branch}")
        if after is None or after == before or not token.starts_runs:
            return
        ref = f"refs/heads/{branch}"
        self.events.append(Event("push", repository, {
            "ref": ref, "before": before or "0" * 40, "after": after, "created": before is None, "deleted": False,
            "forced": False, "head_commit": {"id": after}, "pusher": {"name": token.login},
        }, token.login, after, ref))
