# The commands of this repository. Each does its own set-up.

.PHONY: build test test-packages test-server test-report test-workflows lint demo demo-updates benchmark setup

# Builds everything that the tests need.
build: setup
	swift build --build-tests

# Runs the unit tests and those of the command line.
test: build
	swift test --skip-build --skip PluginTests

# Builds packages with the plugins, as users would, with both build systems and with what a release has; and StoreDemo.
test-packages: build
	swift test --skip-build --filter PluginTests
	scripts/check-examples.sh

# Tests the example that answers requests in their languages.
test-server: setup
	scripts/check-server.sh

# Opens the page of 'l10n-gen report' in a browser.
test-report: setup
	scripts/check-report.sh

# Plays the workflows out against a GitHub on this machine.
test-workflows: setup
	scripts/test-workflows.sh

# Fails on code that is not formatted as the repository's configuration says.
lint:
	swift format lint --strict --recursive --parallel Sources Plugins Tests Package.swift Benchmarks Examples Fuzzing

# Builds an app with the plugin, checks its texts, and shows it in several languages.
# With LANGUAGE=zh_TW:ko it shows the app in these first.
demo: setup
	@scripts/demo.sh

# Corrects a string of an app without a new version of it, with a server on this machine.
demo-updates: setup
	@scripts/demo-updates.sh

# Measures what the README's table says and writes the table; half an hour on a machine that does nothing else.
benchmark: setup
	Benchmarks/all.sh

# Installs libyaml, expat and zlib where their headers are missing; the generator reads YAML, XML and workbooks with them.
setup:
	@scripts/install-libraries.sh
