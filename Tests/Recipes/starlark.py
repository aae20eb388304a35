"""Evaluates build files of Bazel, whose language is a subset of Python's, and records the rules."""

import fnmatch

# The rules of the recipes that needn't be loaded.
NATIVE = {"alias", "bazel_dep", "config_setting", "filegroup", "genrule", "module"}


class Package:
    """The rules that a build file declares, by name with their attributes, and the files that it loads. What `select`
    chooses from is a dictionary.

    `root` is the folder that its globs search, and `include` evaluates a file for a MODULE.bazel.
    """

    def __init__(self, file, root):
        self.root = root
        self.rules = {}
        self.loaded = {}
        self.included = []
        source = file.read_text()
        names = set(compile(source, str(file), "exec").co_names)
        known = {
            "load": self.load, "glob": self.glob, "select": dict, "include": self.included.append,
            "use_repo_rule": lambda file, name: self.load(file, name) or self.rule(name),
        }
        scope = {name: known.get(name) or self.rule(name) for name in names}
        exec(compile(source, str(file), "exec"), {"__builtins__": {}} | scope)

    def load(self, file, *names):
        self.loaded |= {name: file for name in names}

    def rule(self, kind):
        def declare(**attributes):
            if kind not in NATIVE and kind not in self.loaded:
                raise AssertionError(f"{kind} isn't loaded")
            if attributes["name"] in self.rules:
                raise AssertionError(f"two rules are called {attributes['name']}")
            self.rules[attributes["name"]] = attributes | {"kind": kind}

        return declare

    def glob(self, patterns):
        files = [file.relative_to(self.root).as_posix() for file in self.root.rglob("*") if file.is_file()]
        # `**/` also matches no folder.
        found = {
            file for file in files for pattern in patterns
            if fnmatch.fnmatchcase(file, pattern) or fnmatch.fnmatchcase(file, pattern.replace("**/", ""))
        }
        if not found:
            raise AssertionError(f"no file matches {patterns}")
        return sorted(found)
