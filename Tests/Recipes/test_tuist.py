"""Tuist's manifests, compiled with declarations of its public interface, and what they name."""

import re
import shutil
import unittest

import examples

EXAMPLES = ("Tuist/Plugin", "Tuist/Committed")


def manifest_api():
    """The folder of the toolchain with the module of SwiftPM's manifests."""
    compiler = examples.pathlib.Path(shutil.which("swiftc")).resolve()
    return compiler.parent.parent / "lib" / "swift" / "pm" / "ManifestAPI"


class Tuist(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.modules = examples.copy("Tuist")
        examples.swiftc(
            "-emit-module", "-parse-as-library", "-module-name", "ProjectDescription",
            examples.STUBS / "ProjectDescription.swift", "-emit-module-path",
            cls.modules / "ProjectDescription.swiftmodule", cwd=cls.modules)

    def compile(self, manifest, *options):
        return examples.swiftc(
            "-typecheck", "-warnings-as-errors", "-I", self.modules, *options, examples.EXAMPLES / manifest, cwd=self.modules)

    def test_manifests_compile(self):
        for example in EXAMPLES:
            self.compile(f"{example}/Project.swift")

    def test_a_wrong_name_is_noticed(self):
        manifest = (examples.EXAMPLES / "Tuist/Plugin/Project.swift").read_text()
        wrong = self.modules / "Project.swift"
        wrong.write_text(manifest.replace("type: .plugin", "kind: .plugin"))
        with self.assertRaises(AssertionError):
            self.compile(wrong)

    def test_the_package_of_dependencies_compiles_for_tuist_and_for_swiftpm(self):
        package = "Tuist/Committed/Tuist/Package.swift"
        for options in ([], ["-D", "TUIST"]):
            self.compile(package, "-I", manifest_api(), *options)

    def test_paths_exist(self):
        for example in EXAMPLES:
            folder = examples.EXAMPLES / example
            manifest = (folder / "Project.swift").read_text()
            for glob in re.findall(r'sources: \["([^"]+)"\]', manifest):
                self.assertTrue([*folder.glob(f"{glob}/*.swift")], glob)
            for paths in re.findall(r"outputPaths: \[(.*)\]", manifest):
                for path in re.findall(r'"([^"]+)"', paths):
                    self.assertTrue((folder / path).is_file(), path)

    def test_tuist_writes_no_second_accessors(self):
        for example in EXAMPLES:
            manifest = (examples.EXAMPLES / example / "Project.swift").read_text()
            self.assertIn("resourceSynthesizers: [.assets(), .fonts(), .plists()]", manifest)

    def test_each_project_has_one_runtime(self):
        for example in EXAMPLES:
            manifest = (examples.EXAMPLES / example / "Project.swift").read_text()
            self.assertEqual(len(re.findall(r'"L10nRuntime"', manifest)), 1)


if __name__ == "__main__":
    unittest.main()
