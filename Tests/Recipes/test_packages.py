"""Recipes that Linux can build: several modules, an app with extensions, and a framework that is delivered as a binary."""

import os
import sys
import tempfile
import unittest

import ruamel.yaml

import examples

IS_MAC = sys.platform == "darwin"
LIBRARY = "libCheckoutKit.dylib" if IS_MAC else "libCheckoutKit.so"
OPTIONS = {
    "BUILD_LIBRARY_FOR_DISTRIBUTION": ["-enable-library-evolution"],
    "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": ["-enable-upcoming-feature", "InternalImportsByDefault"],
}


class Modules(unittest.TestCase):
    def test_each_module_has_its_strings_and_one_line_switches_all(self):
        products = examples.modules()
        shown = examples.run(products / "Shop", cwd=products)
        self.assertEqual(shown, "Shop: 3 items – Done: Done\n가게: 상품 3개 – 완료: 완료\n")


class Extensions(unittest.TestCase):
    def show(self, program, *arguments, home):
        environment = os.environ | {"HOME": home, "XDG_CONFIG_HOME": f"{home}/.config", "LANGUAGE": "", "LC_ALL": "en_US.UTF-8"}
        products = examples.processes()
        return examples.run(products / program, *arguments, cwd=products, env=environment).strip()

    @unittest.skipIf(IS_MAC, "defaults don't depend on HOME there")
    def test_the_widget_follows_the_choice_in_the_app(self):
        with tempfile.TemporaryDirectory() as home:
            self.assertEqual(self.show("Widget", home=home), "Shop")
            self.assertEqual(self.show("App", "ko", home=home), "가게")
            self.assertEqual(self.show("Widget", home=home), "가게")

    def test_a_second_runtime_does_not_switch_the_strings_of_the_library(self):
        with tempfile.TemporaryDirectory() as home:
            self.assertEqual(self.show("TwoRuntimes", home=home), "Shop")


class Framework(unittest.TestCase):
    def options(self, example):
        """What Xcode would tell the compiler by the settings of the target."""
        project = ruamel.yaml.YAML(typ="safe").load(example / "project.yml")
        settings = project["targets"]["CheckoutKit"]["settings"]
        return [option for setting, options in OPTIONS.items() if settings.get(setting) for option in options]

    def test_an_app_needs_only_the_interface(self):
        example = examples.copy("Framework")
        examples.run(examples.TOOL, "emit", "--output", "Generated", cwd=example)
        delivered = example / "delivered"
        delivered.mkdir()
        sources = [*example.glob("Generated/*.swift"), *example.glob("CheckoutKit/*.swift")]
        examples.swiftc(
            "-wmo", "-parse-as-library", "-warnings-as-errors", *self.options(example), "-module-name", "CheckoutKit",
            "-emit-module", "-emit-module-path", example / "CheckoutKit.swiftmodule",
            "-emit-module-interface-path", delivered / "CheckoutKit.swiftinterface",
            "-emit-library", "-o", delivered / LIBRARY, *sources, *examples.runtime_objects(examples.modules()),
            cwd=example, products=examples.modules())
        interface = (delivered / "CheckoutKit.swiftinterface").read_text()
        self.assertIn("public struct Checkout", interface)
        self.assertNotIn("L10n", interface)
        self.assertNotIn("CheckoutStrings", interface)

        app = example / "main.swift"
        app.write_text(
            'import CheckoutKit\nCheckout.setLanguages(["ko"])\n'
            'let checkout = Checkout(items: 2, amount: "₩9,000")\nprint(checkout.summary, checkout.button)\n')
        examples.swiftc(
            "-I", delivered, "-L", delivered, "-lCheckoutKit", "-Xlinker", "-rpath", "-Xlinker", delivered, app,
            "-o", example / "app", cwd=example)
        self.assertEqual(examples.run(example / "app", cwd=example), "상품 2개 ₩9,000 결제\n")


if __name__ == "__main__":
    unittest.main()
