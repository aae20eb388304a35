"""The triggers and permissions in a workflow file: the part of GitHub that act doesn't implement."""

import re

from . import yaml

LEVELS = ["none", "read", "write"]
# The default types of a pull request event.
DEFAULT_TYPES = ("opened", "synchronize", "reopened")


class Workflow:
    def __init__(self, path, text):
        self.path = path
        self.text = text
        content = yaml.read(text)
        self.name = content.get("name") or path
        triggers = content["on"]
        if isinstance(triggers, str):
            triggers = [triggers]
        self.triggers = triggers if isinstance(triggers, dict) else dict.fromkeys(triggers)
        self.permissions = content.get("permissions", {"contents": "read"})
        self.concurrency = content.get("concurrency")
        self.jobs = content["jobs"]

    @property
    def uses(self):
        """Returns the actions and workflows of other repositories, as (owner/name, path, reference)."""
        return uses_in(self.text)

    @property
    def environments(self):
        named = (job.get("environment") for job in self.jobs.values())
        return [e["name"] if isinstance(e, dict) else e for e in named if e]

    def dispatch_inputs(self):
        """Returns the inputs of a dispatch with their defaults, or None if the workflow can't be dispatched."""
        if "workflow_dispatch" not in self.triggers:
            return None
        inputs = (self.triggers["workflow_dispatch"] or {}).get("inputs") or {}
        defaults = {name: (spec or {}).get("default", "") for name, spec in inputs.items()}
        return {name: str(text).lower() if isinstance(text, bool) else str(text) for name, text in defaults.items()}

    def token_permissions(self, read_only):
        """Returns the permissions of GITHUB_TOKEN in a run. act has one token for all jobs, with the permissions of any
        job."""
        granted = {}
        for job in self.jobs.values():
            permissions = job.get("permissions", self.permissions)
            if isinstance(permissions, str):
                raise ValueError(f"{self.path}: permissions are to be named one by one")
            for name, level in (permissions or {}).items():
                level = "read" if read_only and level == "write" else level
                name = name.replace("-", "_")
                granted[name] = max(granted.get(name, "none"), level, key=LEVELS.index)
        return granted

    def listens(self, event, changed):
        """Returns whether an event starts a run; `changed` are the files that it changed."""
        if event.name not in self.triggers:
            return False
        filters = self.triggers[event.name] or {}
        if event.name in ("schedule", "merge_group"):
            return True
        action = event.payload.get("action")
        if event.name == "pull_request" and action not in (filters.get("types") or DEFAULT_TYPES):
            return False
        if event.name == "workflow_run":
            if event.payload["workflow_run"]["name"] not in filters["workflows"]:
                return False
            branch = event.payload["workflow_run"]["head_branch"]
        elif event.name == "pull_request":
            branch = event.payload["pull_request"]["base"]["ref"]
        else:
            branch = event.ref.removeprefix("refs/heads/")
        if "branches" in filters and not any(matches(branch, pattern) for pattern in filters["branches"]):
            return False
        return "paths" not in filters or any(chosen(path, filters["paths"]) for path in changed)


def uses_in(text):
    """Returns the (owner/name, path, reference) of each `uses:` of another repository."""
    for name, reference in re.findall(r"^\s*-?\s*uses:\s*([\w.-]+/[^\s@]+)@(\S+)", text, re.MULTILINE):
        owner, repository, *path = name.split("/")
        yield f"{owner}/{repository}", "/".join(path), reference


def chosen(path, patterns):
    """Returns whether a list of patterns matches a path: the last match decides, and patterns with `!` exclude."""
    found = False
    for pattern in patterns:
        if matches(path, pattern.removeprefix("!")):
            found = not pattern.startswith("!")
    return found


def matches(text, pattern):
    """GitHub's patterns, in which `*` doesn't match a slash, but `**` does."""
    expression = "".join({"**": ".*", "*": "[^/]*", "?": "[^/]"}.get(part, re.escape(part))
                         for part in re.split(r"(\*\*|\*|\?)", pattern))
    return re.fullmatch(expression, text) is not None
