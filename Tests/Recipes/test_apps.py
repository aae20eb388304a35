"""The code of apps, type-checked against declarations of Apple's frameworks."""

import unittest

import examples

FRAMEWORKS = {
    "Combine": examples.PACKAGE / "Tests/Documentation/Stubs/Combine.swift",
    "SwiftUI": examples.PACKAGE / "Tests/Documentation/Stubs/SwiftUI.swift",
    "WidgetKit": examples.STUBS / "WidgetKit.swift",
}


class Apps(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.modules = examples.copy("Extensions")
        cls.products = examples.processes()
        for name, source in FRAMEWORKS.items():
            examples.swiftc(
                "-I", cls.modules, "-emit-module", "-parse-as-library", "-module-name", name, source, "-emit-module-path",
                cls.modules / f"{name}.swiftmodule", cwd=cls.modules)

    def check(self, *sources):
        examples.swiftc(
            "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "Checked", "-I", self.modules, *sources,
            cwd=self.modules, products=self.products)

    def test_no_recipe_has_findings(self):
        recipes = ("Bazel", "Extensions", "Framework", "Modules", "Tuist", "XcodeGen")
        configurations = [file for recipe in recipes for file in (examples.EXAMPLES / recipe).rglob("l10n.yml")]
        self.assertEqual(len(configurations), 7)
        for file in configurations:
            examples.run(examples.TOOL, "check", "--strict", cwd=file.parent)

    def test_apps_with_committed_code(self):
        for example, sources in (("XcodeGen", "Shop"), ("Tuist/Committed", "Shop/Sources")):
            folder = examples.EXAMPLES / example
            examples.run(examples.TOOL, "emit", "--verify", cwd=folder)
            self.check(*folder.joinpath(sources).rglob("*.swift"))

    def test_an_app_with_the_plugin(self):
        example = examples.copy("Tuist/Plugin")
        examples.run(examples.TOOL, "build", "--target", "Shop", "--work-directory", "work", "--config", "l10n.yml", cwd=example)
        self.check(*example.glob("work/*.swift"), *example.glob("Shop/Sources/*.swift"))

    def test_an_app_and_its_widget(self):
        self.check(examples.EXAMPLES / "Extensions/Shop/Shop.swift")
        self.check(examples.EXAMPLES / "Extensions/ShopWidget/ShopWidget.swift")


if __name__ == "__main__":
    unittest.main()
