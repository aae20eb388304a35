"""XcodeGen's specifications: their fields, the packages and files that they name, and their scripts."""

import os
import pathlib
import plistlib
import unittest

import ruamel.yaml

import examples

SPECIFICATIONS = sorted(path.relative_to(examples.EXAMPLES) for path in examples.EXAMPLES.rglob("project.yml"))

# XcodeGen passes over fields that it doesn't know, so that a misspelled one would have no effect. These are the fields of
# its reference that the recipes use.
FIELDS = {
    "project": {"name", "options", "packages", "settings", "targets"},
    "options": {"bundleIdPrefix", "deploymentTarget", "developmentLanguage"},
    "package": {"url", "from", "path"},
    "target": {
        "type", "platform", "supportedDestinations", "sources", "dependencies", "buildToolPlugins", "preBuildScripts",
        "settings",
    },
    "dependency": {"package", "product", "embed", "target", "sdk"},
    "plugin": {"plugin", "package"},
    "script": {"name", "script", "basedOnDependencyAnalysis", "outputFiles"},
}
PRODUCTS = {"l10n-gen": {"L10nRuntime", "L10nUpdates"}}


def read(specification):
    return ruamel.yaml.YAML(typ="safe").load(examples.EXAMPLES / specification)


class XcodeGen(unittest.TestCase):
    def check_fields(self, kind, value):
        self.assertLessEqual(set(value), FIELDS[kind], kind)

    def targets(self):
        for specification in SPECIFICATIONS:
            project = read(specification)
            for name, target in project["targets"].items():
                with self.subTest(specification=str(specification), target=name):
                    yield examples.EXAMPLES / specification.parent, project, target

    def test_recipes_are_found(self):
        self.assertEqual([str(path.parent) for path in SPECIFICATIONS], ["Extensions", "Framework", "XcodeGen"])

    def test_fields_are_those_of_xcodegen(self):
        for specification in SPECIFICATIONS:
            project = read(specification)
            self.check_fields("project", project)
            self.check_fields("options", project["options"])
            for package in project["packages"].values():
                self.check_fields("package", package)
        for _, _, target in self.targets():
            self.check_fields("target", target)
            for kind, field in (
                ("dependency", "dependencies"), ("plugin", "buildToolPlugins"), ("script", "preBuildScripts"),
            ):
                for value in target.get(field, []):
                    self.check_fields(kind, value)

    def test_names_lead_to_packages_targets_and_files(self):
        for folder, project, target in self.targets():
            for source in target["sources"]:
                self.assertTrue([*(folder / source).rglob("*.swift")], source)
            for package in project["packages"].values():
                if "path" in package:
                    self.assertTrue((folder / package["path"] / "Package.swift").is_file())
            for dependency in target["dependencies"]:
                if "package" in dependency:
                    self.assertIn(dependency["package"], project["packages"])
                    products = PRODUCTS.get(dependency["package"])
                    self.assertTrue(products is None or dependency["product"] in products)
                if "target" in dependency:
                    self.assertIn(dependency["target"], project["targets"])
            for plugin in target.get("buildToolPlugins", []):
                self.assertEqual(plugin["plugin"], "L10nBuildPlugin")
                self.assertIn(plugin["package"], project["packages"])
            settings = target["settings"]
            for name in ("INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"):
                if name in settings:
                    self.assertTrue(plistlib.loads((folder / settings[name]).read_bytes()))

    def test_an_app_also_runs_on_the_mac(self):
        target = read(pathlib.Path("XcodeGen/project.yml"))["targets"]["Shop"]
        # XcodeGen has destinations only for this platform.
        self.assertEqual(target["platform"], "auto")
        self.assertIn("macCatalyst", target["supportedDestinations"])

    def test_extensions_do_not_contain_the_library(self):
        project = read(pathlib.Path("Extensions/project.yml"))
        embedded = {
            name: dependency["embed"]
            for name, target in project["targets"].items()
            for dependency in target["dependencies"]
            if dependency.get("package") == "ShopKit"
        }
        self.assertEqual(embedded, {"Shop": True, "ShopWidget": False})
        group = plistlib.loads((examples.EXAMPLES / "Extensions/Shop.entitlements").read_bytes())
        choice = (examples.EXAMPLES / "Extensions/ShopKit/Sources/ShopKit/LanguageChoice.swift").read_text()
        self.assertIn(f'"{group["com.apple.security.application-groups"][0]}"', choice)

    def test_the_script_generates_the_files_that_it_names(self):
        example = examples.copy("XcodeGen")
        script, = read(pathlib.Path("XcodeGen/project.yml"))["targets"]["Shop"]["preBuildScripts"]
        files = [example / file.removeprefix("$(SRCROOT)/") for file in script["outputFiles"]]
        committed = [file.read_text() for file in files]
        for file in files:
            file.unlink()
        tools = example / "bin"
        tools.mkdir()
        (tools / "l10n-gen").symlink_to(examples.TOOL)
        environment = os.environ | {"SRCROOT": str(example), "PATH": f"{tools}:{os.environ['PATH']}"}
        examples.run("sh", "-e", "-c", script["script"], cwd="/", env=environment)
        self.assertEqual([file.read_text() for file in files], committed)


if __name__ == "__main__":
    unittest.main()
