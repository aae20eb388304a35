"""GitHub Actions without GitHub: which workflows an event starts, with what token and secrets, run by act.

What act leaves out is here: the file that counts for an event (that of the merged pull request, else that of the
default branch or of the pushed commit), GITHUB_TOKEN with what the file asks for, secrets (none for a fork, those of an
environment only on its branches), the checks that a run leaves on a commit, and the `workflow_run` after it. Groups of
`concurrency` are not kept: what is started together runs together, which is harder than on GitHub.
"""

import base64
import concurrent.futures
import dataclasses
import itertools
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile

from loopback.hub import Event
from loopback.repository import git
from loopback.rest import described, files_between, pull_request, user

from .workflow import Workflow, uses_in

HERE = pathlib.Path(__file__).resolve().parent.parent
STAND_INS = HERE / "stand-ins"
ACT = pathlib.Path(sys.executable).with_name("act")
TIME_LIMIT = 120
PWNED = "pwned"
RUNNERS = ("ubuntu-latest", "ubuntu-24.04")
# The repository whose actions and workflows are under test.
LIBRARY = "l10n-gen/l10n-gen"
# What the actions look at beside `.github`.
NEEDED = ("scripts/add-workflows.sh", "scripts/release-version.sh", "Sources/l10n-gen/L10nGen.swift")


@dataclasses.dataclass
class Annotation:
    level: str
    text: str
    file: str = ""
    line: str = ""
    title: str = ""


@dataclasses.dataclass
class Run:
    """What a person sees of a run: how it ended, its annotations, its summary and its log."""

    event: Event
    workflow: Workflow
    number: int
    conclusion: str = "skipped"
    jobs: dict = dataclasses.field(default_factory=dict)
    annotations: list = dataclasses.field(default_factory=list)
    summary: str = ""
    log: list = dataclasses.field(default_factory=list)
    commands: list = dataclasses.field(default_factory=list)
    secrets: dict = dataclasses.field(default_factory=dict)
    token: object = None
    # The secrets and tokens that the run has left in its workspace or in a configuration of git.
    left_on_disk: list = dataclasses.field(default_factory=list)
    # Whether something that strangers wrote was run: hostile text in these tests makes a file of this name.
    pwned: bool = False

    @property
    def output(self):
        return "".join(self.log)

    def said(self, level):
        """The texts of the annotations of a level."""
        return "\n".join(f"{a.title}: {a.text}" if a.title else a.text for a in self.annotations if a.level == level)

    def __str__(self):
        lines = [f"{self.event.repository} {self.workflow.path} on {self.event.name}: {self.conclusion} {self.jobs}"]
        lines += [f"  {a.level}: {a.title} {a.text} {a.file}:{a.line}" for a in self.annotations]
        return "\n".join(lines) + f"\n{self.summary}\n{self.output}"


