#!/usr/bin/env bash
# Breaks off what writes files, and looks whether each file is still the old or the new one, whole.
#
#     scripts/faults.sh L10N_GEN [ROUNDS]
#
# Kills the tool with signal 9 at ROUNDS instants (200) and, with strace, at each call that changes files, fills the disk, limits the size of files, makes the directory
# read-only, takes away the right to write, and runs two at once. Linux; without root the faults that need it are
# skipped, and said to be.
# shellcheck disable=SC2086 # the arguments are words in one string, to be split
set -euo pipefail

# What is put to the test: the arguments, the directory whose files it replaces, and a rival that replaces the same ones.
commands=(
  "emit | Generated | emit --translations older"
  "check --fix | translations | check --fix"
  "import fr.csv | translations | import fr.csv"
  "extract App | App | extract App --prune"
  "format | translations | format"
)

tool=$(realpath "${1:?usage: scripts/faults.sh L10N_GEN [ROUNDS]}")
rounds=${2:-200}
work=$(mktemp -d)
mounted=""
cleanup() {
  if [ -n "$mounted" ]; then umount "$mounted" || true; fi
  rm -rf "$work"
}
trap cleanup EXIT
chmod 755 "$work"
cp "$tool" "$work/l10n-gen"
tool=$work/l10n-gen
cd "$work"

fail() {
  echo "faults.sh: $*" >&2
  exit 1
}

# MARK: A project whose generated files are those of older texts

# Translations end in a space that the source doesn't have, for --fix to fix.
texts() { # KEYS WORD
  local end=" "
  case $2 in *" ko") end="" ;; esac
  for key in $(seq "$1"); do echo "key$key: \"$2 {name}$end\""; done
}

mkdir -p before/older before/translations
for language in ko en; do
  texts 1500 "older $language" >"before/older/$language.yml"
  texts 2500 "newer $language" >"before/translations/$language.yml"
done
# In another order than the source, for 'format'.
tac before/translations/en.yml >en.yml
mv en.yml before/translations/en.yml
# A language without a file, so that the file is new.
{
  echo "key,ko,fr"
  for key in $(seq 2500); do echo "key$key,newer ko {name},nouveau {name}"; done
} >before/fr.csv
# Catalogs with old keys, and code with new ones.
catalog() { # KEYS
  echo '{'
  echo '  "sourceLanguage" : "ko",'
  echo '  "strings" : {'
  for key in $(seq "$1"); do
    printf '    "older %s" : {\n      "localizations" : {\n        "en" : { "stringUnit" : { "state" : "new", "value" : "%s" } }\n      }\n    },\n' \
      "$key" "$key"
  done
  printf '    "zero" : {\n\n    }\n  },\n  "version" : "1.0"\n}\n'
}
mkdir before/App
for table in Localizable Shop; do
  catalog 500 >"before/App/$table.xcstrings"
  {
    echo "import SwiftUI"
    for key in $(seq 2500); do echo "let ${table}$key = Text(\"newer $key\", tableName: \"$table\")"; done
  } >"before/App/$table.swift"
done
echo "source: ko
output: { directory: Generated, split: namespace }" >before/l10n.yml
(cd before && "$tool" emit --translations older 2>/dev/null)

# Puts the project back to where it was.
restore() {
  rm -rf project
  cp -R before project
}

run() {
  (cd project && "$tool" "$@") >output 2>error
}

# The directory after these commands, one after another, nothing disturbed.
after() { # NAME COMMAND…
  restore
  for command in "${@:2}"; do run $command || [ $? -eq 1 ] || fail "'$command' fails without any fault: $(cat error)"; done
  rm -rf "$1"
  cp -R "project/$directory" "$1"
}

same() { # FILE FILE
  if [ -e "$1" ]; then [ -e "$2" ] && cmp -s "$1" "$2"; else [ ! -e "$2" ]; fi
}

