"""GitHub Actions without GitHub: the workflows that an event starts, with their token and secrets.

This adds the parts that act lacks: the workflow file for an event (that of the merged pull request, or else that of the
default branch or of the pushed commit), GITHUB_TOKEN with the permissions in the file, secrets (none for a fork, those
of an environment only on its branches), and the `workflow_run` after a run. Groups of `concurrency` are ignored: runs
that are started together run together, which is a harder test than on GitHub.
"""

import concurrent.futures
import itertools
import json
import pathlib
import tarfile

from loopback.hub import Event
from loopback.shapes import described, files_between, pull_request, user

from . import act
from .run import Run
from .workflow import Workflow

# Events about a commit, whose own workflow files are used.
OF_A_COMMIT = ("push", "pull_request", "merge_group", "workflow_dispatch")


class Actions:
    """Runs the workflows that a hub's events start. `library` is the repository under test, `tools` is the runner's
    tool cache."""

    def __init__(self, hub, root, library, tools, environment=None):
        self.hub = hub
        self.root = pathlib.Path(root)
        self.library = pathlib.Path(library)
        self.tools = pathlib.Path(tools)
        self.environment = environment or {}
        self.secrets = {}
        self.variables = {}
        # The secrets of environments, only for runs on these branches: {repository: {name: (branches, secrets)}}
        self.environments = {}
        self.numbers = itertools.count(1)
        self.runs = []
        hub.dispatch_inputs = self.dispatch_inputs

    def dispatch_inputs(self, repository, sha, path):
        return Workflow(path, repository.read(path, sha)).dispatch_inputs()

    # MARK: Events

    def push(self, repository, branch="main", actor="someone"):
        """A person's push of a branch's current commit."""
        target = self.hub.repositories[repository]
        ref, sha = f"refs/heads/{branch}", target.sha(f"refs/heads/{branch}")
        payload = {"ref": ref, "before": target.sha(f"{sha}^") or "0" * 40, "after": sha, "created": False,
                   "deleted": False, "forced": False, "head_commit": {"id": sha}}
        return self.deliver(Event("push", repository, payload, actor, sha, ref))

    def pull_request(self, pull, action="opened", actor=None):
        """Starts the workflows of a pull request, unless it conflicts with its base."""
        base = self.hub.repositories[pull.repository]
        head, tip = self.hub.head_sha(pull), base.sha(f"refs/heads/{pull.base}")
        merged = base.merge(tip, head, f"Merge {head} into {tip}", pull.author)
        if merged is None:
            return []
        if action == "synchronize":
            pull.base_sha = tip
        ref = f"refs/pull/{pull.number}/merge"
        base.git("update-ref", ref, merged)
        payload = {"action": action, "number": pull.number, "pull_request": pull_request(self.hub, pull)}
        return self.deliver(Event("pull_request", pull.repository, payload, actor or pull.author, merged, ref,
                                  from_fork=pull.head_repository != pull.repository))

    def merge_group(self, repository, branch="main"):
        """A merge queue's check of whether a branch can be merged, which runs on a branch of its own."""
        target = self.hub.repositories[repository]
        base = target.sha(f"refs/heads/{branch}")
        sha = target.merge(base, base, f"Merge pull request into {branch}", "github-merge-queue[bot]")
        ref = f"refs/heads/gh-readonly-queue/{branch}/pr-1-{base}"
        target.git("update-ref", ref, sha)
        payload = {"action": "checks_requested", "merge_group": {
            "head_sha": sha, "head_ref": ref, "base_sha": base, "base_ref": f"refs/heads/{branch}"}}
        return self.deliver(Event("merge_group", repository, payload, "github-merge-queue[bot]", sha, ref))

    def schedule(self, repository, cron="0 0 * * *"):
        target = self.hub.repositories[repository]
        payload = {"schedule": cron}
        return self.deliver(Event("schedule", repository, payload, "someone", target.head, "refs/heads/main"))

    def dispatch(self, repository, file, inputs=None, actor="someone", branch="main"):
        """A person's click on "Run workflow"."""
        return self.deliver(self.dispatched(repository, file, inputs, actor, branch))

    def dispatched(self, repository, file, inputs=None, actor="someone", branch="main"):
        target, path = self.hub.repositories[repository], f".github/workflows/{file}"
        ref = f"refs/heads/{branch}"
        defaults = self.dispatch_inputs(target, ref, path)
        payload = {"inputs": {**defaults, **(inputs or {})}, "ref": ref, "workflow": path}
        return Event("workflow_dispatch", repository, payload, actor, target.sha(ref), ref)

    def drain(self, limit=20):
        """Runs the workflows that earlier runs have started, until none are left."""
        done = []
        while self.hub.events:
            if len(done) > limit:
                raise RuntimeError("the workflows start each other without end")
            done += self.deliver(self.hub.events.pop(0))
        return done

    def next(self):
        """Runs only the workflows that the oldest waiting event starts."""
        return self.deliver(self.hub.events.pop(0))

    def deliver(self, event):
        """Runs all workflows that an event starts, one after another."""
        return [self.run(event, workflow) for workflow in self.started(event)]

    def together(self, *events):
        """Runs the workflows that several events start at the same time."""
        started = [(event, workflow) for event in events for workflow in self.started(event)]
        with concurrent.futures.ThreadPoolExecutor(len(started)) as pool:
            return list(pool.map(lambda pair: self.run(*pair), started))

    def started(self, event):
        repository = self.hub.repositories[event.repository]
        revision = event.sha if event.name in OF_A_COMMIT else repository.head
        changed = []
        if event.name == "push" and repository.sha(event.payload["before"]):
            changed = [f["filename"] for f in files_between(repository, event.payload["before"], event.sha)]
        elif event.name == "pull_request":
            changed = [f["filename"] for f in files_between(repository, f"{event.sha}^1", event.sha)]
        workflows = [Workflow(path, repository.read(path, revision)) for path in repository.files(revision)
                     if path.startswith(".github/workflows/") and path.endswith((".yml", ".yaml"))]
        if event.name == "workflow_dispatch":
            workflows = [w for w in workflows if w.path == event.payload["workflow"]]
        return [w for w in workflows if w.listens(event, changed)]

    # MARK: Runs

    def secrets_for(self, event, workflow):
        if event.from_fork:
            return {}
        secrets = dict(self.secrets.get(event.repository, {}))
        for name in workflow.environments:
            branches, held = self.environments.get(event.repository, {}).get(name, ((), {}))
            if any(event.ref == f"refs/heads/{branch}" for branch in branches):
                secrets |= held
        return secrets

    def run(self, event, workflow):
        repository, number = self.hub.repositories[event.repository], next(self.numbers)
        token = self.hub.issue("github-actions[bot]", [event.repository],
                               workflow.token_permissions(event.from_fork), starts_runs=False)
        run = Run(event, workflow, number, self.secrets_for(event, workflow), token, self.hub)
        place = self.root / f"run-{number}"
        source = place / "source"
        source.mkdir(parents=True)
        self.extract(repository, event, source)
        payload = {**event.payload, "repository": described(self.hub, repository),
                   "sender": user(self.hub, event.actor)}
        (place / "event.json").write_text(json.dumps(payload))
        self.begin(run)
        environment = {
            "GITHUB_REPOSITORY": event.repository,
            "GITHUB_REPOSITORY_ID": str(repository.id),
            "GITHUB_SERVER_URL": self.hub.url,
            "GITHUB_API_URL": f"{self.hub.url}/api",
            "GITHUB_REF": event.ref,
            "SHA_REF": event.sha,
            "GITHUB_RUN_ID": str(number),
            "GITHUB_TRIGGERING_ACTOR": event.actor,
            **self.environment,
        }
        act.perform(run, place, environment, self.variables.get(event.repository, {}), self.library, self.tools)
        del self.hub.tokens[run.token.text]
        self.finish(run)
        self.runs.append(run)
        return run

    def extract(self, repository, event, source):
        """Puts the workflow files where act reads them, and nothing else, since checkout fills the workspace."""
        revision = event.sha if event.name in OF_A_COMMIT else repository.head
        archive = source.parent / "workflows.tar"
        repository.git("archive", "--output", str(archive), revision, ".github")
        with tarfile.open(archive) as tar:
            tar.extractall(source, filter="data")
        archive.unlink()

    # MARK: Results of a run

    def description(self, run):
        event, hub = run.event, self.hub
        pull = event.payload.get("pull_request")
        head = hub.repositories[pull["head"]["repo"]["full_name"] if pull else event.repository]
        return {
            "id": run.number, "name": run.workflow.name, "path": run.workflow.path, "event": event.name,
            "status": "completed", "conclusion": run.conclusion, "run_attempt": 1,
            "head_branch": pull["head"]["ref"] if pull else event.ref.removeprefix("refs/heads/"),
            "head_sha": pull["head"]["sha"] if pull else event.sha,
            "head_repository": described(hub, head), "repository": described(hub, hub.repositories[event.repository]),
            "actor": user(hub, event.actor), "triggering_actor": user(hub, event.actor),
            "html_url": f"{hub.url}/{event.repository}/actions/runs/{run.number}",
            # GitHub doesn't list pull requests of a fork here.
            "pull_requests": [{"number": pull["number"]}] if pull and not event.from_fork else [],
        }

    def begin(self, run):
        self.hub.runs[(run.event.repository, run.number)] = {**self.description(run), "status": "in_progress",
                                                             "conclusion": None}

    def finish(self, run):
        described_run = self.description(run)
        self.hub.runs[(run.event.repository, run.number)] = described_run
        repository = self.hub.repositories[run.event.repository]
        self.hub.events.append(Event(
            "workflow_run", run.event.repository,
            {"action": "completed", "workflow_run": described_run,
             "workflow": {"name": run.workflow.name, "path": run.workflow.path}},
            run.event.actor, repository.head, "refs/heads/main"))
