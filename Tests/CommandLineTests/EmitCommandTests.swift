import Foundation
import TestSupport
import Testing

@Suite("l10n-gen emit")
struct EmitCommandTests {
  private static let files = [
    "l10n.yml": "source: ko\noutput: { directory: Sources/App/Generated }\n",
    "translations/ko.yml": "a: 하나\nb: 둘\n", "translations/en.yml": "a: one\nb: two\n",
  ]
  private static let generated = "Sources/App/Generated"

  @Test("files are written once, and aren't touched if nothing changed")
  func unchanged() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("emit").status == 0)
    #expect(sandbox.files(below: Self.generated) == ["L10n+Tables.swift", "L10n.swift"])
    let file = sandbox.directory.appending(path: "\(Self.generated)/L10n.swift").path
    let before = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    let run = try sandbox.run("emit")
    #expect(run.status == 0)
    #expect(run.error == "Nothing changed.\n")
    let after = try FileManager.default.attributesOfItem(atPath: file)[.systemFileNumber] as? Int
    #expect(before == after)
  }

  @Test("the same bundles produce the same bytes")
  func deterministic() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("emit", "--output", "one").status == 0)
    #expect(try sandbox.run("emit", "--output", "two").status == 0)
    for name in ["L10n.swift", "L10n+Tables.swift"] {
      #expect(try sandbox.read("one/\(name)") == sandbox.read("two/\(name)"))
    }
  }

  @Test("--verify prints nothing if everything is up to date, and shows the lines that aren't")
  func verify() throws {
    let sandbox = try Sandbox(Self.files)
    _ = try sandbox.run("emit")
    #expect(try sandbox.run("emit", "--verify").status == 0)
    try sandbox.write("a: uno\nb: two\n", to: "translations/en.yml")
    let before = try sandbox.read("\(Self.generated)/L10n+Tables.swift")
    let run = try sandbox.run("emit", "--verify")
    #expect(run.status == 1)
    #expect(run.error.contains("-one\n"))
    #expect(run.error.contains("+uno\n"))
    #expect(run.error.contains("l10n-gen emit"))
    #expect(try sandbox.read("\(Self.generated)/L10n+Tables.swift") == before)
  }

  @Test("--verify of files that were never written fails and writes nothing")
  func verifyNothing() throws {
    let sandbox = try Sandbox(Self.files)
    #expect(try sandbox.run("emit", "--verify").status == 1)
    #expect(!sandbox.exists("Sources"))
  }

  @Test("changes that affect code are listed with their place and advice")
  func apiChanges() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\noutput: { directory: out, split: namespace }\n",
      "translations/ko.yml": """
      store:
        empty: 없음
        price: "{amount}원"
        visit: "{name} 방문"
        status: "{s, select, open{열림} closed{닫힘} other{모름}}"
      title: 제목
      """,
    ])
    #expect(try sandbox.run("emit").status == 0)
    try sandbox.write(
      """
      store:
        price: "{amount}원"
        go: "{name} 방문"
        status: "{s, select, open{열림} other{모름}}"
      title: "{x, number} 제목"
      added: 새것
      """, to: "translations/ko.yml")
    try sandbox.write(
      """
      store.price: { arguments: { amount: Decimal } }
      store.go: { renamed-from: store.visit }
      """, to: "translations/metadata.yml")
    let changes = """
      translations/ko.yml:1:1: 'L10n.Store.empty: String' is removed with the key 'store.empty'; if the message was renamed, \
      write 'renamed-from: store.empty' for that one in metadata.yml
      translations/metadata.yml:1:29: 'L10n.Store.price(amount: String) -> String' becomes \
      'L10n.Store.price(amount: Decimal) -> String'; change the code that uses it
      translations/ko.yml:4:3: 'enum L10n.Store.StatusS { case open, closed, other }' becomes \
      'enum L10n.Store.StatusS { case open, other }'; change the code that uses it
      translations/ko.yml:5:1: 'L10n.title: String' becomes 'L10n.title(x: Double) -> String'; change the code that uses it
      translations/ko.yml:3:3: 'L10n.Store.visit(name: String) -> String' is now \
      'L10n.Store.go(name: String) -> String'; the former name stays, deprecated

      """
    #expect(try sandbox.run("emit", "--verify").error.contains(changes))
    #expect(try sandbox.run("emit").error.hasSuffix(changes))
    try sandbox.write("", to: "translations/metadata.yml")
    #expect(
      try sandbox.run("emit").error.contains(
        "'L10n.Store.visit(name: String) -> String' is removed, because no message names its key"))
  }

  @Test("an error leaves the old files unchanged")
  func errors() throws {
    let sandbox = try Sandbox(Self.files)
    _ = try sandbox.run("emit")
    let before = try sandbox.read("\(Self.generated)/L10n.swift")
    try sandbox.write("a: 하나 {\nc: 셋\n", to: "translations/ko.yml")
    let run = try sandbox.run("emit")
    #expect(run.status == 1)
    #expect(run.error.contains("[message-syntax]"))
    #expect(try sandbox.read("\(Self.generated)/L10n.swift") == before)
  }

  @Test("an accessor that names.yml renames becomes another one, as in diff, whatever its former name")
  func namesOfKeys() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: en\ntranslations: App\noutput: { directory: G }\n",
      "App/Main.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Hi %@, sit down": {}, "OK": {}, "Good-bye!": {"localizations":
      {"de": {"stringUnit": {"state": "translated", "value": "Tschüss"}}}}}}
      """,
    ])
    #expect(try sandbox.run("emit").status == 0)
    let names = try sandbox.read("names.yml")
    var former = "goodBye"
    for name in ["farewell", "parting"] {
      let derived = try #require(names.split(separator: "\n").first { $0.contains("Good-bye!") })
      try sandbox.write(names.replacing(derived, with: "  \(name): \"Good-bye!\""), to: "names.yml")
      let run = try sandbox.run("emit")
      #expect(run.error.contains("'L10n.Main.\(former): String' becomes 'L10n.Main.\(name): String'"), "\(run.error)")
      #expect(!run.error.contains("renamed-from"))
      former = name
    }
  }

  @Test("a translation with an error is left out of the code, and reported")
  func translationErrors() throws {
    var files = Self.files
    files["translations/en.yml"] = "a: one {x}\nb: two\n"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("emit")
    #expect(run.status == 0)
    #expect(run.error.contains("translations/en.yml:1:8: error: en 'a': '{x}' is not an argument"))
    #expect(run.error.contains("Left out of the code: 1 translation with errors (en 1)."))
    let tables = try sandbox.read("\(Self.generated)/L10n+Tables.swift")
    #expect(tables.contains("two"))
    #expect(!tables.contains("{x}"))
    #expect(try !sandbox.read("\(Self.generated)/L10n.swift").contains("{x}"))
    #expect(try sandbox.run("emit", "--verify").status == 0)
    #expect(try sandbox.run("check").status == 1)
  }

  @Test("a translation file that can't be read is left out whole, and counted")
  func unreadTranslation() throws {
    var files = Self.files
    files["translations/en.yml"] = "a: one {x}\nb: two\n"
    let sandbox = try Sandbox(files)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.directory.appending(path: "translations/ja.yml").path, withDestinationPath: "nowhere")
    let run = try sandbox.run("emit")
    #expect(run.status == 0)
    #expect(run.error.contains("translations/ja.yml: this symbolic link leads nowhere"))
    let counts = "1 translation with errors (en 1), and up to 2 translations that couldn't be read (ja 2)."
    #expect(run.error.contains("Left out of the code: \(counts)"), "\(run.error)")
  }

  @Test("--strict, or 'strict: true', stops at an error in a translation")
  func strict() throws {
    var files = Self.files
    files["translations/en.yml"] = "a: one {x}\nb: two\n"
    let sandbox = try Sandbox(files)
    #expect(try sandbox.run("emit", "--strict").status == 1)
    #expect(!sandbox.exists("Sources"))
    try sandbox.write(Self.files["l10n.yml", default: ""] + "strict: true\n", to: "l10n.yml")
    let run = try sandbox.run("emit")
    #expect(run.status == 1)
    #expect(run.error.hasSuffix("Nothing was written.\n"))
    #expect(!sandbox.exists("Sources"))
  }

  @Test("the findings of a baseline don't stop the command, and don't change the code")
  func baseline() throws {
    var files = Self.files
    files["translations/en.yml"] = "a: one {x}\nb: two\n"
    let sandbox = try Sandbox(files)
    _ = try sandbox.run("emit")
    let code = try sandbox.read("\(Self.generated)/L10n+Tables.swift")
    _ = try sandbox.run("check", "--write-baseline", "known.yml")
    let run = try sandbox.run("emit", "--strict", "--baseline", "known.yml")
    #expect(run.status == 0)
    #expect(!run.error.contains("error:"))
    #expect(run.error.contains("Left out of the code: 1 translation with errors (en 1)."))
    try sandbox.write(Self.files["l10n.yml", default: ""] + "baseline: known.yml\n", to: "l10n.yml")
    #expect(try sandbox.run("emit", "--strict").status == 0)
    #expect(try sandbox.run("check").status == 0)
    #expect(try sandbox.read("\(Self.generated)/L10n+Tables.swift") == code)
  }

  @Test("two accessors with the same name stop the code, even if the baseline has them")
  func knownCollision() throws {
    let sandbox = try Sandbox([
      "l10n.yml": "source: ko\noutput: { directory: out }\n", "translations/ko.yml": "a-b: 하나\naB: 둘\n",
    ])
    _ = try sandbox.run("check", "--write-baseline", "known.yml")
    #expect(try sandbox.run("check", "--baseline", "known.yml").status == 1)
    #expect(try sandbox.run("emit", "--baseline", "known.yml").status == 1)
  }

  @Test("an unreadable file of a translation is left out, and one of the source stops the code")
  func unreadableFile() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("a: one\n", to: "translations/fr.yml")
    let fr = sandbox.directory.appending(path: "translations/fr.yml")
    try FileManager.default.removeItem(at: fr)
    try FileManager.default.createSymbolicLink(atPath: fr.path, withDestinationPath: "nowhere.yml")
    let run = try sandbox.run("emit")
    #expect(run.status == 0)
    #expect(run.error.contains("translations/fr.yml: this symbolic link leads nowhere"))
    #expect(sandbox.exists("\(Self.generated)/L10n.swift"))
    #expect(try sandbox.run("emit", "--strict").status == 2)
    let ko = sandbox.directory.appending(path: "translations/store/ko.yml")
    try FileManager.default.createDirectory(at: ko.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: ko.path, withDestinationPath: "nowhere.yml")
    #expect(try sandbox.run("emit").status == 2)
  }

  @Test("files of an earlier run are removed, and those of other enums and of people are kept")
  func removal() throws {
    var files = Self.files
    files["translations/ko.yml"] = "store: { a: 하나 }\nreview: { b: 둘 }\n"
    files["l10n.yml"] = "source: ko\noutput: { directory: out, split: namespace }\n"
    let sandbox = try Sandbox(files)
    _ = try sandbox.run("emit")
    _ = try sandbox.run("emit", "--enum-name", "Other")
    try sandbox.write("// by hand\n", to: "out/Hand.swift")
    let before = sandbox.files(below: "out")
    try sandbox.write("store: { a: 하나 }\n", to: "translations/ko.yml")
    try sandbox.write("store: { a: one }\n", to: "translations/en.yml")
    let run = try sandbox.run("emit")
    #expect(run.status == 0, "\(run.error)")
    let removed = Set(before).subtracting(sandbox.files(below: "out"))
    #expect(removed.count == 1)
    #expect(removed.first?.contains("Review") == true)
    #expect(removed.first?.hasPrefix("L10n") == true)
  }

  @Test("a file by another author isn't overwritten")
  func foreignFile() throws {
    var files = Self.files
    files["\(Self.generated)/L10n.swift"] = "// mine\n"
    let sandbox = try Sandbox(files)
    let run = try sandbox.run("emit")
    #expect(run.status == 2)
    #expect(run.error.contains("was not generated"))
    #expect(sandbox.files(below: Self.generated) == ["L10n.swift"])
    #expect(try sandbox.read("\(Self.generated)/L10n.swift") == "// mine\n")
  }

  @Test("a link in place of a generated file isn't followed")
  func link() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("precious", to: "elsewhere.swift")
    try FileManager.default.createDirectory(
      at: sandbox.directory.appending(path: Self.generated), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.directory.appending(path: "\(Self.generated)/L10n.swift").path,
      withDestinationPath: "../../../elsewhere.swift")
    let run = try sandbox.run("emit")
    #expect(run.status == 2)
    #expect(run.error.contains("symbolic link"))
    #expect(try sandbox.read("elsewhere.swift") == "precious")
  }

  @Test("a configured output outside the package is refused, directly or through a link, but not on the command line")
  func outside() throws {
    let outside = try Sandbox()
    var files = Self.files
    files["Package.swift"] = "// a package\n"
    let sandbox = try Sandbox(files)
    for directory in [outside.directory.path, "../\(outside.directory.lastPathComponent)/x", "link/x"] {
      if directory.hasPrefix("link") {
        try FileManager.default.createSymbolicLink(
          atPath: sandbox.directory.appending(path: "link").path, withDestinationPath: outside.directory.path)
      }
      try sandbox.write("source: ko\noutput: { directory: \(directory) }\n", to: "l10n.yml")
      let run = try sandbox.run("emit")
      #expect(run.status == 2)
      #expect(run.error.contains("outside this package"), "\(run.error)")
      #expect(outside.files(below: ".").isEmpty)
    }
    #expect(try sandbox.run("emit", "--output", outside.directory.path).status == 0)
    #expect(outside.files(below: ".").count == 2)
  }

  @Test("an output that is a file, or can't be written, is reported")
  func unwritable() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("a file", to: "file")
    let run = try sandbox.run("emit", "--output", "file")
    #expect(run.status == 2)
    #expect(run.error.contains("file: "))
    let nowhere = try sandbox.run("emit", "--output", "/proc/nothing/here")
    #expect(nowhere.status == 2)
    #expect(nowhere.error.contains("/proc/nothing"))
  }

  @Test("a full disk leaves no partial files", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDisk() throws {
    let sandbox = try Sandbox(Self.files)
    try FileManager.default.createDirectory(
      at: sandbox.directory.appending(path: "out"), withIntermediateDirectories: true)
    // In a test, a limit on the size of files replaces a full disk.
    let run = try sandbox.script("trap '' XFSZ; ulimit -f 0; exec \"$0\" emit --output out 2>/dev/null")
    #expect(run.status == 2)
    #expect(sandbox.files(below: "out").isEmpty)
  }

  @Test("a run that is killed at any time leaves complete files, and the next one succeeds")
  func killed() throws {
    var text = ""
    for index in 0..<3000 { text += "key\(index): 글 \(index)\n" }
    var files = Self.files
    files["translations/ko.yml"] = text
    let sandbox = try Sandbox(files)
    #expect(try sandbox.run("emit", "--output", "old").status == 0)
    let names = ["L10n.swift", "L10n+Tables.swift"]
    let whole = try names.map { try sandbox.read("old/\($0)") }
    for milliseconds in stride(from: 0, to: 60, by: 4) {
      try? FileManager.default.removeItem(at: sandbox.directory.appending(path: "out"))
      let running = try sandbox.start(["emit", "--output", "out"])
      Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
      running.kill()
      _ = try running.finish()
      for (name, text) in zip(names, whole) where sandbox.exists("out/\(name)") {
        #expect(try sandbox.read("out/\(name)") == text)
      }
    }
    #expect(try sandbox.run("emit", "--output", "out").status == 0)
    #expect(try names.map { try sandbox.read("out/\($0)") } == whole)
  }

  @Test("two simultaneous runs leave the files of one of them")
  func together() throws {
    let sandbox = try Sandbox(Self.files)
    try sandbox.write("a: 셋\nb: 넷\nc: 다섯\n", to: "other/ko.yml")
    for _ in 0..<10 {
      let one = try sandbox.start(["emit", "--output", "out"])
      let two = try sandbox.start(["emit", "--output", "out", "--translations", "other"])
      #expect(try one.finish().status == 0)
      #expect(try two.finish().status == 0)
      let hasKey = try sandbox.read("out/L10n.swift").contains("static var c:")
      #expect(try sandbox.read("out/L10n+Tables.swift").contains("다섯") == hasKey)
    }
  }
}
