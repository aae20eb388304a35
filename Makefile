# The commands of this repository. Each one installs what it needs.

.PHONY: build test test-packages test-source-packages test-server test-updates test-report test-translate test-vscode test-workflows lint demo demo-updates benchmark setup

# Builds the tests and what they need, with the options in BUILD_FLAGS. `swift build --build-tests` would also build the
# tool once more, for the plugins.
build: setup
	swift build --product l10n-genPackageTests $(BUILD_FLAGS)

# Runs the unit tests and the command-line tests.
test: build
	swift test --skip-build --skip PluginTests

# Builds packages with the plugins and the files of a release, as users do, with both build systems. Another `swift test`
# may be running.
test-packages: build
	swift test --skip-build --ignore-lock --filter PluginTests --skip SourcePluginTests

# Builds StoreDemo, and packages with the plugins that compile the tool, as users do, with both build systems.
test-source-packages: build
	scripts/check-examples.sh
	swift test --skip-build --filter SourcePluginTests

# Tests WebDemo, a server that answers each request in its languages.
test-server: setup
	scripts/check-server.sh

# Runs the demo of updates with checks, and tests the verification of signatures.
test-updates: setup
	scripts/check-updates.sh

# Opens the pages of 'l10n-gen report' and 'l10n-gen export page' in a browser.
test-report: setup
	scripts/check-report.sh

# Runs the commands that translate, with stand-ins for their services.
test-translate: setup
	Examples/Translate/test_commands.py "$$(scripts/debug-tool.sh)"

# Tests the extension for VS Code in a stand-in for VS Code.
test-vscode: setup
	scripts/check-vscode-extension.sh

# Runs the workflows against a local stand-in for GitHub.
test-workflows: setup
	scripts/test-workflows.sh

# Fails if code doesn't follow the formatting configuration of the repository.
lint:
	swift format lint --strict --recursive --parallel Sources Plugins Tests Package.swift Benchmarks Examples Fuzzing

# Builds an app with the plugin, checks its strings, and shows it in several languages. With LANGUAGE=zh_TW:ko, shows it
# in these languages first.
demo: setup
	@scripts/demo.sh

# Corrects a string of an app without an app release, with a server on this machine.
demo-updates: setup
	@scripts/demo-updates.sh

# Runs the benchmarks and writes their results to the READMEs' tables; takes half an hour on an idle machine.
benchmark: setup
	Benchmarks/all.sh

# Installs libyaml, expat and zlib if their headers are missing; the generator uses them to read YAML, XML and
# workbooks.
setup:
	@scripts/install-libraries.sh
