"""The objects for accounts, repositories and pull requests in GitHub's API: the fields that workflows may use."""


def user(hub, login, kind=None):
    kind = kind or ("Bot" if login.endswith("[bot]") else "User")
    return {"login": login, "id": hub.identity(login), "type": kind}


def described(hub, repository):
    owner, name = repository.name.split("/")
    return {
        "id": repository.id, "name": name, "full_name": repository.name, "private": not repository.public,
        "fork": owner == "stranger",
        "owner": user(hub, owner, "Organization"), "default_branch": repository.default_branch,
        "url": f"{hub.url}/api/repos/{repository.name}", "clone_url": f"{hub.url}/{repository.name}.git",
        "html_url": f"{hub.url}/{repository.name}",
    }


def pull_request(hub, pull):
    base, head = hub.repositories[pull.repository], hub.repositories[pull.head_repository]
    sha, base_sha = hub.head_sha(pull), base.sha(f"refs/heads/{pull.base}")
    mergeable = None if pull.state == "closed" else base.merge(base_sha, sha, "Try", "try") is not None
    if pull.undecided > 0:
        pull.undecided -= 1
        mergeable = None
    return {
        "number": pull.number, "id": 9000 + pull.number, "state": pull.state, "draft": pull.draft, "title": pull.title,
        "body": pull.body, "locked": False, "user": user(hub, pull.author, pull.author_type), "merged": pull.merged,
        "mergeable": mergeable,
        "merge_commit_sha": pull.merge_commit, "html_url": f"{hub.url}/{pull.repository}/pull/{pull.number}",
        "url": f"{hub.url}/api/repos/{pull.repository}/pulls/{pull.number}", "author_association": "NONE",
        "head": {"ref": pull.branch, "sha": sha, "label": f"{head.name.split('/')[0]}:{pull.branch}",
                 "user": user(hub, head.name.split("/")[0]), "repo": described(hub, head)},
        "base": {"ref": pull.base, "sha": pull.base_sha, "label": f"{base.name.split('/')[0]}:{pull.base}",
                 "user": user(hub, base.name.split("/")[0]), "repo": described(hub, base)},
        "changed_files": len(files_between(base, base_sha, sha)),
    }


def commit(hub, repository, sha):
    """Returns a commit in a list, with the accounts of its addresses."""
    author, committer = repository.git("show", "--no-patch", "--format=%ae%x00%ce", sha).split("\0")
    # Commits by GitHub are signed by it.
    return {"sha": sha, "author": account(hub, author), "committer": account(hub, committer),
            "commit": {"verification": {"verified": sha in hub.made_by_github}}}


def account(hub, address):
    """Returns the owner of an address: the name before the @, and for GitHub's own address, the account that it commits
    with."""
    if address == "noreply@github.com":
        return {"login": "web-flow", "id": 19864447, "type": "User"}
    login = address.partition("@")[0]
    return user(hub, login) if login in hub.logins else None


def files_between(repository, base, head):
    """Returns the changes of a pull request: the difference from the merge base, with a rename as one file."""
    fork_point = repository.git("merge-base", base, head)
    fields = repository.git("diff", "--name-status", "-z", "-M", fork_point, head).rstrip("\0").split("\0")
    names = {"A": "added", "M": "modified", "D": "removed", "R": "renamed", "T": "changed"}
    files, index = [], 0
    while index + 1 < len(fields):
        kind = fields[index][0]
        entry = {"filename": fields[index + 1], "status": names[kind]}
        if kind == "R":
            entry = {"filename": fields[index + 2], "previous_filename": fields[index + 1], "status": "renamed"}
        files.append({"sha": "0" * 40, "additions": 1, "deletions": 1, "changes": 2, **entry})
        index += 3 if kind == "R" else 2
    return files
