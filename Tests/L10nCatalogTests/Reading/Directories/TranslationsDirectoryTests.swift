import Foundation
import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("The translations directory")
struct TranslationsDirectoryTests {
  /// Creates a directory with these files, and with empty directories for paths that end with a slash.
  private func withDirectory(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let directory = URL(filePath: NSTemporaryDirectory()).appending(path: "l10n-gen-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: directory) }
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = directory.appending(path: path)
      try FileManager.default.createDirectory(
        at: path.hasSuffix("/") ? file : file.deletingLastPathComponent(), withIntermediateDirectories: true)
      if !path.hasSuffix("/") { try Data(text.utf8).write(to: file) }
    }
    try body(directory)
  }

  private func reason(_ directory: URL) -> String {
    do {
      let failures = try TranslationsDirectory.files(at: directory.path).compactMap(\.failure)
      return failures.first?.reason ?? "none"
    } catch {
      return error.reason
    }
  }

  private func link(_ directory: URL, _ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: directory.appending(path: path).path, withDestinationPath: target)
  }

  @Test("a file or folder whose name isn't UTF-8 isn't skipped", arguments: ["ko/a\u{FF}.yml", "\u{FF}/ko.yml"])
  func illFormedNames(path: String) throws {
    try withDirectory(["ko.yml": "a: 1"]) { directory in
      // One byte for each character of Latin-1.
      let bytes = path.unicodeScalars.map { CChar(truncatingIfNeeded: $0.value) }
      let folder = Array(bytes.prefix { $0 != CChar(UInt8(ascii: "/")) })
      let root = directory.path.utf8.map { CChar(truncatingIfNeeded: $0) } + [CChar(UInt8(ascii: "/"))]
      guard mkdir(root + folder + [0], 0o777) == 0, let file = fopen(root + bytes + [0], "w") else {
        // Some file systems don't accept such names.
        return
      }
      fclose(file)
      #expect(reason(directory) == "this name is not UTF-8; rename the file or folder")
    }
  }

  @Test("bundles for macOS have languages of their own, while folders of strings may be called bundles")
  func bundles() throws {
    let files = [
      "Keys.bundle/Contents/Resources/zh.lproj/InfoPlist.strings": "a = b;",
      "Texts.bundle/en.lproj/A.strings": "a = b;",
    ]
    try withDirectory(files) { directory in
      let found = try TranslationsDirectory.files(at: directory.path)
      #expect(found.map { $0.path.joined(separator: "/") } == ["Texts.bundle/en.lproj/A.strings"])
    }
  }

  @Test("YAML files are found at any depth, and other files and hidden folders are ignored")
  func wanted() throws {
    let files = [
      "ko.yml": "a", "ko/store.yaml": "b", "README.md": "c", ".git/ko.yml": "d", "l10n.yml": "e", "terms.yml": "f",
      "metadata.yml": "g", "ko/terms.yml": "h", ".hidden.yml": "i",
    ]
    try withDirectory(files) { directory in
      let found = try TranslationsDirectory.files(at: directory.path)
      #expect(
        found.map { $0.path.joined(separator: "/") }.sorted() == [
          "ko.yml", "ko/store.yaml", "ko/terms.yml", "metadata.yml", "terms.yml",
        ])
      #expect(found.allSatisfy { $0.shownPath == directory.path + "/" + $0.path.joined(separator: "/") })
      #expect(found.first { $0.path == ["ko.yml"] }?.bytes == Array("a".utf8))
    }
  }

  @Test("files that can't be read are reported with the reason, and the rest is read")
  func unread() throws {
    try withDirectory(["ko.yml": "a: 1", "zh-Hans.yml": "a: 2"]) { directory in
      try link(directory, "en.yml", to: "nowhere.yml")
      try link(directory, "fr.yml", to: "nowhere/fr.yml")
      let files = try TranslationsDirectory.files(at: directory.path)
      #expect(files.filter { $0.failure == nil }.map(\.path) == [["ko.yml"], ["zh-Hans.yml"]])
      #expect(files.compactMap { $0.failure?.path } == ["en.yml", "fr.yml"].map { directory.path + "/" + $0 })
    }
  }

  @Test("links inside the directory are followed, those that lead out or loop are passed over, others refused")
  func links() throws {
    try withDirectory(["texts/zh-Hant/a.yml": "a: 1", "outside.yml": "b: 2"]) { directory in
      let texts = directory.appending(path: "texts")
      try link(texts, "zh-Hant-HK", to: "zh-Hant")
      #expect(try TranslationsDirectory.files(at: texts.path).count == 2)
      try link(texts, "en.yml", to: "../outside.yml")
      try link(texts, "fr.lproj", to: "/")
      try link(texts, "de.yml", to: "de.yml")
      #expect(try TranslationsDirectory.files(at: texts.path).count == 2)
      let passedOver = TranslationsDirectory.linksPassedOver(at: TranslationPaths(texts.path))
      #expect(passedOver.map(\.path) == ["de.yml", "en.yml", "fr.lproj"].map { texts.path + "/" + $0 })
      #expect(passedOver.first?.reason.contains("leads back to itself") == true)
      #expect(passedOver.last?.reason.contains("leads out of the translations directory") == true)
    }
    try withDirectory(["a/ko.yml": "a: 1"]) { directory in
      try link(directory, "a/b", to: "..")
      #expect(try TranslationsDirectory.files(at: directory.path).map(\.path) == [["a", "ko.yml"]])
      let passedOver = TranslationsDirectory.linksPassedOver(at: TranslationPaths(directory.path))
      #expect(passedOver.map(\.path) == [directory.path + "/a/b"])
      #expect(passedOver.first?.reason.contains("leads back to a folder that contains it") == true)
    }
    try withDirectory(["ko.yml": "a: 1"]) { directory in
      try link(directory, "en.yml", to: "nowhere.yml")
      #expect(reason(directory).contains("leads nowhere"))
    }
  }

  @Test("links that multiply folders stop at a limit")
  func manyLinks() throws {
    try withDirectory(Dictionary(uniqueKeysWithValues: (0..<20).map { ("d\($0)/", "") })) { directory in
      for level in 0..<19 {
        try link(directory, "d\(level)/x", to: "../d\(level + 1)")
        try link(directory, "d\(level)/y", to: "../d\(level + 1)")
      }
      #expect(reason(directory).contains("more than 10000 folders"))
    }
  }

  @Test("an uninitialised submodule is distinguished from an empty directory, at the submodule or below it")
  func submodules() throws {
    let modules = "[submodule \"a\"]\n  path = \"other\"\n[submodule \"b\"]\n\tpath = vendor/texts\n\turl = https://x\n"
    try withDirectory([".gitmodules": modules, "vendor/texts/": "", "empty/": ""]) { directory in
      let texts = directory.appending(path: "vendor/texts")
      #expect(reason(texts).contains("git submodule update --init vendor/texts"))
      #expect(reason(directory.appending(path: "empty")).contains("no translation files in this directory"))
      #expect(reason(directory.appending(path: "none")).contains("there is no such directory"))
      #expect(reason(directory.appending(path: ".gitmodules")).contains("not a directory"))
    }
  }
}
