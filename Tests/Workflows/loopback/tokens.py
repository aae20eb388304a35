"""Callers and their permissions."""

import dataclasses
import hashlib

LEVELS = {"none": 0, "read": 1, "write": 2, "admin": 3}


@dataclasses.dataclass(frozen=True)
class Token:
    """A caller's credentials: the owner, the repositories, and the permissions.

    Actions with GITHUB_TOKEN don't start runs, except for dispatches; those with the token of a person or an app do
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
        # Every token of an app may read a repository's name.
        granted = "read" if permission == "metadata" else self.permissions.get(permission, "none")
        return LEVELS[granted] >= LEVELS[level]


@dataclasses.dataclass(frozen=True)
class App:
    """A GitHub App, the repositories in which it is installed, and its permissions there."""

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
        """The value by which the replacement for actions/create-github-app-token shows that it has the key."""
        return hashlib.sha256(self.key.encode()).hexdigest()
