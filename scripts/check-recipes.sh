#!/usr/bin/env bash
# Builds the recipes in Examples as far as Linux can, and reads the manifests of Tuist, XcodeGen and Bazel.
#
#     scripts/check-recipes.sh [TEST…]
#
# TEST names tests, such as test_bazel. Packages depend on the runtime and the tool as a release has them.
set -euo pipefail
cd "$(dirname "$0")/.."
L10N_GEN=$(scripts/debug-tool.sh)
scratch=$PWD/.build/recipes

case $(uname) in
  Darwin) target=macos-universal ;;
  *) target=linux-$(uname -m) ;;
esac
mkdir -p "$scratch/binaries/$target"
cp "$L10N_GEN" "$scratch/binaries/$target/l10n-gen"
scripts/release-bundle.sh "$scratch/binaries" "$scratch" >/dev/null
PREBUILT_PACKAGE=$(scripts/release-package.sh "$scratch/l10n-gen.artifactbundle" "$scratch")
RECIPES_SCRATCH=$scratch/build
export L10N_GEN PREBUILT_PACKAGE RECIPES_SCRATCH

environment=$(scripts/python-environment.sh schemas scripts/schema-requirements.txt)
cd Tests/Recipes
if [ $# -eq 0 ]; then set -- discover; fi
"$environment/bin/python" -B -m unittest "$@"
