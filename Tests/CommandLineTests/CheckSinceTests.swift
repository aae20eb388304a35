import Foundation
import TestSupport
import Testing

@Suite("l10n-gen check --since")
struct CheckSinceTests {
  /// Creates a repository with two commits: the second one changes the source of `a`.
  private func repository() throws -> (sandbox: Sandbox, repository: ScratchRepository) {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n", "translations/en.yml": "a: Delete list\nb: Save\n",
      "translations/de.yml": "a: Liste löschen\nb: Sichern\n",
    ])
    let repository = try ScratchRepository(in: sandbox)
    try repository.commit()
    try sandbox.write("a: Delete account\nb: Save.\n", to: "translations/en.yml")
    try repository.commit()
    return (sandbox, repository)
  }

  @Test("a source that changed in meaning is reported at the translation, as a warning that names both texts")
  func outdated() throws {
    let (sandbox, _) = try repository()
    let run = try sandbox.run("check", "--since", "HEAD~1", "--rule", "end-punctuation=off")
    #expect(run.status == 0, "\(run.error)")
    for words in ["translations/de.yml:1:4", "outdated", "'Delete list'", "'Delete account'", "1 warning"] {
      #expect(run.output.contains(words), "\(words) in \(run.output)")
    }
    #expect(try sandbox.run("check", "--since", "HEAD~1", "--rule", "outdated=error").status == 1)
    #expect(try sandbox.run("check", "--since", "HEAD", "--strict", "--rule", "end-punctuation=off").status == 0)
  }

  @Test("without --since nothing is reported, and a baseline's findings of the rule aren't gone")
  func withoutSince() throws {
    let (sandbox, _) = try repository()
    #expect(try !sandbox.run("check").output.contains("outdated"))
    _ = try sandbox.run("check", "--since", "HEAD~1", "--write-baseline", "known.yml")
    let since = try sandbox.run("check", "--since", "HEAD~1", "--baseline", "known.yml", "--strict")
    #expect(since.status == 0, "\(since.output)")
    #expect(try !sandbox.run("check", "--baseline", "known.yml").output.contains("gone"))
  }

  @Test("a shallow clone of depth 2 is enough")
  func shallow() throws {
    let (sandbox, repository) = try repository()
    try repository.git("clone", "-q", "--depth", "2", "file://\(sandbox.directory.path)", "clone")
    let run = try sandbox.script("cd clone && $0 check --since HEAD~1")
    #expect(run.output.contains("'Delete account'"), "\(run.output)\(run.error)")
    let missing = try sandbox.script("cd clone && $0 check --since HEAD~2")
    #expect(missing.status == 2)
    #expect(missing.error.contains("git fetch --unshallow"))
  }

  @Test("a revision without translation files is refused, because nothing could be outdated")
  func empty() throws {
    let (sandbox, repository) = try repository()
    try repository.git("checkout", "-q", "--orphan", "other")
    try repository.git("rm", "-rq", "--cached", ".")
    try repository.git("commit", "-q", "--allow-empty", "-m", "Nothing")
    let run = try sandbox.run("check", "--since", "other")
    #expect(run.status == 2)
    #expect(run.error.contains("no translation files"), "\(run.error)")
  }

  @Test("a key that is renamed in the metadata is followed")
  func renamed() throws {
    let (sandbox, repository) = try repository()
    try sandbox.write("c: Delete profile\nb: Save\n", to: "translations/en.yml")
    try sandbox.write("c: Liste löschen\nb: Sichern\n", to: "translations/de.yml")
    try sandbox.write("c: { renamed-from: a }\n", to: "translations/metadata.yml")
    try repository.commit()
    let run = try sandbox.run("check", "--since", "HEAD~2")
    #expect(run.output.contains("'Delete profile'"), "\(run.output)\(run.error)")
  }
}