class Actions:
    """Runs what a hub's events start. `library` is the repository under test, `tools` is the runner's tool cache."""

    def __init__(self, hub, root, library, tools, environment=None):
        self.hub = hub
        self.root = pathlib.Path(root)
        self.library = pathlib.Path(library)
        self.tools = pathlib.Path(tools)
        self.environment = environment or {}
        self.secrets = {}
        self.variables = {}
        # The secrets of environments, which only runs for these branches get: {repository: {name: (branches, secrets)}}
        self.environments = {}
        self.numbers = itertools.count(1)
        self.runs = []
        hub.dispatch_inputs = self.dispatch_inputs

    def dispatch_inputs(self, repository, sha, path):
        return Workflow(path, repository.read(path, sha)).dispatch_inputs()

    # MARK: Events

    def push(self, repository, branch="main", actor="someone"):
        """A person's push of what a branch holds by now."""
        target = self.hub.repositories[repository]
        ref, sha = f"refs/heads/{branch}", target.sha(f"refs/heads/{branch}")
        payload = {"ref": ref, "before": target.sha(f"{sha}^") or "0" * 40, "after": sha, "created": False,
                   "deleted": False, "forced": False, "head_commit": {"id": sha}}
        return self.deliver(Event("push", repository, payload, actor, sha, ref))

    def pull_request(self, pull, action="opened", actor=None):
        """What a pull request starts; nothing where it conflicts with its base."""
        base = self.hub.repositories[pull.repository]
        head, tip = self.hub.head_sha(pull), base.sha(f"refs/heads/{pull.base}")
        merged = base.merge(tip, head, f"Merge {head} into {tip}", pull.author)
        if merged is None:
            return []
        ref = f"refs/pull/{pull.number}/merge"
        base.git("update-ref", ref, merged)
        payload = {"action": action, "number": pull.number, "pull_request": pull_request(self.hub, pull)}
        return self.deliver(Event("pull_request", pull.repository, payload, actor or pull.author, merged, ref,
                                  from_fork=pull.head_repository != pull.repository))

    def schedule(self, repository, cron="0 0 * * *"):
        target = self.hub.repositories[repository]
        return self.deliver(Event("schedule", repository, {"schedule": cron}, "someone", target.head, "refs/heads/main"))

    def dispatch(self, repository, file, inputs=None, actor="someone"):
        """A person's click on "Run workflow"."""
        return self.deliver(self.dispatched(repository, file, inputs, actor))

    def dispatched(self, repository, file, inputs=None, actor="someone"):
        target, path = self.hub.repositories[repository], f".github/workflows/{file}"
        defaults = self.dispatch_inputs(target, "main", path)
        payload = {"inputs": {**defaults, **(inputs or {})}, "ref": "refs/heads/main", "workflow": path}
        return Event("workflow_dispatch", repository, payload, actor, target.head, "refs/heads/main")

    def drain(self, limit=20):
        """Runs what earlier runs have started, until nothing is left."""
        done = []
        while self.hub.events:
            if len(done) > limit:
                raise RuntimeError("the workflows start each other without end")
            done += self.deliver(self.hub.events.pop(0))
        return done

    def next(self):
        """Runs what the oldest of the waiting events starts, and no more."""
        return self.deliver(self.hub.events.pop(0))

    def deliver(self, event):
        """Runs all that an event starts, one after the other."""
        return [self.run(event, workflow) for workflow in self.started(event)]

    def together(self, *events):
        """Runs what several events start at the same time."""
        started = [(event, workflow) for event in events for workflow in self.started(event)]
        with concurrent.futures.ThreadPoolExecutor(len(started)) as pool:
            return list(pool.map(lambda pair: self.run(*pair), started))

    def started(self, event):
        repository = self.hub.repositories[event.repository]
        # The default branch's file counts for what isn't about a commit.
        revision = event.sha if event.name in ("push", "pull_request", "workflow_dispatch") else repository.head
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
        run = Run(event, workflow, number, secrets=self.secrets_for(event, workflow))
        run.token = self.hub.issue("github-actions[bot]", [event.repository],
                                   workflow.token_permissions(event.from_fork), starts_runs=False)
        place = self.root / f"run-{number}"
        source = place / "source"
        source.mkdir(parents=True)
        self.extract(repository, event, source)
        payload = {**event.payload, "repository": described(self.hub, repository),
                   "sender": user(self.hub, event.actor)}
        (place / "event.json").write_text(json.dumps(payload))
        self.begin(run)
        self.act(run, place, source)
        del self.hub.tokens[run.token.text]
        self.finish(run)
        self.runs.append(run)
        return run

    def extract(self, repository, event, source):
        """Puts the workflow files where act reads them. Nothing else: the workspace is for checkout to fill."""
        revision = event.sha if event.name in ("push", "pull_request", "workflow_dispatch") else repository.head
        archive = source.parent / "workflows.tar"
        repository.git("archive", "--output", str(archive), revision, ".github")
        with tarfile.open(archive) as tar:
            tar.extractall(source, filter="data")
        archive.unlink()

    def act(self, run, place, source):
        event, home = run.event, place / "home"
        (home / ".cache/act").mkdir(parents=True)
        (home / ".cache/act/tool_cache").symlink_to(self.tools)
        (place / "secrets").write_text("".join(
            f"{name}={json.dumps(text)}\n" for name, text in [*run.secrets.items(), ("GITHUB_TOKEN", run.token.text)]))
        environment = {
            "GITHUB_REPOSITORY": event.repository,
            "GITHUB_REPOSITORY_ID": str(self.hub.repositories[event.repository].id),
            "GITHUB_SERVER_URL": self.hub.url,
            "GITHUB_API_URL": f"{self.hub.url}/api",
            "GITHUB_REF": event.ref,
            "SHA_REF": event.sha,
            "GITHUB_RUN_ID": str(run.number),
            "GITHUB_TRIGGERING_ACTOR": event.actor,
            **self.environment,
        }
        arguments = [
            str(ACT), event.name, "-C", str(source), "-W", run.workflow.path, "-e", str(place / "event.json"),
            "--no-skip-checkout", "--no-cache-server", "--json",
            # Secrets stay readable, so that a test sees it when one is printed.
            "--insecure-secrets", "--actor", event.actor, "--secret-file", str(place / "secrets"),
        ]
        for label in RUNNERS:
            arguments += ["-P", f"{label}=-self-hosted"]
        for name, text in environment.items():
            arguments += ["--env", f"{name}={text}"]
        for name, text in self.variables.get(event.repository, {}).items():
            arguments += ["--var", f"{name}={text}"]
        for name, folder in self.local_repositories(run.workflow).items():
            arguments += ["--local-repository", f"{name}={folder}"]
        process = subprocess.run(
            arguments, capture_output=True, text=True, timeout=TIME_LIMIT, cwd=place, check=False,
            env={"PATH": os.environ["PATH"], "HOME": str(home), "TMPDIR": str(place), "GIT_CONFIG_NOSYSTEM": "1"})
        self.interpret(run, process)
        self.inspect(run, place)
        shutil.rmtree(place)

    def inspect(self, run, place):
        """Looks at what a run leaves on the disk of its machine."""
        run.pwned = any(place.rglob(PWNED))
        hidden = [t for t in self.hidden(run) if len(t) > 8]
        hidden += [base64.b64encode(f"x-access-token:{text}".encode()).decode() for text in hidden]
        for path in [*place.glob("home/.gitconfig"), *place.glob("home/.cache/act/*/hostexecutor/**/*")]:
            if path.is_file() and not path.is_symlink():
                content = path.read_bytes()
                run.left_on_disk += [str(path.relative_to(place)) for text in hidden if text.encode() in content]

    def hidden(self, run):
        """What nobody may read in a log: the run's secrets and all tokens there are."""
        return [*run.secrets.values(), *self.hub.tokens, *(token.text for token in self.hub.issued)]

    def local_repositories(self, workflow):
        """The folder for each `uses:` that can be reached from a workflow."""
        folders, texts = {}, [workflow.text]
        for path in sorted(self.library.glob(".github/workflows/*.yml")) + sorted(self.library.glob(".github/actions/*/*.yml")):
            texts.append(path.read_text())
        for name, path, reference in itertools.chain.from_iterable(map(uses_in, texts)):
            folder = self.library if name == LIBRARY else STAND_INS / name
            if folder.exists():
                folders[f"{name}@{reference}"] = folder
        return folders

    def interpret(self, run, process):
        told = []
        for line in process.stdout.splitlines() + process.stderr.splitlines():
            try:
                entry = json.loads(line)
            except ValueError:
                run.log.append(f"{line}\n")
                continue
            command = entry.get("command")
            if entry.get("raw_output"):
                run.log.append(entry["msg"])
            elif command in ("error", "warning", "notice"):
                pairs = entry.get("kvPairs") or {}
                run.annotations.append(Annotation(command, entry["arg"], *(pairs.get(k, "") for k in ("file", "line", "title"))))
            elif command == "summary":
                # A composite action's summary is told again for the step that uses the action.
                if entry["stepID"] != told[:len(entry["stepID"])]:
                    run.summary += entry["content"]
                    told = entry["stepID"]
            elif command:
                run.commands.append((command, entry.get("arg"), entry.get("kvPairs")))
            elif entry["level"] == "error":
                run.log.append(f"{entry['msg']}\n")
            if "jobResult" in entry:
                run.jobs[self.job_name(run, entry["job"])] = entry["jobResult"]
        if process.returncode != 0 or "failure" in run.jobs.values():
            run.conclusion = "failure"
        elif "success" in run.jobs.values():
            run.conclusion = "success"

    @staticmethod
    def job_name(run, name):
        """The name of a job's check: act puts the workflow's before it, and that of a called one in between."""
        if name.startswith(f"{run.workflow.name}/"):
            return name.removeprefix(f"{run.workflow.name}/")
        caller, _, rest = name.partition("/")
        return f"{caller} / {rest.partition('/')[2]}"

    # MARK: What a run leaves behind

    def description(self, run):
        event, hub = run.event, self.hub
        pull = event.payload.get("pull_request")
        head = hub.repositories[pull["head"]["repo"]["full_name"] if pull else event.repository]
        return {
            "id": run.number, "name": run.workflow.name, "path": run.workflow.path, "event": event.name,
            "status": "completed" if run.conclusion else "in_progress", "conclusion": run.conclusion, "run_attempt": 1,
            "head_branch": pull["head"]["ref"] if pull else event.ref.removeprefix("refs/heads/"),
            "head_sha": pull["head"]["sha"] if pull else event.sha,
            "head_repository": described(hub, head), "repository": described(hub, hub.repositories[event.repository]),
            "actor": user(hub, event.actor), "triggering_actor": user(hub, event.actor),
            "html_url": f"{hub.url}/{event.repository}/actions/runs/{run.number}", "check_suite_id": 70000 + run.number,
            # GitHub names no pull request of a fork here.
            "pull_requests": [{"number": pull["number"], "head": {"ref": pull["head"]["ref"], "sha": pull["head"]["sha"]},
                               "base": {"ref": pull["base"]["ref"]}}] if pull and not event.from_fork else [],
        }

    def begin(self, run):
        self.hub.runs[(run.event.repository, run.number)] = {**self.description(run), "status": "in_progress",
                                                             "conclusion": None}

    def finish(self, run):
        described_run = self.description(run)
        self.hub.runs[(run.event.repository, run.number)] = described_run
        for name, result in run.jobs.items():
            self.hub.check_runs.append({
                "id": len(self.hub.check_runs) + 1, "name": name, "head_sha": described_run["head_sha"],
                "repository": run.event.repository, "status": "completed", "conclusion": result,
                "app": {"id": 15368, "slug": "github-actions"}, "check_suite": {"id": described_run["check_suite_id"]},
                "html_url": described_run["html_url"],
            })
        repository = self.hub.repositories[run.event.repository]
        self.hub.events.append(Event(
            "workflow_run", run.event.repository,
            {"action": "completed", "workflow_run": described_run, "workflow": {"name": run.workflow.name, "path": run.workflow.path}},
            run.event.actor, repository.head, "refs/heads/main"))


def copy_library(source, folder):
    """A clone of this repository for act to take actions from: its `.github` is `source`, and the rest what those need.

    act doesn't know `uses: $/…` yet, which is GitHub's for "this repository, this commit".
    """
    shutil.copytree(source, folder / ".github")
    for name in NEEDED:
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE.parent.parent / name, target)
    for path in folder.glob(".github/**/*.yml"):
        text = path.read_text()
        path.write_text(re.sub(r"(uses: )\$/(\S+)", rf"\1{LIBRARY}/\2@self", text))
    git(str(folder), "init", "--quiet", "--initial-branch", "main")
    git(str(folder), "add", "--all")
    git(str(folder), "commit", "--quiet", "--message", "Everything")
    return folder


def tool_cache(folder, tool):
    """A runner's tool cache that has a tool, as the setup action looks for it."""
    version = subprocess.run([tool, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    place = folder / "l10n-gen" / version / {"x86_64": "x64"}.get(platform.machine(), "arm64")
    place.mkdir(parents=True)
    (place / "l10n-gen").symlink_to(tool)
    return folder
