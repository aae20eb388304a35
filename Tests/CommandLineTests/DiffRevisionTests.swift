import Foundation
import TestSupport
import Testing

@Suite("l10n-gen diff of git revisions")
struct DiffRevisionTests {
  /// Creates a repository with three commits: without bundles, with one text, and with another.
  private func repository() throws -> (sandbox: Sandbox, repository: ScratchRepository) {
    let sandbox = try Sandbox(["l10n.yml": "source: ko\n"])
    let repository = try ScratchRepository(in: sandbox)
    try repository.commit()
    try sandbox.write("a: 하나\n", to: "translations/ko.yml")
    try repository.commit()
    try sandbox.write("a: 하나\nb: 둘\n", to: "translations/ko.yml")
    try repository.commit()
    return (sandbox, repository)
  }

  /// Returns the changed keys with the kind of change: `added b`.
  private func changes(_ run: Sandbox.Run) throws -> [String] {
    try #require(run.status == 0, "\(run.error)")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let changes = try #require(document["changes"] as? [[String: Any]])
    return try changes.map { "\(try #require($0["kind"] as? String)) \(try #require($0["key"] as? String))" }
  }

  @Test("revisions are named as in git: relative ones, branches, tags, full hashes")
  func names() throws {
    let (sandbox, repository) = try repository()
    let hash = try repository.git("rev-parse", "HEAD~1")
    try repository.git("tag", "-a", "-m", "A tag", "v1", hash)
    for name in ["HEAD~1", "main^", hash, "v1", "main~1", "@~1"] {
      #expect(try changes(sandbox.run("diff", name, "main", "--format", "json")) == ["added b"], "\(name)")
    }
  }

  private static let catalog =
    "{ \"sourceLanguage\": \"ko\", \"version\": \"1.0\", \"strings\": { \"매장 찾기\": {}, \"저장\": {} } }\n"

