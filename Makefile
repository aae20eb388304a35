# The commands of this repository. Each does its own set-up.

.PHONY: test lint demo benchmark setup

# Runs all tests.
test: setup
	swift build --build-tests
	swift test --skip-build

# Fails on code that is not formatted as the repository's configuration says.
lint:
	swift format lint --strict --recursive --parallel Sources Plugins Tests Package.swift Benchmarks Examples Fuzzing

# Builds an app with the plugin, checks its texts, and shows it in several languages.
# With LANGUAGE=zh_TW:ko it shows the app in these first.
demo: setup
	@scripts/demo.sh

# Measures what the README's table says and writes the table; half an hour on a machine that does nothing else.
benchmark: setup
	Benchmarks/all.sh

# Installs libyaml where its header is missing; the generator reads YAML with it.
setup:
	@scripts/install-libyaml.sh
