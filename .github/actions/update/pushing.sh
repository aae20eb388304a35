# Fetches and pushes with a token, and knows what can be tried again. Git's words are left in git.log. For update.sh,
# which sets:
# shellcheck shell=bash
: "${work:?}" "${app_url:?}" "${branch:?}" "${TOKEN?}"

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

# push COMMIT: 0 where it is pushed, 1 where another try can help; ends the run where none can. The words are those of
# GitHub for protected branches (GH006), rulesets (GH013) and tokens.
push() {
  local words
  if with_token "$TOKEN" "$app_url" push --porcelain --no-verify --no-recurse-submodules "$app_url" \
    "$1:refs/heads/$branch" >"$work/git.log" 2>&1; then
    return 0
  fi
  words=$(cat "$work/git.log")
  case $words in
    *GH006* | *GH013* | *"protected branch"* | *"rule violations"*)
      fail "Protected branch" "$branch is protected and refuses the update: let the GitHub App bypass its rules \
(Settings, Rules or Branches)." "$words" ;;
    *"without "*"workflow"*" permission"* | *"error: 403"* | *"Permission to"*"denied"* | *"Write access"*)
      fail "Missing permission" "The token may not push to $branch: the GitHub App needs the permission Contents, read \
and write, in this repository." "$words" ;;
    *"error: 401"* | *"uthentication failed"* | *"could not read Username"* | *"Invalid username"*)
      fail "Token refused" "GitHub doesn't take the token: is the GitHub App still installed here?" "$words" ;;
    *"error: 404"* | *"not found"*)
      fail "Missing permission" "GitHub doesn't show this repository to the token: install the App here." "$words" ;;
    *"hook declined"*)
      fail "Push declined" "A rule of the repository refuses the commit." "$words" ;;
  esac
  echo "The push did not get through: $(foreign "$words")" >&2
  return 1
}