  @Test("a key with another name in names.yml is renamed, and so is its accessor")
  func renamedKeys() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\n", "translations/Localizable.xcstrings": Self.catalog,
      "names.yml": "Localizable:\n  find: \"매장 찾기\"\n  save: \"저장\"\n",
    ])
    let repository = try ScratchRepository(in: sandbox)
    try repository.commit()
    try sandbox.write("Localizable:\n  store.find: \"매장 찾기\"\n  save: \"저장\"\n", to: "names.yml")
    let run = try sandbox.run("diff", "HEAD")
    #expect(run.output.contains("1 message renamed; 1 change breaks the Swift API"), "\(run.output)")
    #expect(run.output.contains("  - L10n.find: String\n  + L10n.Store.find: String\n"))
    #expect(run.output.contains("store.find (was find)"))
    try repository.commit()
    #expect(try changes(sandbox.run("diff", "main~1", "main", "--format", "json")) == ["renamed store.find"])
    #expect(try sandbox.run("report", "--since", "main~1", "--format", "json").output.contains("\"store.find\""))
    // Keys that swap their names are two changed messages.
    try sandbox.write("Localizable:\n  save: \"매장 찾기\"\n  store.find: \"저장\"\n", to: "names.yml")
    #expect(try changes(sandbox.run("diff", "HEAD", "--format", "json")) == ["changed save", "changed store.find"])
  }

  @Test("a revision of a submodule uses the app's names of keys")
  func namesOfAnotherRepository() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\n", "names.yml": "Localizable:\n  find: \"매장 찾기\"\n  save: \"저장\"\n",
      "translations/Localizable.xcstrings": Self.catalog,
    ])
    _ = try ScratchRepository(in: sandbox)
    let repository = try ScratchRepository(in: sandbox, at: "translations")
    try repository.commit()
    try sandbox.write(Self.catalog.replacing(", \"저장\": {}", with: ""), to: "translations/Localizable.xcstrings")
    #expect(try changes(sandbox.run("diff", "HEAD", "--format", "json")) == ["removed save"])
  }

  @Test("a single revision is compared with the working tree")
  func workingTree() throws {
    let (sandbox, _) = try repository()
    try sandbox.write("a: 하나!\nb: 둘\n", to: "translations/ko.yml")
    #expect(try changes(sandbox.run("diff", "HEAD", "--format", "json")) == ["changed a"])
    #expect(try changes(sandbox.run("diff", "HEAD~1", "--format", "json")) == ["changed a", "added b"])
    #expect(try sandbox.run("diff", "HEAD").output.hasPrefix("HEAD → working tree\n"))
  }

  @Test("a revision is compared with a working directory that git doesn't track")
  func workingDirectory() throws {
    let (sandbox, _) = try repository()
    try sandbox.write("a: 하나!\nb: 둘\n", to: "translations/ko.yml")
    #expect(try changes(sandbox.run("diff", "HEAD", "translations", "--format", "json")) == ["changed a"])
    #expect(try changes(sandbox.run("diff", "HEAD", "HEAD~0", "--format", "json")).isEmpty)
  }

  @Test("a revision without the directory counts as empty, with a warning")
  func withoutDirectory() throws {
    let (sandbox, _) = try repository()
    let run = try sandbox.run("diff", "HEAD~2", "HEAD", "--format", "json")
    #expect(try changes(run) == ["added a", "added b"])
    #expect(
      run.error == "warning: 'HEAD~2' has no translation files in "
        + "'translations', so all strings are shown as added or removed\n")
    let neither = try sandbox.run("diff", "HEAD~2", "HEAD~2")
    #expect(neither.status == 2)
    #expect(neither.error.contains("has translation files in 'translations'; name another directory"))
  }

  @Test("a directory that no longer exists is found in revisions that have it")
  func removedDirectory() throws {
    let (sandbox, repository) = try repository()
    try repository.git("rm", "-q", "-r", "translations")
    #expect(!sandbox.exists("translations"))
    #expect(try changes(sandbox.run("diff", "HEAD~1", "HEAD", "--format", "json")) == ["added b"])
  }

  @Test("a name that is also a directory means the directory; './' and a suffix select one of the two")
  func ambiguous() throws {
    let (sandbox, repository) = try repository()
    try repository.git("branch", "store", "HEAD~1")
    try sandbox.write("z: 끝\n", to: "store/ko.yml")
    #expect(
      try changes(sandbox.run("diff", "HEAD", "store", "--format", "json")) == ["removed a", "removed b", "added z"])
    #expect(try changes(sandbox.run("diff", "HEAD", "./store", "--format", "json")).contains("added z"))
    #expect(try changes(sandbox.run("diff", "HEAD", "store~0", "--format", "json")) == ["removed b"])
  }

  @Test("a name that begins with a hyphen isn't an option of git")
  func hyphens() throws {
    let (sandbox, repository) = try repository()
    try repository.git("update-ref", "refs/heads/-x", "HEAD~1")
    #expect(try changes(sandbox.run("diff", "--format", "json", "--", "-x", "HEAD")) == ["added b"])
    for name in [
      "--help", "--git-dir=/", "-C", "--exec-path=.", "--all", "--branches", "HEAD;touch x", "$(touch x)", "\n",
    ] {
      let run = try sandbox.run("diff", "--", name, "HEAD")
      #expect(run.status == 2)
      #expect(run.error.contains("is neither a directory nor a revision of the git repository around 'translations'"))
      #expect(run.output.isEmpty)
    }
    #expect(!sandbox.exists("x"))
  }

  @Test(
    "names that aren't commits are refused",
    arguments: ["nothing", "HEAD~9", "HEAD..main", "HEAD:translations", "HEAD^{tree}"])
  func unknown(name: String) throws {
    let run = try repository().sandbox.run("diff", name, "HEAD")
    #expect(run.status == 2)
    #expect(run.error.contains("'git fetch --unshallow'"))
  }

  @Test("a submodule has its own revisions, and its bundles may be at its top level")
  func submodule() throws {
    let sandbox = try Sandbox(["app/l10n.yml": "source: ko\n", "texts/ko.yml": "a: 하나\n"])
    let texts = try ScratchRepository(in: sandbox, at: "texts")
    let old = try texts.commit()
    try sandbox.write("a: 둘\n", to: "texts/ko.yml")
    let new = try texts.commit()
    let app = try ScratchRepository(in: sandbox, at: "app")
    try app.git("submodule", "--quiet", "add", texts.directory.path, "translations")
    try app.commit()
    func diff(_ old: String, _ new: String) throws -> Sandbox.Run {
      try sandbox.run(
        "diff", old, new, "--config", "app/l10n.yml", "--format", "json",
        // As set by git for a hook of the app's repository.
        environment: ["GIT_DIR": app.directory.path + "/.git", "GIT_INDEX_FILE": ".git/index"])
    }
    #expect(try changes(diff(old, new)) == ["changed a"])
    #expect(try changes(diff("HEAD~1", "HEAD")) == ["changed a"])
    try app.git("submodule", "--quiet", "deinit", "-f", "translations")
    let empty = try diff("HEAD", "HEAD")
    #expect(empty.status == 2)
    #expect(empty.error.contains("run 'git submodule update --init app/translations'"), "\(empty.error)")
    let directory = try sandbox.run("diff", "app/translations", "texts", "--config", "app/l10n.yml")
    #expect(directory.status == 2)
    #expect(directory.error.contains("git submodule update --init"))
  }

  @Test("symbolic links in a revision are followed only within the directory")
  func links() throws {
    let (sandbox, repository) = try repository()
    let directory = sandbox.directory.appending(path: "translations").path
    try sandbox.write("secret: 비밀\n", to: "outside/ko.yml")
    for (name, target) in [
      ("en.yml", "ko.yml"), ("ja.yml", "../outside/ko.yml"), ("fr.yml", "/etc/hostname"), ("de.yml", "nowhere.yml"),
      ("it.yml", "it.yml"), ("es.yml", "../translations/ko.yml"), ("loop", "."),
    ] {
      try FileManager.default.createSymbolicLink(atPath: "\(directory)/\(name)", withDestinationPath: target)
    }
    try repository.commit()
    let ofRevision = try sandbox.run("diff", "HEAD~1", "HEAD", "--format", "json")
    let ofDirectory = try sandbox.run("diff", "HEAD~1", "translations", "--format", "json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(ofRevision.output.utf8)) as? [String: Any])
    #expect((document["languages"] as? [String: Any])?.keys.sorted().contains("es") == true)
    #expect(!ofRevision.output.contains("비밀"))
    for part in [
      "translations/ja.yml is passed over: this symbolic link leads out",
      "translations/fr.yml is passed over: this symbolic link leads out",
      "translations/de.yml: this symbolic link leads nowhere",
      "translations/it.yml is passed over: this symbolic link leads back",
    ] {
      #expect(ofRevision.error.contains(part), "\(ofRevision.error)")
      #expect(ofDirectory.error.contains(part), "\(ofDirectory.error)")
    }
    // The rest is read as from the directory.
    #expect(
      ofRevision.output.split(separator: "\n").dropFirst() == ofDirectory.output.split(separator: "\n").dropFirst())
  }

  @Test("files with any name are read, and those that a working directory can't contain are reported")
  func fileNames() throws {
    let (sandbox, repository) = try repository()
    try sandbox.write("c: 셋\n", to: "translations/ko/a b\t\"c\"\n가.yml")
    try repository.commit()
    let run = try sandbox.run("diff", "HEAD~1", "HEAD", "--format", "json")
    #expect(try changes(run).count == 1)
  }

  @Test("nothing is written to the repository, nothing is checked out, and no hook or filter is run")
  func untouched() throws {
    let (sandbox, repository) = try repository()
    try sandbox.write("*.yml filter=spy diff=spy\n", to: ".gitattributes")
    try repository.commit()
    for (name, value) in [
      ("filter.spy.smudge", "touch spied; cat"), ("diff.spy.textconv", "touch spied; cat"),
      ("core.pager", "touch spied"),
      ("core.fsmonitor", "touch spied"), ("core.hooksPath", ".hooks"),
    ] { try repository.git("config", name, value) }
    let before = sandbox.files(below: ".")
    _ = try sandbox.run("diff", "HEAD~1", "HEAD")
    #expect(sandbox.files(below: ".") == before)
    #expect(!sandbox.exists("spied"))
  }

  @Test("problems are reported without git, outside a repository and in a broken repository")
  func failures() throws {
    let (sandbox, repository) = try repository()
    let withoutGit = try sandbox.run("diff", "HEAD~1", "HEAD", environment: ["PATH": "/nonexistent"])
    #expect(withoutGit.status == 2)
    #expect(withoutGit.error.contains("git can't be run (No such file or directory); install it"))
    let hash = try repository.git("rev-parse", "HEAD:translations/ko.yml")
    let object = repository.directory.appending(path: ".git/objects/\(hash.prefix(2))/\(hash.dropFirst(2))")
    try FileManager.default.removeItem(at: object)
    let incomplete = try sandbox.run("diff", "HEAD~1", "HEAD")
    #expect(incomplete.error.contains("HEAD:translations/ko.yml: git has no object '\(hash)'"))
    try FileManager.default.removeItem(at: repository.directory.appending(path: ".git/HEAD"))
    let broken = try sandbox.run(
      "diff", "HEAD~1", "HEAD", environment: ["GIT_CEILING_DIRECTORIES": NSTemporaryDirectory()])
    #expect(broken.status == 2)
    #expect(broken.error.contains("not a git repository"), "\(broken.error)")
  }
}
