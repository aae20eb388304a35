#!/bin/sh
# Installs the headers and libraries that the tool is built with, libyaml, expat and zlib, and the openssl that it runs,
# through the system's package manager where they are missing. Apple's SDKs have expat and zlib.
set -eu

has() { # HEADER or COMMAND
  case $1 in
    *.h) printf '#include <%s>\n' "$1" | cc -E -x c - >/dev/null 2>&1 ;;
    *) command -v "$1" >/dev/null 2>&1 ;;
  esac
}

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

install() { # NAME HEADER-OR-COMMAND BREW-PACKAGE APT-PACKAGE DNF-PACKAGE
  if has "$2"; then return; fi
  if command -v brew >/dev/null 2>&1; then
    if brew --prefix --installed "$3" >/dev/null 2>&1; then return; fi
    echo "$1 is missing: installing it with 'brew install $3'" >&2
    brew install "$3"
  elif command -v apt-get >/dev/null 2>&1; then
    echo "$1 is missing: installing it with 'apt-get install $4'" >&2
    as_root apt-get update -qq
    as_root apt-get install -y -qq "$4"
  elif command -v dnf >/dev/null 2>&1; then
    echo "$1 is missing: installing it with 'dnf install $5'" >&2
    as_root dnf install -y -q "$5"
  else
    echo "$1 is missing, and so is a package manager known here: install $1, with its header if it is a library, then run again" >&2
    exit 1
  fi
}

install libyaml yaml.h libyaml libyaml-dev libyaml-devel
install expat expat.h expat libexpat1-dev expat-devel
install zlib zlib.h zlib zlib1g-dev zlib-devel
install OpenSSL openssl openssl@3 openssl openssl
