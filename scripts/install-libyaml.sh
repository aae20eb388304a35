#!/bin/sh
# Installs libyaml's header and library through the system's package manager where they are missing.
set -eu

if printf '#include <yaml.h>\n' | cc -E -x c - >/dev/null 2>&1; then exit 0; fi
if command -v brew >/dev/null 2>&1; then
  if brew --prefix --installed libyaml >/dev/null 2>&1; then exit 0; fi
  echo "libyaml is missing: installing it with 'brew install libyaml'" >&2
  brew install libyaml
elif command -v apt-get >/dev/null 2>&1; then
  echo "libyaml is missing: installing it with 'apt-get install libyaml-dev'" >&2
  as_root=""
  if [ "$(id -u)" != 0 ]; then as_root="sudo"; fi
  $as_root apt-get update -qq
  $as_root apt-get install -y -qq libyaml-dev
elif command -v dnf >/dev/null 2>&1; then
  echo "libyaml is missing: installing it with 'dnf install libyaml-devel'" >&2
  sudo dnf install -y -q libyaml-devel
else
  echo "libyaml is missing, and so is a package manager known here: install libyaml with its header, then run again" >&2
  exit 1
fi
