# Runs git with a token, and knows which of its failures can be tried again. Git's words are left in git.log. For the
# scripts beside it, after reporting.sh.
# shellcheck shell=bash
: "${work:?}"

# with_token TOKEN URL ARGUMENT…: git with a token for one repository. It travels in the environment, so that no file,
# no list of processes and no log has it. The empty value first drops what a checkout may have left.
with_token() {
  local token=$1 url=$2
  shift 2
  if [ -z "$token" ]; then
    git "$@"
    return
  fi
  GIT_CONFIG_COUNT=2 \
    GIT_CONFIG_KEY_0="http.$url.extraheader" GIT_CONFIG_VALUE_0="" \
    GIT_CONFIG_KEY_1="http.$url.extraheader" \
    GIT_CONFIG_VALUE_1="Authorization: Basic $(printf 'x-access-token:%s' "$token" | base64 | tr -d '\n')" \
    git "$@"
}

# fetch TOKEN DIRECTORY URL ARGUMENT…: tried four times, unless it is refused.
fetch() {
  local token=$1 directory=$2 url=$3 attempt
  shift 3
  for attempt in 1 2 3 4; do
    wait_before_try "$attempt"
    if with_token "$token" "$url" -C "$directory" fetch --quiet --no-tags --no-recurse-submodules "$url" "$@" \
      2>"$work/git.log"; then
      return 0
    fi
    case $(cat "$work/git.log") in
      *"error: 40"[134]* | *"uthentication failed"* | *"could not read Username"* | *"not found"* | *"not our ref"* | \
        *"find remote ref"*)
        return 1 ;;
    esac
  done
  return 1
}
