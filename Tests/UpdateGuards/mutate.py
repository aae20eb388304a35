#!/usr/bin/env python3
"""Removes each guard against bad releases in a copy of the sources, and checks that a test fails.

    Tests/UpdateGuards/mutate.py [WORD…]

With words, only the guards with one of them in their names. Takes about half an hour on two cores. Ends with 1 if a
guard can be removed unnoticed, or no longer exists as in the table.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "scripts"))

import guards
from mutations import MUTATIONS

SOURCES = ["CL10nAtomics", "CL10nCurl", "L10nLanguage", "L10nMessages", "L10nRuntime", "L10nReleases", "L10nUpdates"]
TESTS = [
    "L10nLanguageTests/Programs", "L10nRuntimeTests", "L10nReleasesTests", "L10nUpdatesTests", "Support", "UpdateInstaller"]
# Only the code that the table is about, so that a change is built in seconds.
MANIFEST = """// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Guards",
  targets: [
    .target(name: "CL10nAtomics"),
    .target(name: "CL10nCurl"),
    .target(name: "L10nLanguage"),
    .target(name: "L10nMessages", dependencies: ["L10nLanguage"]),
    .target(
      name: "L10nRuntime", dependencies: ["L10nLanguage", "CL10nAtomics"],
      swiftSettings: [.enableExperimentalFeature("BuiltinModule")]),
    .target(name: "L10nReleases", dependencies: ["L10nLanguage"]),
    .target(
      name: "L10nUpdates",
      dependencies: [
        "L10nRuntime", "L10nLanguage", "L10nReleases",
        .target(name: "CL10nCurl", condition: .when(platforms: [.linux])),
      ]),
    .target(name: "TestSupport", path: "Tests/Support"),
    .executableTarget(name: "update-installer", dependencies: ["L10nUpdates"], path: "Tests/UpdateInstaller"),
    .testTarget(name: "L10nLanguageTests", dependencies: ["L10nLanguage", "TestSupport"]),
    .testTarget(name: "L10nRuntimeTests", dependencies: ["L10nRuntime", "L10nMessages", "TestSupport"]),
    .testTarget(name: "L10nReleasesTests", dependencies: ["L10nReleases", "L10nLanguage"]),
    .testTarget(name: "L10nUpdatesTests", dependencies: ["L10nUpdates", "update-installer", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
"""


def run(folder, *arguments, timeout=None):
    process = subprocess.Popen(
        ["swift", *arguments], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        output, error = process.communicate(timeout=timeout)
        return subprocess.CompletedProcess(arguments, process.returncode, output, error)
    except subprocess.TimeoutExpired:
        # A test that never ends has also failed. The tests are a separate process in its own group.
        process.kill()
        subprocess.run(["pkill", "-KILL", "-f", str(folder)], check=False)
        process.communicate()
        return subprocess.CompletedProcess(arguments, 1, "", "takes too long")


def make_package(folder):
    for name in SOURCES:
        shutil.copytree(ROOT / "Sources" / name, folder / "Sources" / name)
    for name in TESTS:
        shutil.copytree(ROOT / "Tests" / name, folder / "Tests" / name)
    (folder / "Package.swift").write_text(MANIFEST)


def fault(mutation, folder):
    """Removes a guard, runs the tests, and restores it. Returns the problem, or None if a test fails."""
    files = {folder / "Sources" / file: (folder / "Sources" / file).read_text() for file, _, _ in mutation.edits}
    try:
        missing = guards.take_out(mutation, folder / "Sources")
        if missing:
            return missing
        build = run(folder, "build", "--build-tests")
        if build.returncode != 0:
            errors = [line for line in build.stdout.splitlines() if "error:" in line]
            return f"doesn't compile: {errors[0] if errors else build.stderr}"
        test = run(folder, "test", "--skip-build", "--filter", mutation.tests, timeout=60)
        return "no test fails" if test.returncode == 0 else None
    finally:
        for path, content in files.items():
            path.write_text(content)


def main(*words):
    chosen = guards.chosen(MUTATIONS, words)
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place)
        make_package(folder)
        build = run(folder, "build", "--build-tests")
        if build.returncode != 0:
            sys.exit(build.stdout + build.stderr)
        for suites in sorted({m.tests for m in chosen}):
            test = run(folder, "test", "--skip-build", "--filter", suites)
            if test.returncode != 0 or "with 0 tests" in test.stdout:
                sys.exit(f"{suites} fails with all guards, or has no tests:\n{test.stdout[-2000:]}")
        return guards.report(chosen, (fault(mutation, folder) for mutation in chosen))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
