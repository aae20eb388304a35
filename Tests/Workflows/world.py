"""A team's two repositories, its service and its app, and their GitHub, created for each test."""

import pathlib
import shutil
import subprocess

from loopback.hub import Hub, PullRequest
from loopback.repository import ENVIRONMENT, git
from loopback.server import Server
from loopback.tokens import App
from runner.actions import Actions

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

TRANSLATIONS = "acme/translations"
APP = "acme/app"
FORK = "stranger/translations"

# The account with which the translation service opens pull requests, and its branches.
SERVICE = "lokalise-bot"
SERVICE_ID = 8642
PREFIX = "lokalise/"

KEY = "-----BEGIN RSA PRIVATE KEY-----\nnot a key, and on several lines as one\n-----END RSA PRIVATE KEY-----\n"
CLIENT = "4711"


def install(library, kind, tree, *names):
    """Adds the workflows in the way a new user does."""
    script = library / "scripts/add-workflows.sh"
    subprocess.run([script, kind, tree, *names], check=True, capture_output=True, env=ENVIRONMENT)


class Template:
    """Both repositories before a test, to be copied for each. `url` is the address at which they will be served."""

    def __init__(self, root, url, tool, library):
        self.root = pathlib.Path(root)
        translations = self.tree("translations")
        install(library, "translations", translations, APP, SERVICE, str(SERVICE_ID), PREFIX)
        self.bare(TRANSLATIONS, translations)
        app = self.tree("app")
        install(library, "app", app, TRANSLATIONS)
        manifest = app / "Package.swift"
        manifest.write_text(manifest.read_text().replace("L10N_GEN", str(ROOT)))
        (app / ".gitmodules").write_text(
            f'[submodule "translations"]\n\tpath = translations\n\turl = {url}/{TRANSLATIONS}.git\n')
        shutil.copytree(translations, app / "translations", ignore=shutil.ignore_patterns(".github", ".git"))
        subprocess.run([tool, "emit"], cwd=app, check=True, capture_output=True)
        shutil.rmtree(app / "translations")
        pin = git(str(self.path(TRANSLATIONS)), "rev-parse", "main")
        self.bare(APP, app, pin)

    def tree(self, name):
        shutil.copytree(HERE / "seeds" / name, self.root / name)
        return self.root / name

    def path(self, name):
        return self.root / "bare" / f"{name}.git"

    def bare(self, name, tree, pin=None):
        git(str(tree), "init", "--quiet", "--initial-branch", "main")
        git(str(tree), "add", "--all")
        if pin:
            git(str(tree), "update-index", "--add", "--cacheinfo", f"160000,{pin},translations")
        git(str(tree), "commit", "--quiet", "--message", "Begin")
        path = self.path(name)
        git(str(tree), "clone", "--quiet", "--bare", "--no-hardlinks", ".", str(path))
        # One file for all objects, because each test copies the repository.
        git(str(path), "gc", "--quiet")
        shutil.rmtree(path / "hooks", ignore_errors=True)
        (path / "hooks").mkdir()
        (path / "hooks/proc-receive").symlink_to(HERE / "loopback/proc-receive")
        for key in ("http.receivepack", "uploadpack.allowAnySHA1InWant", "receive.advertisePushOptions"):
            git(str(path), "config", key, "true")


