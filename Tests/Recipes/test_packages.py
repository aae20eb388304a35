"""Recipes that Linux can build: several modules, and an app with extensions."""

import os
import tempfile
import unittest

import examples


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

    def test_the_widget_follows_the_choice_in_the_app(self):
        with tempfile.TemporaryDirectory() as home:
            self.assertEqual(self.show("Widget", home=home), "Shop")
            self.assertEqual(self.show("App", "ko", home=home), "가게")
            self.assertEqual(self.show("Widget", home=home), "가게")

    def test_a_second_runtime_does_not_switch_the_strings_of_the_library(self):
        with tempfile.TemporaryDirectory() as home:
            self.assertEqual(self.show("TwoRuntimes", home=home), "Shop")


if __name__ == "__main__":
    unittest.main()
