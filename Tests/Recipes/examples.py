"""Copies of the recipes in Examples, with the package of the runtime and the tool for the machine that tests."""

import functools
import os
import pathlib
import shutil
import subprocess
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parents[2]
EXAMPLES = PACKAGE / "Examples"
HERE = PACKAGE / "Tests" / "Recipes"
STUBS = HERE / "Stubs"
# What scripts/check-recipes.sh prepares: the tool, the package as a release has it, and where packages are built.
TOOL = pathlib.Path(os.environ["L10N_GEN"])
PREBUILT = pathlib.Path(os.environ["PREBUILT_PACKAGE"])
SCRATCH = pathlib.Path(os.environ["RECIPES_SCRATCH"])

work = tempfile.TemporaryDirectory(prefix="recipes-")


def copy(example, name=None):
    """A new copy of a folder in Examples, whose manifests depend on the prebuilt package."""
    folder = pathlib.Path(tempfile.mkdtemp(dir=work.name)) / (name or pathlib.Path(example).name)
    shutil.copytree(EXAMPLES / example, folder)
    for manifest in folder.rglob("Package.swift"):
        use_prebuilt(manifest)
    return folder


def use_prebuilt(manifest):
    text = manifest.read_text()
    for path in ("../..", "../../..", "RUNTIME"):
        text = text.replace(f'.package(name: "l10n-gen", path: "{path}")', f'.package(name: "l10n-gen", path: "{PREBUILT}")')
    manifest.write_text(text)


def run(*command, cwd, **options):
    """The output of a command, which must succeed."""
    result = subprocess.run(
        [str(part) for part in command], cwd=cwd, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    if result.returncode != 0:
        raise AssertionError(f"{' '.join(map(str, command))} failed:\n{result.stdout}")
    return result.stdout


def build(package):
    """Builds a package without warnings, and returns the folder of its products."""
    command = ["swift", "build", "--scratch-path", SCRATCH, *os.environ.get("BUILD_FLAGS", "").split()]
    output = run(*command, cwd=package)
    if ": warning:" in output:
        raise AssertionError(output)
    return pathlib.Path(run(*command, "--show-bin-path", cwd=package).splitlines()[-1])


@functools.cache
def modules():
    """The folder with what was built of Examples/Modules, among it the runtime."""
    return build(copy("Modules"))


@functools.cache
def processes():
    """The folder with what was built of the library of Examples/Extensions, and of processes that use it."""
    folder = copy("Extensions/ShopKit").parent / "Processes"
    shutil.copytree(HERE / "Processes", folder)
    use_prebuilt(folder / "Package.swift")
    return build(folder)


def swiftc(*arguments, cwd, products=None):
    """Compiles with the modules of a build."""
    options = ["-swift-version", "6", "-module-cache-path", SCRATCH / "module-cache"]
    if products:
        options += ["-I", products / "Modules"]
        options += ["-Xcc", f"-fmodule-map-file={products / 'CL10nAtomics.build' / 'module.modulemap'}"]
    return run("swiftc", *options, *arguments, cwd=cwd)


def runtime_objects(products):
    modules = ("L10nRuntime", "L10nLanguage", "CL10nAtomics")
    return [file for module in modules for file in (products / f"{module}.build").rglob("*.o")]
