# Builds the runtime for scripts that compile generated code with it. Include it with CONFIGURATION and PACKAGE set. It
# sets `built` to the folder of the build products, and `runtime` to the compiler's arguments.
# shellcheck shell=sh
swift build --package-path "${PACKAGE:?}" -c "${CONFIGURATION:?}" --target L10nRuntime >&2
built=$(swift build --package-path "$PACKAGE" -c "$CONFIGURATION" --show-bin-path)
runtime="-I $built/Modules -I $PACKAGE/Sources/CL10nAtomics/include"
if [ -e "$built/CL10nAtomics.build/module.modulemap" ]; then
  # shellcheck disable=SC2034 # for scripts that include this
  runtime="$runtime -Xcc -fmodule-map-file=$built/CL10nAtomics.build/module.modulemap"
fi
