import L10nMessages
import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Editing a file of i18next")
struct I18nextEditingTests {
  private let format = I18nextFormat()

  @Test("a plural is added with a key for each form, next to a neighbor or to its other forms")
  func adding() throws {
    let file = Array("{\n  \"item_one\": \"a\",\n  \"item_other\": \"b\",\n  \"z\": \"c\"\n}\n".utf8)
    func added(_ entries: [KeyedEntry], after neighbor: [String] = []) throws -> String {
      String(
        decoding: try #require(format.adding(entries, under: [], to: file, after: neighbor)), as: UTF8.self)
    }
    let plural = StoredMessage.pluralMap([.init(category: .one, text: "1"), .init(category: .other, text: "2")])
    #expect(
      try added([KeyedEntry]([(path: ["new"], message: plural)]), after: ["item"])
        == "{\n  \"item_one\": \"a\",\n  \"item_other\": \"b\",\n  \"new_one\": \"1\",\n  \"new_other\": \"2\",\n  \"z\": \"c\"\n}\n"
    )
    // A translation's category that its plural doesn't have yet.
    #expect(
      try added([KeyedEntry]([(path: ["item", "few"], message: .text("d"))]))
        == "{\n  \"item_one\": \"a\",\n  \"item_other\": \"b\",\n  \"item_few\": \"d\",\n  \"z\": \"c\"\n}\n")
    #expect(
      try added([KeyedEntry]([(path: ["kind", "few"], message: .text("d"))])).contains("\"kind\": {\n    \"few\""))
  }

  @Test(
    "the keys of a message follow its name",
    arguments: [
      ("item", "item", "thing", "thing"), ("item_one", "item", "thing", "thing_one"),
      ("item_male_one", "item", "thing", "thing_male_one"), ("item_female", "item", "thing", "thing_female"),
      ("item", "item_plain", "thing", "thing"), ("item_ordinal_few", "item_ordinal", "x_ordinal", "x_ordinal_few"),
      ("item_one", "item_one", "first", "first"), ("item_ordinal_few", "item_ordinal", "x", nil),
      ("items_one", "item", "thing", nil), ("item_title", "item", "thing", nil), ("item_one", "one", "thing", nil),
    ])
  func renaming(_ key: String, _ old: String, _ new: String, _ expected: String?) {
    #expect(format.renamed(key, from: old, to: new) == expected)
  }

  @Test("a renamed key keeps the escapes of a file in ASCII")
  func renamingInASCII() throws {
    let file = Array(#"{"caf\u00e9_one": "C", "caf\u00e9_other": "D"}"#.utf8)
    let keys = format.editableKeys(in: file)
    let first = try #require(keys.first)
    let edits = try #require(
      format.edits(
        renaming: first, to: "thé_one", in: file, lines: LineTable(file),
        habits: format.habits(ofKeys: keys, in: file)))
    let renamed = TextEdit.apply(edits, to: file, in: 0..<file.count)
    #expect(String(decoding: renamed, as: UTF8.self) == #"{"th\u00e9_one": "C", "caf\u00e9_other": "D"}"#)
  }

  @Test("the keys of texts are removed, whatever keys are between them")
  func removing() throws {
    let file = Array(#"{ "a_one": "x", "b": "y", "a_other": "z" }"#.utf8)
    // The first is a key's position, the second a text's.
    let offsets = format.keys([2, 37], withDescriptionsIn: file)
    #expect(offsets == [2, 26])
    let keyed = try #require(format.keyedText(of: file)?.removing(keysAt: Array(offsets), separator: format.separator))
    #expect(String(decoding: keyed.bytes(separator: format.separator), as: UTF8.self) == #"{ "b": "y" }"#)
  }
}
