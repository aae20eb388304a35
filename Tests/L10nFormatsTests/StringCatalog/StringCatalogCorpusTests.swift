import Foundation
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nChecking
@testable import L10nEditing
@testable import L10nFormats
@testable import L10nText

/// Catalogs from other projects: `CATALOGS=DIR swift test --filter StringCatalogCorpusTests` reads all of those below a
/// folder.
@Suite("Real String Catalogs", .enabled(if: ProcessInfo.processInfo.environment["CATALOGS"] != nil))
struct StringCatalogCorpusTests {
  static var catalogs: [URL] {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["CATALOGS"] ?? "")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "xcstrings" }
      .sorted { $0.path < $1.path }
  }

  @Test("catalogs are read without problems, each string at its place, and changing a string changes a single line")
  func strings() throws {
    var strings = 0
    for catalog in Self.catalogs {
      let bytes = Array(try Data(contentsOf: catalog))
      let input = InputFile(path: ["Localizable.xcstrings"], shownPath: catalog.path, bytes: bytes)
      let file = try #require(FixableFile(input), "\(catalog.path) can't be read")
      var sample = 0
      for node in Self.values(in: file.document.root) {
        guard case .text(let text) = node.content else { continue }
        strings += 1
        let number = try #require(file.number(ofTextAt: node.offset), "\(catalog.path): no string at \(node.offset)")
        let editable = file.texts[number]
        #expect(editable.text == text.text)
        let editor = editable.editor(in: file.document.bytes, lines: file.lines)
        let change = TextReplacement(range: 0..<0, replacement: "\"é\n")
        let edits = try #require(editor.changes([change], besides: [])).map(\.edit)
        #expect(edits.count == 1)
        #expect(!edits[0].replacement.contains(UInt8(ascii: "\n")) && edits[0].range.isEmpty)
        // Reading the file again each time would take a day.
        if strings.isMultiple(of: 101), sample < 20 {
          sample += 1
          let bytes = try #require(file.bytes(with: edits))
          #expect(file.content(of: bytes, with: [node.offset: "\"é\n" + text.text]) != nil)
        }
      }
      #expect(file.bytes(with: []) == bytes)
    }
    print("\(Self.catalogs.count) catalogs, \(strings) strings")
    #expect(strings > 0)
  }

  @Test("catalogs are written in Xcode's form, and a key that is removed and added again returns to its place")
  func bytes() throws {
    var (written, keys, returned) = (0, 0, 0)
    for catalog in Self.catalogs {
      let bytes = Array(try Data(contentsOf: catalog))
      let source = try #require(JSONSource(bytes), "\(catalog.path) can't be read")
      let value = source.root.value
      #expect(source.edits(for: value).isEmpty)
      let end = bytes.last == UInt8(ascii: "\n") ? "\n" : ""
      if Array((JSONLayout.xcode.text(of: value) + end).utf8) == bytes {
        written += 1
      } else {
        print("\(catalog.path) isn't laid out as Xcode does it")
      }
      let strings = (value["strings"]?.members ?? []).map(\.key)
      for (index, key) in strings.enumerated() where index.isMultiple(of: 1 + strings.count / 60) {
        var others = strings
        others.remove(at: index)
        keys += 1
        if StringCatalogKeyOrder.inserting([key], into: others) == strings { returned += 1 }
      }
    }
    print("\(written) of \(Self.catalogs.count) written byte for byte; \(returned) of \(keys) keys return")
    #expect(returned * 100 >= keys * 99)
  }

  @Test("catalogs are imported without losses, and exported with the same bytes")
  func roundTrip() throws {
    var (texts, refused) = (0, 0)
    for catalog in Self.catalogs {
      let bytes = Array(try Data(contentsOf: catalog))
      let table = InputFile(path: ["Localizable.xcstrings"], shownPath: catalog.path, bytes: bytes)
      let source = StringCatalogReader.read(bytes).allLanguages?.source ?? "en"
      let tables = CatalogReader.catalog(of: [table], options: ReadingOptions(source: source))
      let result = StringImport(tables, into: [], options: ReadingOptions(source: source))
      texts += result.added
      refused += result.leftOut.count
      for reason in result.leftOut { print(reason) }
      var options = ReadingOptions(source: source)
      options.names = KeyNamesFile.adding(tables.derivedNames, to: nil).map { SourceFile(path: "names.yml", bytes: $0) }
      let files = result.changes.map { InputFile(path: $0.path, shownPath: $0.path.joined(), bytes: $0.new) }
      let project = CatalogReader.catalog(of: files, options: options)
      #expect(StringImport(tables, into: files, options: options).changes.isEmpty, "\(catalog.path)")
      let export = try StringExport(of: project, to: table, languages: nil, options: options)
      #expect(export.changed == 0 && export.leftOut.isEmpty, "\(catalog.path)")
      #expect(export.bytes == bytes, "\(catalog.path)")
    }
    print("\(texts) texts imported and exported, \(refused) left out")
  }

  @Test("each key has a name, which is kept when keys are added")
  func names() throws {
    var (keys, numbered) = (0, 0)
    for catalog in Self.catalogs {
      let root = StringCatalogReader.read(Array(try Data(contentsOf: catalog))).root
      var known: Set<String> = []
      if case .mapping(let languages)? = root?.content {
        for language in languages { known.formUnion(language.value.entries.map(\.key)) }
      }
      let sentences = known.map {
        KeyNaming.Key($0, words: SentenceWords.words(of: [.init(verbatim: $0)]), kinds: [])
      }
      let paths = KeyNaming.paths(of: sentences, names: [:])
      #expect(Set(paths.values).count == known.count)
      let half = sentences.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
      let names = KeyNaming.paths(of: half, names: [:]).mapValues { KeyNames.Name(path: $0, offset: 0) }
      let all = KeyNaming.paths(of: sentences, names: names)
      #expect(names.allSatisfy { all[$0.key] == $0.value.path })
      keys += known.count
      numbered += paths.values.count { $0.last?.firstMatch(of: /_\d+$/) != nil }
    }
    print("\(keys) keys, \(numbered) names that end in a number")
  }

  /// Returns the strings of a catalog that is read as JSON: the content of `value` and `values`.
  private static func values(in node: DocumentNode?) -> [DocumentNode] {
    (node?.entries ?? []).flatMap { entry in
      switch (entry.key, entry.value.content) {
      case ("value", .text): [entry.value]
      case ("values", .list(let items)): items
      default: values(in: entry.value)
      }
    }
  }
}