class World:
    """The GitHub of a test."""

    def __init__(self, root, template, server, library, tools, tool):
        root = pathlib.Path(root)
        shutil.copytree(template.root / "bare", root / "bare", symlinks=True)
        self.root = root
        self.tool = tool
        self.hub = Hub(root / "bare")
        self.hub.logins[SERVICE] = SERVICE_ID
        server.use(self.hub)
        self.translations = self.hub.add_repository(TRANSLATIONS)
        self.app = self.hub.add_repository(APP)
        # With exactly the permissions that the guide recommends.
        self.bot = App(CLIENT, "acme-l10n", KEY, frozenset({TRANSLATIONS, APP}),
                       {"contents": "write", "actions": "write", "metadata": "read"})
        self.hub.apps[CLIENT] = self.bot
        self.actions = Actions(self.hub, root / "runs", library, tools, {"RETRY_SECONDS": "0"})
        secrets = {"L10N_APP_PRIVATE_KEY": KEY, "SLACK_WEBHOOK_URL": f"{server.url}{self.hub.chat_path}"}
        for name in (TRANSLATIONS, APP):
            self.actions.environments[name] = {"l10n": (("main",), dict(secrets))}
            self.actions.variables[name] = {"L10N_APP_CLIENT_ID": CLIENT}

        # A deploy key for the translations, with which the app's pull requests read them.
        key = self.hub.issue("deploy-key", [TRANSLATIONS], {"contents": "read"}, starts_runs=False)
        self.actions.secrets[APP] = {"L10N_READ_KEY": key.text}

    def secret(self, repository, name, text):
        """Changes a secret of a repository; None removes it."""
        held = self.actions.environments[repository]["l10n"][1]
        if text is None:
            del held[name]
        else:
            held[name] = text

    # MARK: People and the service

    def propose(self, changes, branch=PREFIX + "update", title="Lokalise: update translations", author=SERVICE,
                message="Update translations", repository=TRANSLATIONS, base="main", body=""):
        """Opens a pull request, and returns it without running anything."""
        source = self.hub.repositories[repository]
        # Accounts are recognized by the address of the commits.
        self.hub.identity(author)
        source.commit(changes, message, branch, author=author)
        pull = PullRequest(len(self.hub.pulls) + 1, TRANSLATIONS, repository, branch, base, title, body, author,
                           "Bot" if author.endswith("[bot]") else "User", self.translations.sha(f"refs/heads/{base}"))
        self.hub.pulls.append(pull)
        return pull

    def fork(self):
        """A stranger's copy of the translations."""
        shutil.copytree(self.translations.path, self.hub.root / f"{FORK}.git", symlinks=True)
        return self.hub.add_repository(FORK)

    def reword(self, text, language="en"):
        """Returns the changes of a reworded text."""
        content = self.translations.read(f"{language}/store.yml")
        old = next(line for line in content.splitlines() if line.startswith("empty:"))
        return {f"{language}/store.yml": content.replace(old, f"empty: {text}") + "\n"}

    def translate(self, text="No shops around here", language="en"):
        """Makes a person's commit to the default branch of the translations, and returns it."""
        return self.translations.commit(self.reword(text, language), "Reword a text")

    @staticmethod
    def edit(repository, path, old, new):
        """Replaces a text in a file of the default branch, and returns the commit."""
        text = repository.read(path)
        assert old in text
        return repository.commit({path: text.replace(old, new) + "\n"}, "Change a file")

    def land(self, pull):
        """Runs the check of a pull request and everything that follows, and returns the runs."""
        return self.actions.pull_request(pull) + self.actions.drain()

    def another_server(self, asked):
        """Starts a server that isn't GitHub, and returns its address."""
        other, hub = Server(), Hub(self.root / "elsewhere")
        hub.interrupt = asked
        other.use(hub)
        return other.url

    # MARK: Results

    def clone(self, name, revision="main"):
        """A working tree of a repository, with its submodule."""
        folder = self.root / f"clone-{len(list(self.root.glob('clone-*')))}"
        repository = self.hub.repositories[name]
        git(str(self.root), "clone", "--quiet", repository.path, str(folder))
        git(str(folder), "checkout", "--quiet", revision)
        if name == APP:
            url = self.translations.path
            git(str(folder), "-c", f"submodule.translations.url={url}", "submodule", "--quiet", "update", "--init")
        return folder


def only(runs, file):
    """Returns the only run of a workflow, among several, that had something to do."""
    found = [run for run in runs if run.workflow.path.endswith(f"/{file}") and run.conclusion != "skipped"]
    assert len(found) == 1, f"{len(found)} runs of {file}:\n" + "\n".join(map(str, runs))
    return found[0]


def none(runs, file):
    """Returns whether a workflow didn't run, or skipped its work."""
    return all(run.conclusion == "skipped" for run in runs if run.workflow.path.endswith(f"/{file}"))