# Every file is as it was before, or as it is after.
expect_whole() { # WHEN
  local name
  for name in $(cd "project/$directory" && ls) $(ls "before/$directory") $(ls after); do
    same "project/$directory/$name" "before/$directory/$name" || same "project/$directory/$name" "after/$name" \
      || fail "'$arguments', $1: $name is neither the old nor the new file"
  done
}

expect_unchanged() { # WHEN
  diff -r "before/$directory" "project/$directory" >/dev/null || fail "'$arguments', $1: files were changed"
}

# The next run finishes the work, and takes away what was left.
expect_recovery() { # WHEN
  run $arguments || [ $? -eq 1 ] || fail "'$arguments', after $1: the next run fails: $(cat error)"
  diff -r after "project/$directory" >/dev/null || fail "'$arguments', after $1: the next run doesn't fix it"
}

expect_refusal() { # WHEN STATUS WORDS
  [ "$2" -eq 2 ] || fail "'$arguments', $1: status $2"
  grep -qE "^error: .*$directory.*($3)" error || fail "'$arguments', $1: it says $(cat error)"
}

# MARK: Faults

kill_at_any_instant() {
  local start end kills=0 finished=0 pid
  start=$(date +%s%N)
  restore
  run $arguments || true
  end=$(date +%s%N)
  for round in $(seq "$rounds"); do
    restore
    (cd project && exec "$tool" $arguments) >/dev/null 2>&1 &
    pid=$!
    if [ $((round % 2)) -eq 0 ]; then
      # While it writes, which is a small part of its time.
      for _ in $(seq 2000); do
        if compgen -G "project/$directory/.l10n-gen-*" >/dev/null || ! kill -0 "$pid" 2>/dev/null; then break; fi
      done
    else
      sleep "$(awk -v span=$((end - start)) -v seed="$round" 'BEGIN { srand(seed); print rand() * span / 1e9 }')"
    fi
    if kill -9 "$pid" 2>/dev/null; then kills=$((kills + 1)); else finished=$((finished + 1)); fi
    wait "$pid" 2>/dev/null || true
    expect_whole "killed"
    expect_recovery "a kill"
  done
  echo "$arguments: killed $kills times while it ran and $finished times too late; every file was whole"
}

limit_file_size() {
  local status refusals=0
  for kilobytes in 0 1 8 32 64 128 256 512; do
    restore
    status=0
    (ulimit -f "$kilobytes" && run $arguments) || status=$?
    if [ "$status" -eq 0 ]; then expect_recovery "no fault"; continue; fi
    # A limit so small that even this script's files of output meet it.
    if [ "$kilobytes" -gt 0 ]; then expect_refusal "files limited to $kilobytes KiB" "$status" "File too large"; fi
    refusals=$((refusals + 1))
    expect_unchanged "files limited to $kilobytes KiB"
    expect_recovery "files were limited"
  done
  [ "$refusals" -gt 0 ] || fail "'$arguments': no limit was small enough"
  echo "$arguments: refused $refusals times for the size of files, nothing changed"
}

mount_over() { # OPTIONS…
  mounted=$work/project/$directory
  mount "$@" "$mounted"
}

unmount() {
  umount "$mounted"
  mounted=""
}

