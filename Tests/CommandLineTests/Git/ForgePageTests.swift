import Testing

@testable import l10n_gen

@Suite("The page on which a forge shows files")
struct ForgePageTests {
  @Test(
    "the page is found from the address that git fetches from",
    arguments: [
      ("https://github.com/team/app.git", "https://github.com/team/app/blob/c0ffee/a%20b/ko.yml#L"),
      ("https://user:secret@github.com/team/app", "https://github.com/team/app/blob/c0ffee/a%20b/ko.yml#L"),
      ("git@github.com:team/app.git", "https://github.com/team/app/blob/c0ffee/a%20b/ko.yml#L"),
      ("ssh://git@GitHub.com:22/team/app.git/", "https://github.com/team/app/blob/c0ffee/a%20b/ko.yml#L"),
      ("git@github.example.com:team/app", "https://github.example.com/team/app/blob/c0ffee/a%20b/ko.yml#L"),
      ("https://gitlab.com/group/team/app.git", "https://gitlab.com/group/team/app/-/blob/c0ffee/a%20b/ko.yml#L"),
      ("git@bitbucket.org:team/app.git", "https://bitbucket.org/team/app/src/c0ffee/a%20b/ko.yml#lines-"),
      ("https://codeberg.org/team/app", "https://codeberg.org/team/app/src/commit/c0ffee/a%20b/ko.yml#L"),
    ])
  func known(_ remote: String, _ address: String) {
    #expect(ForgePage(remote: remote, commit: "c0ffee")?.address(of: "a b/ko.yml") == address)
  }

  @Test(
    "the page isn't guessed",
    arguments: [
      "", "/home/me/app", "../app.git", "file:///home/me/github/app", "https://example.com/team/app.git",
      "git@github.com:",
      "https://github.com", "javascript://github.com/team", "https://git\"hub.github/team/app", "C:\\github\\app",
    ])
  func unknown(_ remote: String) {
    #expect(ForgePage(remote: remote, commit: "c0ffee") == nil)
  }
}
