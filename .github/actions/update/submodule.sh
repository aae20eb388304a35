# Finds the translations' repository and the commit to go to, and shows its files where the app mounts them.
# For update.sh, which sets:
# shellcheck shell=bash
: "${work:?}" "${server:?}" "${app_url:?}" "${branch:?}"

# Leaves the mounted commit in $pinned, the one to go to in $wanted, and its files in the submodule's folder.
mount_translations() {
  local entry
  entry=$(git ls-tree HEAD -- "$SUBMODULE")
  if ! [[ $entry =~ ^160000\ commit\ ([0-9a-f]{40})$'\t' ]]; then
    fail "No submodule" "There is no submodule at $SUBMODULE on $branch: say where it is with the input 'submodule'."
  fi
  pinned=${BASH_REMATCH[1]}
  translations_url=$(url_of_submodule)
  fetch_translations
  choose_commit
  git -C "$SUBMODULE" checkout --quiet --force --detach "$wanted"
  git -C "$SUBMODULE" clean --quiet --force -d -x
}

# The address in .gitmodules, as https. Relative ones start from this repository, and GitHub's for ssh are rewritten.
url_of_submodule() {
  local entry key url="" host=${server#*://} base=$app_url
  while IFS= read -r -d '' entry; do
    key=${entry%%$'\n'*}
    if [ "${entry#*$'\n'}" = "$SUBMODULE" ]; then url=$(git config --file .gitmodules "${key%.path}.url" || true); fi
  done < <(git config --file .gitmodules --null --get-regexp '^submodule\..*\.path$' || true)
  case $url in
    ../*)
      while [[ $url == ../* ]]; do
        base=${base%/*}
        url=${url#../}
      done
      url=$base/$url
      ;;
    "git@$host:"*) url=$server/${url#*:} ;;
    "ssh://git@$host/"*) url=$server/${url#"ssh://git@$host/"} ;;
  esac
  printf '%s' "$url"
}

# Leaves the head of their default branch in refs/l10n/default. Whatever the checkout left there is kept and completed.
fetch_translations() {
  local token="" depth=()
  case $translations_url in
    "$server"/*) token=$SUBMODULE_TOKEN ;;
    https://*) ;;
    *) fail "No address" "The submodule at $SUBMODULE has no address in .gitmodules that begins with $server or \
https." ;;
  esac
  git init --quiet "$SUBMODULE"
  if [ "$(git -C "$SUBMODULE" rev-parse --is-shallow-repository)" = true ]; then depth=(--unshallow); fi
  # Their HEAD is the default branch.
  if ! fetch "$token" "$SUBMODULE" "$translations_url" +HEAD:refs/l10n/default ${depth[@]+"${depth[@]}"}; then
    fail "Can't read the translations" "Fetching $translations_url failed: where it is private, the GitHub App must be \
installed there with the permission Contents, read." "$(cat "$work/git.log")"
  fi
  # Of a rewritten history the server may still have it, to compare with.
  if ! has "$pinned"; then
    fetch "$token" "$SUBMODULE" "$translations_url" "$pinned" || true
  fi
}

has() {
  git -C "$SUBMODULE" cat-file -e "$1^{commit}" 2>/dev/null
}

# is_within A B: B is A or came after it. What isn't there is within nothing, and has nothing within it.
is_within() {
  has "$1" && has "$2" && git -C "$SUBMODULE" merge-base --is-ancestor "$1" "$2"
}

choose_commit() {
  local head
  head=$(git -C "$SUBMODULE" rev-parse refs/l10n/default)
  wanted=${COMMIT:-$head}
  if ! is_within "$wanted" "$head"; then
    fail "Not on the default branch" "The default branch of $translations_url doesn't contain $wanted, and \
translations are taken only from there."
  fi
  # Announcements that come late are behind what is mounted. A history that was cut back is, too.
  if is_within "$wanted" "$pinned" && is_within "$pinned" "$head"; then
    wanted=$pinned
  elif ! is_within "$pinned" "$wanted"; then
    # shellcheck disable=SC2034 # update.sh tells of it
    rewritten=true
    if [ "$ALLOW_REWRITE" != true ]; then
      fail "Rewritten history" "$wanted doesn't come after $pinned, which is mounted now: the translations' history \
was rewritten, or the mounted commit was never merged. Nothing was updated. If that was intended, run this workflow \
by hand with 'allow-rewrite'."
    fi
  fi
}

comparison_url() {
  printf '%s/compare/%s...%s' "${translations_url%.git}" "$pinned" "$wanted"
}
