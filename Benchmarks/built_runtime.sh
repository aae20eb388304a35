# Builds the runtime, for scripts that compile generated code against it. To be included with CONFIGURATION and PACKAGE set;
# leaves the folder of what was built in `built`, and the compiler's arguments in `runtime`.
# shellcheck shell=sh
swift build --package-path "${PACKAGE:?}" -c "${CONFIGURATION:?}" --target L10nRuntime >&2
built=$(swift build --package-path "$PACKAGE" -c "$CONFIGURATION" --show-bin-path)
runtime="-I $built/Modules -I $PACKAGE/Sources/CL10nAtomics/include"
if [ -e "$built/CL10nAtomics.build/module.modulemap" ]; then
  # shellcheck disable=SC2034 # for whoever includes this
  runtime="$runtime -Xcc -fmodule-map-file=$built/CL10nAtomics.build/module.modulemap"
fi
