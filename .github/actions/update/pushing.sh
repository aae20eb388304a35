# Pushes with a token, and says why GitHub refuses. For update.sh, after fetching.sh, which sets:
# shellcheck shell=bash
: "${work:?}" "${app_url:?}" "${branch:?}" "${TOKEN?}"

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
      fail "Token refused" "GitHub rejects the token: check whether the GitHub App is still installed here." "$words" ;;
    *"error: 404"* | *"not found"*)
      fail "Missing permission" "GitHub doesn't show this repository to the token: install the App here." "$words" ;;
    *"hook declined"*)
      fail "Push declined" "A rule of the repository refuses the commit." "$words" ;;
  esac
  echo "The push did not get through: $(foreign "$words")" >&2
  return 1
}
