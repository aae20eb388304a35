"""Who calls, and what they may."""

import dataclasses
import hashlib

LEVELS = {"none": 0, "read": 1, "write": 2, "admin": 3}


@dataclasses.dataclass(frozen=True)
class Token:
    """What a caller shows: whose it is, for which repositories, with which permissions.

    What GITHUB_TOKEN does starts no runs, dispatches excepted; what the token of a person or an app does starts them
    (GitHub Docs, "Triggering a workflow from a workflow").
    """

    text: str
    login: str
    repositories: frozenset
    permissions: dict
    starts_runs: bool = True

    def may(self, repository, permission, level):
        if repository not in self.repositories:
            return False
        # Every token of an app reads what a repository is called.
        granted = "read" if permission == "metadata" else self.permissions.get(permission, "none")
        return LEVELS[granted] >= LEVELS[level]


@dataclasses.dataclass(frozen=True)
class App:
    """A GitHub App, where it is installed, and what it was granted there."""

    id: str
    slug: str
    key: str
    repositories: frozenset
    permissions: dict

    @property
    def login(self):
        return f"{self.slug}[bot]"

    @property
    def digest(self):
        """What the stand-in for actions/create-github-app-token shows that it has the key."""
        return hashlib.sha256(self.key.encode()).hexdigest()
