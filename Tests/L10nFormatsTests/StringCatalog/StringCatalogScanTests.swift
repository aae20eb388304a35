import CatalogTestSupport
import Foundation
import TestSupport
import Testing

@testable import L10nFormats

@Suite("Reading a String Catalog without a tree")
struct StringCatalogScanTests {
  private typealias Text = StringCatalogText

  /// Returns a catalog with all kinds of strings, most of them texts.
  private static func catalog(strings: Int = 1_500, head: String = "", after: String = "") -> String {
    let entries = (0..<strings).map { number in
      let translation = #"{ "stringUnit" : { "value" : "번역 \#(number) 🎁", "state" : "new" } }"#
      return switch number % 50 {
      case 7:
        Text.entry("%lld \(number)", ["en": Text.plural(["one": "a", "other": "%lld"]), "ko": Text.unit("%lld")])
      case 8: #"    "키 \#(number)" : { "shouldTranslate" : false }"#
      case 9: #"    "key \#(number)" : { "comment" : "A \"key\"\n", "extractionState" : "stale" }"#
      case 10: Text.entry("unit \(number)", ["ko": translation])
      case 11: #"    "odd \#(number)" : { "unknown" : [ 1, { } ], "localizations" : { } }"#
      case 12:
        Text.entry("%(name)@ \(number)", ["ko": Text.unit("%(name)@님")], fields: "      \"generatesSymbol\" : true,\n")
      case 13: Text.entry("both \(number)", ["en": Text.device(["mac": "m", "iphone": "i"])])
      default:
        Text.entry("key.\(number)", ["en": Text.unit("Text \(number)"), "ko": Text.unit("텍스트 \(number) \\u2028")])
      }
    }
    return """
      {
        "sourceLanguage" : "en",\(head)
        "strings" : {
      \(entries.joined(separator: ",\n"))
        },\(after)
        "version" : "1.0"
      }
      """
  }

  private func description(_ document: BundleDocument) -> String {
    func offsets(_ node: DocumentNode) -> String {
      switch node.content {
      case .text(let text): "\(node.offset)\(text.map)"
      case .unread: "\(node.offset)?"
      case .list(let items): "\(node.offset)[\(items.map(offsets))]"
      case .mapping(let entries): "\(node.offset){\(entries.map { "\($0.keyOffset) \(offsets($0.value))" })}"
      }
    }
    let notes = document.allLanguages?.notes.map { note in
      "\(note.key) \(note.keyOffset) \(note.description ?? "-") \(note.isTranslatable) "
        + "\(note.states.sorted { $0.key < $1.key })"
    }
    return [
      document.root.map(YAMLReading.describe) ?? "-", document.root.map(offsets) ?? "-",
      "\(document.problems) \(document.repetitions) \(document.doubts)", "\(notes ?? [])",
      "\(document.composed.sorted { $0.key < $1.key }) \(document.allLanguages?.source ?? "-")",
    ].joined(separator: "\n")
  }

  private func isSame(_ bytes: [UInt8]) -> Bool {
    let (document, tree) = (StringCatalogReader.read(bytes), StringCatalogReader.readTree(bytes))
    return description(document) == description(tree)
      && document.allLanguages?.notes.map(\.argumentNames) == tree.allLanguages?.notes.map(\.argumentNames)
  }

  @Test("the texts, notes and places are the same as from the tree", arguments: [1, 40, 1_500])
  func sameAsTree(strings: Int) {
    let bytes = Array(Self.catalog(strings: strings).utf8)
    #expect(StringCatalogScan.read(bytes) != nil)
    #expect(isSame(bytes))
    let compact = Array(Self.catalog(strings: strings).replacing("\n", with: " ").utf8)
    #expect(StringCatalogScan.read(compact) != nil)
    #expect(isSame(compact))
  }

  @Test(
    "a catalog with a mistake, or in a rare order, is read from its tree",
    arguments: [
      catalog(strings: 50, head: #" "strings" : { },"#), catalog(strings: 50, after: #" "version" : "1.0","#),
      catalog(strings: 50).replacing(#""sourceLanguage" : "en","#, with: ""),
      catalog(strings: 50).replacing(#": "en","#, with: ": 1,"),
      catalog(strings: 50).replacing("\"key.30\"", with: "\"key.1\""),
      catalog().replacing("\"key.1400\"", with: "\"key.3\""), catalog().replacing("\"Text 40\"", with: "Text 40"),
      catalog(strings: 50).replacing("\"Text 40\"", with: "1"),
      catalog(strings: 50).replacing("\"other\" : ", with: "\"many\" : "), catalog(strings: 50) + "}", "", "{", "[]",
      "{ \"strings\" : { } }",
    ])
  func others(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(StringCatalogScan.read(bytes) == nil)
    #expect(isSame(bytes))
  }

  @Test("a repeated language or field is reported in the same way as when reading the tree")
  func repetitions() {
    let unit = Text.unit("a")
    for entry in [
      #""k" : { "localizations" : { "en" : \#(unit), "ko" : \#(unit), "en" : \#(unit) } }"#,
      #""k" : { "comment" : "a", "comment" : "b" }"#,
      #""k" : { "localizations" : { "en" : { "stringUnit" : { "value" : "a", "value" : "b" } } } }"#,
    ] {
      let bytes = Array(Text.catalog(entry).utf8)
      #expect(StringCatalogReader.read(bytes).repetitions.count == 1)
      #expect(isSame(bytes))
    }
  }

  @Test("the strings are the same as from the tree, whatever is changed in the catalog")
  func changes() {
    var generator = SplitMix(state: 17)
    let text = Array(Self.catalog(strings: 15).utf8)
    let pieces = [
      "", "\n", "\"", ",", "}", "{", "]", "\\", ",\n    \"x\" : {", "\n    \"y\" : 1,", "}\n  },\n  \"z\" : {", "true",
      "\"state\" : \"x\",", "\u{FEFF}", "%#@a@", " ", ":",
    ]
    for _ in 0..<250 {
      let change = RandomChange(of: text, by: pieces, &generator)
      #expect(isSame(change.bytes), "\(change.shown)")
    }
  }

  @Test(
    "catalogs in a folder have the same strings as their trees",
    .enabled(if: ProcessInfo.processInfo.environment["CATALOGS"] != nil))
  func corpus() throws {
    for catalog in StringCatalogCorpusTests.catalogs {
      #expect(isSame(Array(try Data(contentsOf: catalog))), "\(catalog.path)")
    }
  }
}
