"""Recipes that Linux can build: several modules."""

import unittest

import examples


class Modules(unittest.TestCase):
    def test_each_module_has_its_strings_and_one_line_switches_all(self):
        products = examples.modules()
        shown = examples.run(products / "Shop", cwd=products)
        self.assertEqual(shown, "Shop: 3 items – Done: Done\n가게: 상품 3개 – 완료: 완료\n")


if __name__ == "__main__":
    unittest.main()
