import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nExchange
@testable import L10nFormats
@testable import L10nText

@Suite("Translations that are written to a project's files")
struct MessageUnitWriterTests {
  private struct Result {
    /// The texts of files that are new or changed.
    var changes: [String: String]
    /// The reasons by key path.
    var refused: [String: String]
  }

  /// Writes texts, which are given by key path and variant: `n|==|plural.one`.
  private func written(
    _ texts: [String: String], to files: [String: String], language: String = "ko", state: TranslationState? = nil
  ) throws -> Result {
    let project = ProjectFiles(files)
    let catalog = project.catalog
    var byKey: [String: [UnitPath: UnitText]] = [:]
    for (id, text) in texts {
      let parts = id.split(separator: "|==|").map(String.init)
      let path = try parts.count == 2 ? #require(UnitPath(parts[1])) : UnitPath()
      byKey[parts[0], default: [:]][path] = UnitText(text: text, state: state)
    }
    var writer = MessageUnitWriter(ReadFiles(project.inputs, options: project.options), language: language)
    for (index, message) in catalog.messages.enumerated() {
      guard let texts = byKey[message.keyPath] else { continue }
      writer.add(texts, toMessage: index, key: message.keyPath)
    }
    let result = writer.write()
    let new = result.project.files.map {
      (path: $0.path.joined(separator: "/"), text: String(decoding: $0.bytes, as: UTF8.self))
    }
    return Result(
      changes: Dictionary(uniqueKeysWithValues: new.filter { files[$0.path] != $0.text }.map { ($0.path, $0.text) }),
      refused: Dictionary(uniqueKeysWithValues: result.refused.map { (catalog.messages[$0.key].keyPath, $0.value) }))
  }

  @Test("without translations, no file changes")
  func nothing() throws {
    let result = try written([:], to: ["en.yml": "a: A\n", "ko.yml": "a: 가\n"])
    #expect(result.changes.isEmpty && result.refused.isEmpty)
  }

  @Test("a text is replaced in its place, with its quotes and comments")
  func replacing() throws {
    let result = try written(
      ["a": "새", "list|==|item.2": "라", "s.t": "it's"],
      to: [
        "en.yml": "a: A\nlist: [x, y]\ns: { t: T }\n",
        "ko.yml": "# Korean\na: \"가\" # first\nlist:\n  - 나\n  - '다'\ns: { t: '티' }\n",
      ])
    #expect(result.changes == ["ko.yml": "# Korean\na: \"새\" # first\nlist:\n  - 나\n  - '라'\ns: { t: 'it''s' }\n"])
    #expect(result.refused.isEmpty)
  }

  @Test("a plural gets categories that it doesn't have, after its others")
  func categories() throws {
    let english = "n:\n  one: \"%{count} file\"\n  other: \"%{count} files\"\n"
    let result = try written(
      ["n|==|plural.few": "b", "n|==|plural.one": "c"],
      to: ["en.yml": english, "pl.yml": "n:\n  one: a\n  other: z\n"],
      language: "pl")
    #expect(result.changes == ["pl.yml": "n:\n  one: c\n  other: z\n  few: b\n"])
  }

  @Test("a string that the language doesn't have is added, with all of its variants")
  func adding() throws {
    let result = try written(
      ["list|==|item.1": "가", "list|==|item.2": "나", "s.files|==|plural.other": "%{count}개"],
      to: [
        "en.yml": "list: [x, y]\ns:\n  files: { one: \"%{count} file\", other: \"%{count} files\" }\n",
        "ko.yml": "z: 하\n",
      ])
    #expect(result.changes == ["ko.yml": "z: 하\nlist:\n  - 가\n  - 나\ns:\n  files:\n    other: \"%{count}개\"\n"])
  }

  @Test("a language without files gets those that the source has, in the same folders and formats")
  func newLanguage() throws {
    let result = try written(
      ["shop.a": "ア", "b": "ビ"], to: ["en/shop.json": "{ \"a\": \"A\" }", "en.yml": "b: B\n"], language: "ja")
    #expect(result.refused.isEmpty)
    #expect(Set(result.changes.keys) == ["ja/shop.json", "ja.yml"])
    #expect(result.changes["ja.yml"] == "b: ビ\n")
  }

  @Test("a table of Apple's systems gets texts in the folder of the language, with the notes of the source")
  func tables() throws {
    let result = try written(
      ["a": "가"], to: ["App/en.lproj/Localizable.strings": "/* First */\n\"a\" = \"A\";\n"])
    #expect(result.changes == ["App/ko.lproj/Localizable.strings": "/* First */\n\"a\" = \"가\";\n"])
  }

  @Test("a text for a variant that the project's string can't have is refused")
  func otherVariants() throws {
    let files = [
      "en.yml": "a: A\nlist: [x, y]\nn:\n  other: \"%{count}\"\n", "ko.yml": "a: 가\nlist: [나]\nn: 다\n",
    ]
    for text in ["a|==|plural.other", "list|==|item.2", "n|==|plural.other", "list"] {
      let result = try written([text: "새"], to: files)
      #expect(result.changes.isEmpty, "\(text)")
      #expect(result.refused.count == 1, "\(text)")
    }
  }

  @Test("a refused string doesn't keep others from being written")
  func partly() throws {
    let result = try written(
      ["a": "새", "b": "다"], to: ["en.yml": "a: A\nb: B\nc: C\n", "ko.yml": "a: &x 가\nb: 나\nc: *x\n"])
    #expect(result.changes == ["ko.yml": "a: &x 가\nb: 다\nc: *x\n"])
    #expect(Array(result.refused.keys) == ["a"])
  }

  @Test("a state that differs is written, and a final one removes the project's")
  func states() throws {
    let files = ["en.yml": "a: A\n", "ko.yml": "a: 가\n"]
    #expect(
      try written(["a": "가"], to: files, state: .needsReview).changes
        == ["metadata.yml": "a:\n  state: { ko: needs-review }\n"])
    let reviewed = files.merging(["metadata.yml": "a:\n  max-width: 3\n  state: { ko: needs-review }\n"]) { $1 }
    #expect(try written(["a": "가"], to: reviewed).changes == ["metadata.yml": "a:\n  max-width: 3\n"])
    #expect(try written(["a": "가"], to: reviewed, state: .needsReview).changes.isEmpty)
  }

  @Test("a text isn't written without its state, if that can't be written, and others are")
  func unwritableState() throws {
    let metadata = "a: { state: { ko: new } }\n"
    let files = ["en.yml": "a: A\nb: B\n", "ko.yml": "a: 가\nb: 나\n", "metadata.yml": metadata]
    let result = try written(["a": "새", "b": "다"], to: files, state: .needsReview)
    #expect(
      result.changes
        == ["ko.yml": "a: 가\nb: 다\n", "metadata.yml": metadata + "b:\n  state: { ko: needs-review }\n"])
    #expect(result.refused["a"]?.contains("state") == true)
  }

  @Test("a file keeps its encoding and its line endings")
  func encoding() throws {
    let text = "a: 가\r\nb: 나\r\n"
    let utf16: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let project = ProjectFiles(["en.yml": "a: A\nb: B\n"])
    let files = project.inputs + [InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: utf16)]
    var writer = MessageUnitWriter(ReadFiles(files, options: project.options), language: "ko")
    writer.add([UnitPath(): UnitText(text: "새")], toMessage: 0, key: "a")
    let new = try #require(writer.write().project.files.first { $0.shownPath == "ko.yml" })
    #expect(new.bytes.starts(with: [0xFF, 0xFE]))
    #expect(new.text == Array("a: 새\r\nb: 나\r\n".utf8))
  }
}
