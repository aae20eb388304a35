"""The build files of Bazel, evaluated; the generation of code, run as in Bazel's sandbox; and the runtime's build file,
compared with its package."""

import json
import re
import unittest

import examples
from starlark import Package

EXAMPLE = examples.EXAMPLES / "Bazel"


class Bazel(unittest.TestCase):
    def test_names_lead_to_rules_and_repositories(self):
        module = Package(EXAMPLE / "MODULE.bazel", EXAMPLE)
        self.assertEqual(module.included, ["//third_party:l10n_gen.MODULE.bazel"])
        repositories = Package(EXAMPLE / "third_party/l10n_gen.MODULE.bazel", EXAMPLE).rules
        build = Package(EXAMPLE / "BUILD.bazel", EXAMPLE)
        external = {
            f"@{name}//:{rule}"
            for name, repository in repositories.items()
            for rule in Package(
                EXAMPLE / repository["build_file"].removeprefix("//").replace(":", "/"), examples.PREBUILT).rules
        }
        tool = build.rules["l10n-gen"]["actual"]
        self.assertLessEqual({condition.removeprefix(":") for condition in tool}, set(build.rules))
        self.assertLessEqual(set(tool.values()) | set(build.rules["shop"]["deps"]), external)
        for repository in repositories.values():
            self.assertIn(repository["strip_prefix"], repository["url"].replace("prebuilt-0.1.0", "prebuilt"))

    def generate(self, example):
        """Runs the command of the rule as Bazel does: each source is a symbolic link that leads out of the sandbox."""
        rule = Package(example / "BUILD.bazel", example).rules["strings"]
        sandbox = example.parent / "sandbox"
        for source in rule["srcs"]:
            (sandbox / source).parent.mkdir(parents=True, exist_ok=True)
            (sandbox / source).symlink_to(example / source)
        (sandbox / "tool").symlink_to(examples.TOOL)
        output = sandbox / "bazel-out"
        command = rule["cmd"].replace("$(SRCS)", " ".join(rule["srcs"])).replace("$(RULEDIR)", "bazel-out")
        command = command.replace("$(execpath :l10n-gen)", "tool").replace("$(execpath l10n.yml)", "l10n.yml")
        self.assertFalse(re.search(r"(?<!\$)\$\(", command), command)
        examples.run("bash", "-euo", "pipefail", "-c", command.replace("$$", "$"), cwd=sandbox)
        return [output / file for file in rule["outs"]]

    def test_the_binary_shows_the_strings(self):
        example = examples.copy("Bazel")
        generated = self.generate(example)
        products = examples.modules()
        examples.swiftc(
            "-warnings-as-errors", "-module-name", "shop", *generated, example / "Shop/main.swift",
            *examples.runtime_objects(products), "-o", example / "shop", cwd=example, products=products)
        self.assertEqual(examples.run(example / "shop", cwd=example), "Shop: 3 items\n가게: 상품 3개\n")

    def test_an_error_names_its_line_and_generates_nothing(self):
        example = examples.copy("Bazel")
        (example / "translations/en.yml").write_text('title: "{count"\n')
        with self.assertRaisesRegex(AssertionError, r"\ntranslations/en\.yml:1:9: error: "):
            self.generate(example)

    def test_the_runtime_is_built_as_its_package_says(self):
        manifest = json.loads(examples.run("swift", "package", "dump-package", cwd=examples.PREBUILT))
        targets = {target["name"]: target for target in manifest["targets"]}
        rules = Package(EXAMPLE / "third_party/l10n_runtime.BUILD", examples.PREBUILT).rules
        reached = ["L10nRuntime"]
        for name in reached:
            rule, target = rules[name], targets[name]
            dependencies = {dependency["byName"][0] for dependency in target["dependencies"]}
            self.assertEqual({label.removeprefix(":") for label in rule.get("deps", [])}, dependencies)
            settings = [setting["kind"] for setting in target["settings"]]
            features = [kind["enableExperimentalFeature"]["_0"] for kind in settings]
            if rule["kind"] == "swift_library":
                options = ["-swift-version", "6"]
                for feature in features:
                    options += ["-enable-experimental-feature", feature]
                self.assertEqual(rule["copts"], options)
            reached += [dependency for dependency in dependencies if dependency not in reached]
        self.assertEqual(set(reached) | {"CL10nAtomicsModule"}, set(rules))


if __name__ == "__main__":
    unittest.main()
