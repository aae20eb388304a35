import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Editing an ARB file")
struct ARBEditingTests {
  private let format = ARBFormat()
  private let file = """
    {
      "@@locale": "en",
      "a": "A",
      "@a": { "description": "first" },
      "b": "B",
      "@c": {},
      "c": "C",
      "@b": { "placeholders": { "b": {} } }
    }

    """

  private func removing(_ keys: String...) throws -> String {
    let bytes = Array(file.utf8)
    let offsets = (format.read(bytes).root?.entries ?? []).filter { keys.contains($0.key) }.map(\.keyOffset)
    let all = format.keys(Set(offsets), withDescriptionsIn: bytes)
    let keyed = try #require(format.keyedText(of: bytes))
    // Each character of the file is one byte.
    let rest = try #require(keyed.removing(keysAt: Array(all), separator: format.separator))
    return String(decoding: rest.bytes(separator: format.separator), as: UTF8.self)
  }

  @Test("a message and the description next to it are one entry")
  func entries() throws {
    let keyed = try #require(format.keyedText(of: Array(file.utf8)))
    #expect(keyed.entries?.map(\.key) == ["@@locale", "a", "b", "c", "@b"])
    #expect(keyed.bytes(separator: format.separator) == Array(file.utf8))
  }

  @Test("a removed message takes its description along, wherever that is")
  func removal() throws {
    #expect(
      try removing("a", "b") == """
        {
          "@@locale": "en",
          "@c": {},
          "c": "C"
        }

        """)
  }

  @Test("a renamed message takes its description along")
  func renaming() throws {
    let bytes = Array(file.utf8)
    let renaming = KeyRenaming(of: bytes, in: format)
    let entry = try #require(format.read(bytes).root?.entries.first { $0.key == "b" })
    let edits = try renaming.edits(ofTableKeyAt: entry.keyOffset, to: "title")
    let new = String(decoding: TextEdit.apply(edits, to: bytes, in: 0..<bytes.count), as: UTF8.self)
    #expect(new == file.replacing("\"b\": \"B\"", with: "\"title\": \"B\"").replacing("\"@b\"", with: "\"@title\""))
  }

  @Test("keys are put in order with their descriptions, below the file's attributes")
  func formatting() throws {
    let bytes = Array("{\n  \"@@locale\": \"en\",\n  \"b\": \"B\",\n \"@b\": {},\n  \"a\": \"A\"\n}\n".utf8)
    let entries = try #require(format.read(bytes).root?.entries)
    let ranks = Dictionary(uniqueKeysWithValues: entries.map { ($0.keyOffset, $0.key == "a" ? 0 : 1) })
    let formatted = FileFormatting.formatted(bytes, in: format, ranks: ranks)
    #expect(
      String(decoding: formatted.bytes, as: UTF8.self)
        == "{\n  \"@@locale\": \"en\",\n  \"a\": \"A\",\n  \"b\": \"B\",\n  \"@b\": {}\n}\n")
  }

  @Test("only messages are edited as texts, not descriptions")
  func texts() {
    #expect(format.editableTexts(in: Array(file.utf8)).map(\.text) == ["A", "B", "C"])
  }
}
