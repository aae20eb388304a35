#!/usr/bin/env bash
# Generates the package that apps use: the runtime, the plugins, and the tool as it was built.
#
#     scripts/release-package.sh BUNDLE DIRECTORY
#
# BUNDLE is what scripts/release-bundle.sh made. Where it is the .artifactbundle, the package has a copy of it; where it
# is the .zip, the package names it by its checksum, at the address that the release has for it. Gives
# DIRECTORY/l10n-gen-prebuilt.
set -euo pipefail
usage="usage: scripts/release-package.sh BUNDLE DIRECTORY"
bundle=$(cd "$(dirname "${1:?$usage}")" && pwd)/$(basename "$1")
package=$(mkdir -p "${2:?$usage}" && cd "$2" && pwd)/l10n-gen-prebuilt
cd "$(dirname "$0")/.."

version=$(scripts/release-version.sh)
rm -rf "$package"
mkdir -p "$package/Plugins" "$package/Sources"
cp -R Plugins/L10nBuildPlugin Plugins/L10nCommandPlugin "$package/Plugins"
# The tool is built already, so that its part for builds would save nothing.
sed 's/static let tool = "l10n-gen-build"/static let tool = "l10n-gen"/' Plugins/L10nBuildPlugin/TargetBuild.swift \
  >"$package/Plugins/L10nBuildPlugin/TargetBuild.swift"
grep -qF 'static let tool = "l10n-gen"' "$package/Plugins/L10nBuildPlugin/TargetBuild.swift"
cp -R Sources/CL10nAtomics Sources/CL10nCurl Sources/L10nLanguage Sources/L10nRuntime Sources/L10nReleases Sources/L10nUpdates "$package/Sources"
cp LICENSE Plugins/Prebuilt/NOTICES.txt "$package"
printf '.build\n.swiftpm/\nPackage.resolved\n' >"$package/.gitignore"
sed "s/@VERSION@/$version/g" Plugins/Prebuilt/README.md >"$package/README.md"

case $bundle in
  *.artifactbundle)
    cp Plugins/Prebuilt/Package.swift "$package"
    cp -R "$bundle" "$package"
    ;;
  *.zip)
    url=https://github.com/l10n-gen/l10n-gen/releases/download/v$version/$(basename "$bundle")
    checksum=$(shasum -a 256 "$bundle" | cut -d" " -f1)
    grep -v 'in the place of its path' Plugins/Prebuilt/Package.swift \
      | sed "s|path: \"l10n-gen.artifactbundle\"|url: \"$url\", checksum: \"$checksum\"|" >"$package/Package.swift"
    grep -qF "$checksum" "$package/Package.swift" || { echo "Plugins/Prebuilt/Package.swift has no bundle" >&2; exit 1; }
    ;;
  *)
    echo "$bundle is no bundle: it ends in .artifactbundle or .artifactbundle.zip" >&2
    exit 1
    ;;
esac
echo "$package"