fill_disk() {
  local size status refusals=0
  size=$(du -sk "before/$directory" | cut -f1)
  for extra in 0 4 16 64 128 256 512 1024 4096; do
    restore
    mount_over -t tmpfs -o size=$((size + extra))k none
    cp "before/$directory"/* "project/$directory" || fail "the old files don't fit"
    status=0
    run $arguments || status=$?
    if [ "$status" -gt 1 ]; then
      refusals=$((refusals + 1))
      expect_refusal "disk full" "$status" "No space left on device"
      expect_unchanged "disk full"
    else
      expect_recovery "no fault"
    fi
    unmount
  done
  [ "$refusals" -gt 0 ] || fail "'$arguments': no disk was small enough"
  echo "$arguments: refused $refusals times for a full disk, nothing changed"
}

read_only() {
  restore
  mount_over --bind "project/$directory"
  mount -o remount,bind,ro "$mounted"
  local status=0
  run $arguments || status=$?
  expect_refusal "read-only" "$status" "Read-only file system"
  expect_unchanged "read-only"
  unmount
  expect_recovery "a read-only file system"
  echo "$arguments: refused on a read-only file system, nothing changed"
}

forbidden() {
  restore
  local status=0
  if [ "$(id -u)" -eq 0 ]; then
    (cd project && setpriv --reuid=65534 --regid=65534 --clear-groups "$tool" $arguments) >output 2>error || status=$?
  else
    chmod a-w "project/$directory"
    run $arguments || status=$?
    chmod u+w "project/$directory"
  fi
  expect_refusal "without the right to write" "$status" "Permission denied"
  expect_unchanged "without the right to write"
  echo "$arguments: refused without the right to write, nothing changed"
}

two_at_once() {
  local first second pairs=$((rounds / 4 + 1))
  after in-turn "$arguments" "$rival"
  after in-other-turn "$rival" "$arguments"
  for _ in $(seq "$pairs"); do
    restore
    (cd project && exec "$tool" $arguments) >/dev/null 2>error &
    first=$!
    (cd project && exec "$tool" $rival) >/dev/null 2>error-of-rival &
    second=$!
    wait "$first" || [ $? -eq 1 ] || fail "'$arguments' beside '$rival': $(cat error)"
    wait "$second" || [ $? -eq 1 ] || fail "'$rival' beside '$arguments': $(cat error-of-rival)"
    diff -r in-turn "project/$directory" >/dev/null || diff -r in-other-turn "project/$directory" >/dev/null \
      || fail "'$arguments' beside '$rival': the files are of neither run"
  done
  echo "$arguments: $pairs times beside '$rival', the files were always those of one run"
}

# Kills an edit of several files at each call that changes files. Another edit then finishes it, unless it hasn't begun.
kill_at_each_call() {
  local call number status kills=0 unfinished=0
  for name in ko en fr de; do texts 20 "older $name" >"before/translations/$name.yml"; done
  directory=translations
  arguments="rename key1 renamed"
  after whole "$arguments" "rename key2 other"
  after none "rename key2 other"
  for call in rename link unlink fsync write; do
    for number in $(seq 200); do
      restore
      status=0
      # The shell reports that the process was killed.
      {
        (cd project && exec strace -f -o /dev/null -e "trace=$call" -e "inject=$call:signal=KILL:when=$number" \
          "$tool" $arguments) || status=$?
      } >/dev/null 2>&1
      [ "$status" -ne 0 ] || break
      kills=$((kills + 1))
      run rename key2 other || fail "'$arguments' killed at $call $number: the next edit fails: $(cat error)"
      if grep -q "earlier run was stopped" error; then unfinished=$((unfinished + 1)); fi
      diff -r whole project/translations >/dev/null || diff -r none project/translations >/dev/null \
        || fail "'$arguments' killed at $call $number: some files are new and some are old, or more are left"
    done
  done
  [ "$unfinished" -gt 0 ] || fail "'$arguments': no kill was between two files"
  echo "$arguments: killed at $kills calls, $unfinished of them between two files; the next edit found all or nothing"
}

for command in "${commands[@]}"; do
  IFS='|' read -r arguments directory rival <<<"$command"
  arguments=$(xargs <<<"$arguments")
  directory=$(xargs <<<"$directory")
  rival=$(xargs <<<"$rival")
  after after "$arguments"
  ! diff -r "before/$directory" after >/dev/null || fail "'$arguments' changes nothing"
  kill_at_any_instant
  limit_file_size
  forbidden
  two_at_once
  restore
  if [ "$(id -u)" -eq 0 ] && mount_over -t tmpfs -o size=64k none 2>/dev/null; then
    unmount
    fill_disk
    read_only
  else
    mounted=""
    echo "$arguments: a full disk and a read-only file system need root, and were skipped"
  fi
done

if command -v strace >/dev/null; then
  kill_at_each_call
else
  echo "a kill at each call needs strace, and was skipped"
fi
