import Foundation
import TestSupport
import Testing

@Suite("l10n-gen outdated")
struct OutdatedCommandTests {
  private let sandbox: Sandbox
  private let repository: ScratchRepository

  init() throws {
    sandbox = try Sandbox(["l10n.yml": "source: en\n"])
    repository = try ScratchRepository(in: sandbox)
  }

  /// Writes files below the translations directory, and commits them.
  private func commit(_ files: KeyValuePairs<String, String>) throws {
    for (path, text) in files { try sandbox.write(text, to: "translations/\(path)") }
    try repository.commit()
  }

  private func run(_ arguments: String...) throws -> Sandbox.Run {
    try sandbox.run(
      ["outdated"] + arguments, environment: ["XDG_CACHE_HOME": sandbox.directory.appending(path: ".cache").path])
  }

  /// Returns the changes as `key: before → after (languages)`.
  private func outdated(_ arguments: String...) throws -> [String] {
    let run = try sandbox.run(
      ["outdated", "--format", "json"] + arguments,
      environment: ["XDG_CACHE_HOME": sandbox.directory.appending(path: ".cache").path])
    try #require(run.status == 0, "\(run.error)")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let changes = try #require(document["changes"] as? [[String: Any]])
    return try changes.map { change in
      let languages = try #require(change["languages"] as? [String])
      return
        "\(change["key"] ?? ""): \(change["before"] ?? "") → \(change["after"] ?? "") (\(languages.joined(separator: " ")))"
    }
  }

  @Test("a translation is outdated if its source changed after it, wherever the keys are in the file")
  func values() throws {
    try commit(["en.yml": "a: Delete list\nb: Save\nc: Open\n", "de.yml": "a: Liste löschen\nb: Sichern\nc: Öffnen\n"])
    try commit(["en.yml": "b: Save all\na: Delete account\nc: Open\n"])
    try commit(["de.yml": "c: Öffnen\nb: Sichern\na: Konto löschen\n"])
    try commit(["en.yml": "c: Open\na: Delete account.\nb: Save all\n"])
    #expect(try outdated() == ["b: Save → Save all (de)"])
    let text = try run()
    #expect(text.status == 0)
    for words in ["translations/en.yml:3:1: b", "{+ all+}", "1 translation of 1 string"] {
      #expect(text.output.contains(words), "\(words) in \(text.output)")
    }
    try commit(["de.yml": "a: Konto löschen\nb: Alles sichern\nc: Öffnen\n"])
    #expect(try outdated() == [])
    #expect(try run().output == "no translation is older than its source\n")
  }

  @Test("a language that has no files yet has no outdated translations, and doesn't hide those of others")
  func newLanguage() throws {
    try sandbox.write("source: en\nlanguages: [en, de, fr]\n", to: "l10n.yml")
    try commit(["en.yml": "a: Delete list\n", "de.yml": "a: Liste löschen\n"])
    try commit(["en.yml": "a: Delete account\n"])
    #expect(try outdated() == ["a: Delete list → Delete account (de)"])
  }

