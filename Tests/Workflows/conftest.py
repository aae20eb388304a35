"""What each test gets: a world of its own, on a server and from a template that all of them share."""

import pathlib
import subprocess
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from loopback.server import Server  # noqa: E402
from runner.actions import copy_library  # noqa: E402
from world import ROOT, Template, World  # noqa: E402


def pytest_addoption(parser):
    parser.addoption("--tool", default=str(ROOT / ".build/debug/l10n-gen"), help="the l10n-gen that the runs use")
    parser.addoption("--library", default=str(ROOT / ".github"), help="the workflows and actions to test")


@pytest.fixture(scope="session")
def library(tmp_path_factory, pytestconfig):
    """This repository as act is to see it: what actions and workflows are made of, and no more, for act copies it."""
    return copy_library(pytestconfig.getoption("--library"), tmp_path_factory.mktemp("library"))


@pytest.fixture(scope="session")
def tool(pytestconfig):
    return pathlib.Path(pytestconfig.getoption("--tool")).resolve()


@pytest.fixture(scope="session")
def server():
    server = Server()
    yield server
    server.wake()
    server.shutdown()


@pytest.fixture(scope="session")
def template(tmp_path_factory, server, tool, library):
    return Template(tmp_path_factory.mktemp("template"), server.url, tool, library)


@pytest.fixture(scope="session")
def tools(tmp_path_factory, tool):
    """A runner's tool cache that has the tool."""
    cache = tmp_path_factory.mktemp("tools")
    version = "0.1.0"
    place = cache / "l10n-gen" / version / "x64"
    place.mkdir(parents=True)
    (place / "l10n-gen").symlink_to(tool)
    return cache


@pytest.fixture
def world(tmp_path, template, server, library, tools):
    world = World(tmp_path, template, server, library, tools)
    yield world
    server.wake()
    # Whatever a scenario is about: what is secret stays so, and what strangers wrote is not run.
    for run in world.actions.runs:
        assert not [text for text in world.actions.hidden(run) if len(text) > 8 and text in str(run)], run
        assert not run.left_on_disk, f"{run}\nleft on the disk: {run.left_on_disk}"
        assert not run.pwned, run
