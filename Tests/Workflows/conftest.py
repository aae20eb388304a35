"""The setup of each test: a world of its own, on a server and from a template that all tests share."""

import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))
# So that a failed assertion in these modules also shows its values.
pytest.register_assert_rewrite("landing")

from loopback.server import Server  # noqa: E402
from runner.commands import commands  # noqa: E402
from runner.library import copy_library, tool_cache  # noqa: E402
from world import ROOT, Template, World  # noqa: E402


def pytest_addoption(parser):
    parser.addoption("--tool", default=str(ROOT / ".build/debug/l10n-gen"), help="the l10n-gen that the runs use")
    parser.addoption("--library", default=str(ROOT / ".github"), help="the workflows and actions to test")
    parser.addoption("--part", default="1/1", help="run one part of the tests, such as 1/2")


def pytest_collection_modifyitems(config, items):
    part, parts = map(int, config.getoption("--part").split("/"))
    items[:] = items[part - 1::parts]


@pytest.fixture(scope="session")
def library(tmp_path_factory, pytestconfig):
    """This repository as act sees it: only the files that actions and workflows use, because act copies it."""
    return copy_library(pytestconfig.getoption("--library"), tmp_path_factory.mktemp("library"))


@pytest.fixture(scope="session")
def tool(pytestconfig):
    return pathlib.Path(pytestconfig.getoption("--tool")).resolve()


@pytest.fixture(scope="session")
def server():
    server = Server()
    yield server
    server.shutdown()


@pytest.fixture(scope="session")
def template(tmp_path_factory, server, tool, library):
    return Template(tmp_path_factory.mktemp("template"), server.url, tool, library)


@pytest.fixture(scope="session")
def tools(tmp_path_factory, tool):
    return tool_cache(tmp_path_factory.mktemp("tools"), tool)


@pytest.fixture(scope="session")
def new_world(template, server, library, tools, tool):
    return lambda root: World(root, template, server, library, tools, tool)


@pytest.fixture
def world(tmp_path, new_world):
    world = new_world(tmp_path)
    yield world
    look_after(world)


def look_after(world):
    """In every scenario, secrets are kept, and foreign text isn't run."""
    for run in world.actions.runs:
        assert not [text for text in run.hidden() if text in str(run)], run
        assert not run.left_on_disk, f"{run}\nleft on the disk: {run.left_on_disk}"
        assert not run.pwned, run
        # Lines that act takes as commands aren't in its log. None of the others may be a command for the runner.
        assert commands(run.output) == [], run