  @Test("a file that can't be read doesn't hide what is outdated in others")
  func unreadableFile() throws {
    try commit(["en.yml": "a: Delete list\n", "de.yml": "a: Liste löschen\n", "fr.yml": "a: [\n"])
    try commit(["en.yml": "a: Delete account\n"])
    let text = try run()
    #expect(text.status == 1)
    #expect(text.output.contains("1 translation of 1 string"))
    #expect(
      text.error.contains("translations/fr.yml:")
        && text.error.contains("Strings that can't be read aren't compared.\n"))
    #expect(try run("--mark").error.contains("Nothing was compared.\n"))
  }

  @Test("languages that translate different texts are shown with the text of each")
  func changes() throws {
    try commit(["en.yml": "a: One\n", "de.yml": "a: Eins\n", "fr.yml": "a: Un\n"])
    try commit(["en.yml": "a: Two\n", "ja.yml": "a: 二\n"])
    try commit(["en.yml": "a: Three\n", "fr.yml": "a: Trois\n"])
    #expect(try outdated() == ["a: One → Three (de)", "a: Two → Three (ja)"])
    // The translation of the first text fits again.
    try commit(["en.yml": "a: one!\n"])
    #expect(try outdated() == ["a: Three → one! (fr)", "a: Two → one! (ja)"])
  }

  @Test("changes that aren't committed yet count")
  func workingTree() throws {
    try commit(["en.yml": "a: One\nb: One\n", "de.yml": "a: Eins\nb: Eins\n"])
    try commit(["en.yml": "a: Two\nb: One\n"])
    try sandbox.write("a: Two\nb: Three\n", to: "translations/en.yml")
    #expect(try outdated() == ["a: One → Two (de)", "b: One → Three (de)"])
    try sandbox.write("a: Zwei\nb: Eins\n", to: "translations/de.yml")
    #expect(try outdated() == ["b: One → Three (de)"])
  }

  @Test("show, the report and a comparison name outdated translations")
  func elsewhere() throws {
    try commit(["en.yml": "a: Delete list\nb: Save\n", "de.yml": "a: Liste löschen\nb: Sichern\n"])
    try commit(["en.yml": "a: Delete account\nb: Save\n"])
    let words = "the source changed from 'Delete list' to 'Delete account', but this translation didn't"
    let environment = ["XDG_CACHE_HOME": sandbox.directory.appending(path: ".cache").path]
    let shown = try sandbox.run(["show", "a", "b"], environment: environment)
    #expect(shown.output.contains(words), "\(shown.output)")
    #expect(shown.output.components(separatedBy: "outdated").count == 2)
    // A long history is searched when somebody asks for it.
    for _ in 0..<99 { try repository.git("commit", "-q", "--allow-empty", "-m", "Another") }
    let cold = ["XDG_CACHE_HOME": sandbox.directory.appending(path: ".cold").path]
    #expect(try !sandbox.run(["show", "a"], environment: cold).output.contains("outdated"))
    #expect(try sandbox.run(["show", "a"], environment: environment).output.contains(words))
    let report = try sandbox.run(["report", "--format", "json"], environment: environment)
    #expect(report.error.isEmpty)
    #expect(
      report.output.contains(#"{"rule":"outdated","severity":"warning","message":"\#(words)"#), "\(report.output)")
    let diff = try sandbox.run("diff", "HEAD~100")
    #expect(diff.output.contains("de   Liste löschen (outdated)\n"), "\(diff.output)")
    #expect(try sandbox.run("diff", "HEAD~100", "--format", "json").output.contains(#""outdated":true"#))
    #expect(try sandbox.run("diff", "HEAD~100", "--format", "markdown").output.contains("the same, **outdated**"))
  }

  @Test("outdated translations are marked in catalogs and in the metadata, once, and stay outdated until they change")
  func mark() throws {
    func catalog(_ source: String, _ state: String = "translated") -> String {
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "list.delete" : {
            "localizations" : {
              "de" : { "stringUnit" : { "state" : "\(state)", "value" : "Liste löschen" } },
              "en" : { "stringUnit" : { "state" : "translated", "value" : "\(source)" } }
            }
          }
        },
        "version" : "1.0"
      }
      """
    }
    try commit([
      "en.yml": "a: One\nb: Save\n", "de.yml": "a: Eins\nb: Sichern\n", "Table.xcstrings": catalog("Delete list"),
    ])
    try commit(["en.yml": "a: Two\nb: Save\n", "Table.xcstrings": catalog("Delete account")])
    #expect(try run("--mark", "--accept", "a").status == 2)
    let marked = try run("--mark")
    #expect(marked.status == 0, "\(marked.error)")
    #expect(marked.error.contains("Marked 2 translations as needs-review\n"), "\(marked.error)")
    #expect(try sandbox.read("translations/Table.xcstrings") == catalog("Delete account", "needs_review"))
    #expect(try sandbox.read("translations/metadata.yml").contains("state: { de: needs-review }"))
    #expect(try sandbox.read("translations/de.yml") == "a: Eins\nb: Sichern\n")
    #expect(try outdated().count == 2)
    #expect(try run("--mark").error.contains("Marked 0 translations"))
  }

  @Test("a report without a history says that it doesn't know what is outdated, and is written")
  func reportWithoutHistory() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\n", "translations/en.yml": "a: 1\n", "translations/de.yml": "a: 1\n",
    ])
    let run = try sandbox.run("report")
    #expect(run.status == 0)
    #expect(run.error.contains("note: outdated translations aren't shown"), "\(run.error)")
    #expect(run.error.contains("no git history"), "\(run.error)")
    #expect(sandbox.exists("report.html"))
    #expect(try sandbox.run("show", "a").error.isEmpty)
  }

  @Test("moved files, renamed keys and another format are followed")
  func moves() throws {
    try repository.git("config", "diff.renames", "false")
    try sandbox.write("\"a\" = \"Delete list\";\n\"b\" = \"Save\";\n", to: "Old/en.lproj/Localizable.strings")
    try sandbox.write("\"a\" = \"Liste löschen\";\n\"b\" = \"Sichern\";\n", to: "Old/de.lproj/Localizable.strings")
    try sandbox.write("a: x\n", to: "translations/unrelated.txt")
    try repository.commit()
    try sandbox.write("\"a\" = \"Delete account\";\n\"b\" = \"Save\";\n", to: "Old/en.lproj/Localizable.strings")
    try repository.commit()
    try repository.git("rm", "-q", "--cached", "translations/unrelated.txt")
    try FileManager.default.removeItem(at: sandbox.directory.appending(path: "translations"))
    try repository.git("mv", "Old", "translations")
    try repository.commit()
    #expect(try outdated() == ["a: Delete list → Delete account (de)"])

    try repository.git("rm", "-rq", "translations")
    try commit([
      "Localizable.xcstrings": """
      { "sourceLanguage" : "en", "version" : "1.0", "strings" : {
        "a" : { "extractionState" : "manual", "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Delete account" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Liste löschen" } } } },
        "b" : { "extractionState" : "manual", "localizations" : {
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Save" } },
          "de" : { "stringUnit" : { "state" : "translated", "value" : "Sichern" } } } } } }
      """
    ])
    #expect(try outdated() == ["a: Delete list → Delete account (de)"])

    try repository.git("rm", "-rq", "translations")
    try commit([
      "en/localizable.yml": "a: Delete account\nc: Save all\n", "de/localizable.yml": "a: Liste löschen\nc: Sichern\n",
      "metadata.yml": "localizable.c: { renamed-from: b }\n",
    ])
    #expect(
      try outdated() == ["localizable.a: Delete list → Delete account (de)", "localizable.c: Save → Save all (de)"])
  }

  @Test("names in names.yml may change")
  func names() throws {
    let catalog = { (text: String) in
      "\"title\" = \"\(text)\";\n"
    }
    try sandbox.write("Localizable:\n  first: title\n", to: "names.yml")
    try commit(["en.lproj/Localizable.strings": catalog("One"), "de.lproj/Localizable.strings": catalog("Eins")])
    try sandbox.write("Localizable:\n  second: title\n", to: "names.yml")
    try commit(["en.lproj/Localizable.strings": catalog("Two")])
    #expect(try outdated() == ["second: One → Two (de)"])
  }

  @Test("changes since a revision are those of the commits after it")
  func since() throws {
    try commit(["en.yml": "a: One\nb: One\n", "de.yml": "a: Eins\nb: Eins\n"])
    try commit(["en.yml": "a: Two\nb: One\n"])
    try commit(["en.yml": "a: Two\nb: Two\n"])
    #expect(try outdated("--since", "HEAD~1") == ["b: One → Two (de)"])
    #expect(try outdated("--since", "HEAD") == [])
    #expect(try outdated("--since", "HEAD~2").count == 2)
    let unknown = try run("--since", "nothing")
    #expect(unknown.status == 2)
    #expect(unknown.error.contains("no such revision"))
  }

  @Test("without the whole history, nobody is told that nothing is outdated")
  func partOfHistory() throws {
    try commit(["en.yml": "a: One\n", "de.yml": "a: Eins\n"])
    try commit(["en.yml": "a: Two\n"])
    try commit(["en.yml": "a: Two.\n"])
    try repository.git("clone", "-q", "--depth", "2", "file://\(sandbox.directory.path)", "clone")
    let shallow = try sandbox.script("cd clone && $0 outdated")
    #expect(shallow.status == 2)
    #expect(shallow.output.isEmpty)
    #expect(shallow.error.contains("git fetch --unshallow"), "\(shallow.error)")
    #expect(try sandbox.script("cd clone && $0 outdated --since HEAD~1").status == 0)
    let none = try Sandbox(["l10n.yml": "source: en\n", "translations/en.yml": "a: One\n"]).run("outdated")
    #expect(none.status == 2)
    #expect(none.error.contains("git repository"), "\(none.error)")
  }

  @Test("a key that is the source text can't become outdated")
  func keysAsTexts() throws {
    let entry = { (text: String) in "\"Save\" = \"\(text)\";\n" }
    try commit(["de.lproj/Localizable.strings": entry("Sichern"), "fr.lproj/Localizable.strings": entry("Garder")])
    try commit(["fr.lproj/Localizable.strings": entry("Enregistrer")])
    #expect(try outdated() == [])
    // Nor does a text that was its key until somebody wrote one.
    try commit(["en.lproj/Localizable.strings": entry("Save")])
    try commit(["en.lproj/Localizable.strings": entry("Keep")])
    #expect(try outdated() == [])
    try commit(["en.lproj/Localizable.strings": entry("Delete")])
    #expect(try outdated().map { $0.hasSuffix(": Keep → Delete (de fr)") } == [true])
  }

  @Test("each commit of a random history has the same result with and without earlier results")
  func cache() throws {
    var random = SplitMix(state: 11)
    var texts: [String: [String: Int]] = [:]
    for number in 0..<8 {
      for language in ["en", "de", "fr"] where language == "en" || Bool.random(using: &random) || number == 0 {
        for key in ["a", "b", "c"] where number == 0 || Bool.random(using: &random) {
          // The source may get an earlier text again, and a translation is new.
          texts[language, default: [:]][key] = language == "en" ? Int.random(in: 1...3, using: &random) : number
        }
        let lines = (texts[language] ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key): Text \($0.value)\n" }
        try sandbox.write(lines.joined(), to: "translations/\(language).yml")
      }
      try repository.commit()
      let kept = try outdated()
      #expect(try kept == outdated())
      let fresh = try sandbox.run(
        ["outdated"], environment: ["XDG_CACHE_HOME": sandbox.directory.appending(path: ".cache-\(number)").path])
      #expect(try fresh.output == run().output)
    }
  }

  @Test("a damaged result isn't used, and one that can't be kept doesn't matter")
  func damage() throws {
    try commit(["en.yml": "a: One\n", "de.yml": "a: Eins\n"])
    try commit(["en.yml": "a: Two\n"])
    let expected = try outdated()
    let folder = sandbox.directory.appending(path: ".cache")
    let files = try #require(FileManager.default.subpaths(atPath: folder.path)).map { folder.appending(path: $0) }
      .filter { !$0.hasDirectoryPath && $0.lastPathComponent.count == 40 }
    #expect(files.count == 1)
    for bytes in ["", "x", "{}\n", try String(contentsOf: files[0], encoding: .utf8).replacing("One", with: "Two")] {
      try bytes.write(to: files[0], atomically: true, encoding: .utf8)
      #expect(try outdated() == expected)
    }
    let nowhere = try sandbox.run(["outdated"], environment: ["XDG_CACHE_HOME": "/dev/null"])
    #expect(nowhere.status == 0)
    #expect(nowhere.output.contains("1 translation"))
  }

  @Test("accepted translations are listed again only after another change of the source")
  func accepted() throws {
    try commit(["en.yml": "a: One\n", "de.yml": "a: Eins\n", "fr.yml": "a: Un\n"])
    try commit(["en.yml": "a: Two\n"])
    let accepting = try run("--accept", "a", "--language", "de")
    #expect(accepting.status == 0, "\(accepting.error)")
    #expect(accepting.error.contains("Accepted 'a' in de"))
    #expect(try outdated() == ["a: One → Two (fr)"])
    #expect(try sandbox.run("check").status == 0)
    #expect(try !sandbox.run("check", "--since", "HEAD~1").output.contains("de.yml"))
    #expect(try sandbox.run("check", "--since", "HEAD~1").output.contains("fr.yml"))
    try repository.commit()
    #expect(try run("--accept", "a").status == 0)
    #expect(try outdated() == [])
    try repository.commit()
    // The accepted text is the one that the translations fit.
    try commit(["en.yml": "a: Three\n"])
    #expect(try outdated() == ["a: Two → Three (de fr)"])
    let fresh = try sandbox.run(["outdated"], environment: ["XDG_CACHE_HOME": "/dev/null"])
    #expect(try fresh.output == run().output)
  }

  @Test("exports for translators can be limited to outdated strings, in any format")
  func export() throws {
    try commit([
      "en.yml": "a: One\nb: One\n", "de.yml": "a: Eins\nb: Eins\n", "fr.yml": "a: Un\nb: Un\n",
      "en.lproj/Store.strings": "\"store title\" = \"One\";\n",
      "de.lproj/Store.strings": "\"store title\" = \"Eins\";\n",
    ])
    try commit([
      "en.yml": "a: Two\nb: One\n", "fr.yml": "a: Deux\nb: Un\n",
      "en.lproj/Store.strings": "\"store title\" = \"Two\";\n",
    ])
    let run = try sandbox.run("export", "xliff", "--language", "de", "--only", "outdated")
    #expect(run.status == 0, "\(run.error)")
    let text = try String(contentsOf: sandbox.directory.appending(path: "de.xliff"), encoding: .utf8)
    for id in ["\"a\"", "\"store title\""] { #expect(text.contains("id=\(id)"), "\(text)") }
    #expect(!text.contains("id=\"b\""))
    _ = try sandbox.run("export", "xliff", "--language", "fr", "--only", "outdated")
    let french = try? String(contentsOf: sandbox.directory.appending(path: "fr.xliff"), encoding: .utf8)
    #expect(french?.contains("trans-unit") != true)
  }

  @Test("what can't be accepted is refused, and nothing is written")
  func acceptedNothing() throws {
    try commit(["en.yml": "a: One\nb: One\n", "de.yml": "a: Eins\nb: Eins\n"])
    try commit(["en.yml": "a: Two\nb: One\n"])
    let refused = [
      ["--accept", "b"], ["--accept", "c"], ["--accept", "a", "--language", "xx"], ["--language", "de"],
    ]
    for arguments in refused {
      let run = try sandbox.run(["outdated"] + arguments)
      #expect(run.status == 2, "\(arguments): \(run.error)")
    }
    #expect(
      !FileManager.default.fileExists(atPath: sandbox.directory.appending(path: "translations/metadata.yml").path))
  }

  @Test("a merge keeps what both sides accepted")
  func merged() throws {
    let base = "a:\n  accepted:\n    de: x1\n"
    try sandbox.write(base, to: "base.yml")
    try sandbox.write(base + "    fr: x2\n", to: "ours.yml")
    try sandbox.write(base + "    it: x3\nb:\n  accepted:\n    de: x4\n", to: "theirs.yml")
    let run = try sandbox.run("merge", "base.yml", "ours.yml", "theirs.yml")
    #expect(run.status == 0, "\(run.error)")
    let merged = try String(contentsOf: sandbox.directory.appending(path: "ours.yml"), encoding: .utf8)
    for line in ["    de: x1\n", "    fr: x2\n", "    it: x3\n", "b:\n  accepted:\n    de: x4\n"] {
      #expect(merged.contains(line), "\(merged)")
    }
  }
}
