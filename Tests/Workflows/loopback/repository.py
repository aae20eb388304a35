"""A bare repository, with the operations that the server and the tests need."""

import dataclasses
import os
import subprocess

# The machine's own settings don't affect a test's repository.
ENVIRONMENT = {
    "PATH": os.environ["PATH"],
    "HOME": "/nonexistent",
    "GIT_CONFIG_GLOBAL": "/dev/null",
    "GIT_CONFIG_NOSYSTEM": "1",
    "GIT_TERMINAL_PROMPT": "0",
    "GIT_AUTHOR_NAME": "Someone",
    "GIT_AUTHOR_EMAIL": "someone@example.com",
    "GIT_COMMITTER_NAME": "Someone",
    "GIT_COMMITTER_EMAIL": "someone@example.com",
    "LC_ALL": "C.UTF-8",
}


def git(directory, *arguments, text=None, environment=None, check=True):
    """Returns the output of a git command, without its last line end."""
    result = subprocess.run(
        ["git", "-c", "protocol.file.allow=always", "-C", directory, *arguments],
        input=text, capture_output=True, text=True, env={**ENVIRONMENT, **(environment or {})}, check=False)
    if check and result.returncode != 0:
        raise RuntimeError(f"git {' '.join(arguments)}: {result.stderr.strip()}")
    return result.stdout.rstrip("\n")


def succeeds(directory, *arguments):
    """Returns whether a git command ends with 0."""
    return subprocess.run(["git", "-C", directory, *arguments], capture_output=True, env=ENVIRONMENT,
                          check=False).returncode == 0


@dataclasses.dataclass(frozen=True)
class Link:
    """A symbolic link, to commit in place of a text."""

    target: str


@dataclasses.dataclass(frozen=True)
class Pin:
    """A submodule's commit, to commit in place of a text."""

    sha: str


class Repository:
    """A repository on the server: `name` is its owner and name, `path` its bare directory."""

    default_branch = "main"

    def __init__(self, name, path, number):
        self.name = name
        self.path = str(path)
        self.id = number
        # Whether every token may read it.
        self.public = False
        # Whether all pushes are refused, whatever the token.
        self.read_only = False
        self.protected = set()
        # Called for each commit that is made here.
        self.pushed = None

    def git(self, *arguments, **options):
        return git(self.path, *arguments, **options)

    def holds(self, commit, descendant):
        """Returns whether a commit is the same as another, or its ancestor."""
        return succeeds(self.path, "merge-base", "--is-ancestor", commit, descendant)

    def sha(self, revision):
        """Returns the commit of a revision, or None if there is none."""
        return self.git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}",
                        check=False) or None

    @property
    def head(self):
        return self.sha(f"refs/heads/{self.default_branch}")

    def branches(self):
        """Returns the commit of each branch."""
        lines = self.git("for-each-ref", "--format=%(refname:lstrip=2) %(objectname)", "refs/heads").splitlines()
        return dict(line.rsplit(" ", 1) for line in lines)

    def read(self, path, revision="main"):
        return self.git("cat-file", "blob", f"{revision}:{path}")

    def files(self, revision="main"):
        return self.git("ls-tree", "-r", "-z", "--name-only", revision).rstrip("\0").split("\0")

    def pin(self, path, revision="main"):
        """Returns the commit that a submodule is pinned to."""
        return self.git("rev-parse", f"{revision}:{path}")

    def log(self, revisions="main"):
        """Returns the subjects of the commits, the newest first."""
        return self.git("log", "--format=%s", revisions).splitlines()

    def commit(self, changes, message="Change files", branch="main", parent=None, author="someone", name=None,
               address=None, pusher=None, second_parent=None):
        """Commits files to a branch, which need not exist, and returns the commit. None as the text deletes a file.

        `parent` is the revision before the commit, if it isn't the branch. `second_parent` is another one that it
        merges, without any changes. `name` and `address` replace the account's, and `pusher` is the user who pushes it,
        if it isn't the author.
        """
        before = self.branches()
        parent = self.sha(parent or f"refs/heads/{branch}") or self.head
        index = {"GIT_INDEX_FILE": os.path.join(self.path, f"index-{os.getpid()}")}
        identity = {f"GIT_{role}_{part}": address or f"{author}@example.com" if part == "EMAIL" else name or author
                    for role in ("AUTHOR", "COMMITTER") for part in ("NAME", "EMAIL")}
        self.git("read-tree", parent, environment=index)
        for path, content in changes.items():
            if content is None:
                # Mode 0 removes a file; a bare repository has no other way.
                self.git("update-index", "--index-info", text=f"0 {'0' * 40}\t{path}\n", environment=index)
                continue
            if isinstance(content, Pin):
                entry = f"160000,{content.sha},{path}"
            elif isinstance(content, Link):
                entry = f"120000,{self.git('hash-object', '-w', '--stdin', text=content.target)},{path}"
            else:
                entry = f"100644,{self.git('hash-object', '-w', '--stdin', text=content)},{path}"
            self.git("update-index", "--add", "--cacheinfo", entry, environment=index)
        tree = self.git("write-tree", environment=index)
        os.remove(index["GIT_INDEX_FILE"])
        parents = ["-p", parent] + (["-p", second_parent] if second_parent else [])
        sha = self.git("commit-tree", tree, *parents, "-F", "-", text=message, environment=identity)
        self.git("update-ref", f"refs/heads/{branch}", sha)
        if self.pushed:
            self.pushed(self, before, pusher or author)
        return sha

    def merge(self, base, head, message, author, squash=False):
        """Returns a commit that merges two others, or None if they conflict. No branch is moved."""
        merged = self.git("merge-tree", "--write-tree", base, head, check=False).splitlines()
        # After a conflict, the lines after the tree list the conflicting files.
        if len(merged) != 1:
            return None
        parents = ["-p", base] if squash else ["-p", base, "-p", head]
        identity = {"GIT_AUTHOR_NAME": author, "GIT_COMMITTER_NAME": "GitHub",
                    "GIT_COMMITTER_EMAIL": "noreply@github.com"}
        return self.git("commit-tree", merged[0], *parents, "-F", "-", text=message, environment=identity)
