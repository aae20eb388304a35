import L10nLanguage
import L10nMessages
import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Reading an ARB file")
struct ARBReaderTests {
  private func document(_ file: String) -> BundleDocument { ARBFormat().read(Array(file.utf8)) }

  /// Returns the places of problems with their explanations.
  private func problems(_ problems: [DocumentProblem], _ document: BundleDocument) -> [String] {
    let lines = LineTable(document.bytes)
    return problems.map { problem in
      let position = lines.position(atScalar: problem.offset)
      return "\(position.line):\(position.column) \(problem.explanation)"
    }
  }

  @Test("messages, their descriptions and their placeholders are read, and attributes of the file aren't messages")
  func file() throws {
    let document = document(
      #"""
      {
        "@@locale": "ko",
        "@@last_modified": "2024-01-01",
        "@@x-owner": { "a": 1 },
        "title": "It's \"{name}\"",
        "@title": {
          "description": "The screen's title",
          "type": "text",
          "placeholders": {
            "name": { "type": "String", "example": "Mina" },
            "price": { "type": "double", "format": "currency", "optionalParameters": { "name": "EUR" } },
            "day": { "type": "DateTime", "format": "yMMMd" }
          }
        },
        "plain": "Text",
        "@orphan": "not a description"
      }
      """#)
    #expect(document.isSound)
    #expect(document.doubtsOfNotes.isEmpty)
    #expect(document.root?.entries.map(\.key) == ["title", "plain"])
    #expect(document.root?.entries.map(\.value.text) == [#"It's "{name}""#, "Text"])
    #expect(document.language?.name == "ko")
    let note = try #require(document.notes.first)
    #expect(document.notes.count == 1)
    #expect(note.key == "title")
    #expect(note.description == "The screen's title")
    #expect(note.arguments.map(\.name) == ["name", "price", "day"])
    #expect(note.arguments.map(\.type) == [.string, .double, .date])
    #expect(note.arguments.map(\.example) == ["Mina", nil, nil])
    #expect(note.arguments[2].format == .date(.skeleton("yMMMd")))
    guard case .number(let format)? = note.arguments[1].format else { throw CancellationError() }
    #expect(format.style == .currency(code: "EUR", width: .isoCode))
  }

  @Test("what Flutter refuses has a problem at its place, and the other messages are read")
  func mistakes() {
    let document = document(
      """
      {
        "@@locale": "no language",
        "a": 1,
        "b": ["x"],
        "c": { "d": "e" },
        "f": null,
        "g": "ok",
        "@g": "words",
        "h": "{x}",
        "@h": { "placeholders": { "x": "String" } }
      }
      """)
    #expect(
      problems(document.problems, document) == [
        "2:15 'no language' isn't a language; write \"en\", for example",
        "3:8 a message is a text in ARB; put it in quotes", "4:8 a message is a text in ARB; put it in quotes",
        "5:8 a message is a text in ARB; put it in quotes",
        "8:9 the description of 'g' is an object; write '{ … }'",
        "10:34 the placeholder 'x' is an object; write '{ … }'",
      ])
    #expect(document.root?.entries.filter { $0.value.text != nil }.map(\.key) == ["g", "h"])
    #expect(document.hasAllKeys)
  }

  @Test("the last of several messages with one key counts, as in Dart")
  func repetitions() {
    let document = document(#"{ "a": "1", "b": "2", "a": "3" }"#)
    #expect(document.root?.entries.map(\.value.text) == ["3", "2"])
    #expect(document.repetitions.map(\.kept) == [22])
  }

  @Test("a message that is null hasn't been translated")
  func nothing() {
    let document = document(#"{ "a": null, "b": "" }"#)
    #expect(document.isSound)
    #expect(document.root?.entries.map(\.key) == ["b"])
  }

  @Test("a file that isn't an object has a problem", arguments: ["[]", "\"a\"", "{ \"a\": \"b\" ", "nonsense"])
  func others(file: String) {
    #expect(!document(file).isSound)
  }

  @Test(
    "types are Dart's, unless uses decide",
    arguments: [
      ("{n}", "int", ArgumentType.int), ("{n, plural, other{}}", "num", .int), ("{n}", "num", .double),
      ("{n}", "Object", nil), ("{n, select, other{}}", "String", nil), ("{n}", "DateTime", .date),
    ] as [(String, String, ArgumentType?)])
  func types(text: String, type: String, expected: ArgumentType?) {
    let document = document(#"{ "a": "\#(text)", "@a": { "placeholders": { "n": { "type": "\#(type)" } } } }"#)
    #expect(document.notes.first?.arguments.first?.type == expected)
  }

  @Test("a format that Swift code can't write is a doubt at its place")
  func formats() {
    let file = #"{ "a": "{n}", "@a": { "placeholders": { "n": { "type": "int", "format": "compactLong" } } } }"#
    let document = document(file)
    #expect(
      problems(document.doubtsOfNotes, document) == [
        "1:73 the format 'compactLong' is Flutter's own, and Swift code writes 'n' without it"
      ])
    #expect(document.notes.first?.arguments.first?.type == .int)
  }

  @Test("the places of characters in a text are those in the file")
  func places() {
    let source = Array(#""a\n\"é"x"#.utf8)[...]
    let places = [0, 1, 2, 3, 5].map { ARBFormat().distance(toOffset: $0, of: "a\n\"é", .arbText, in: source) }
    #expect(places == [1, 2, 4, 6, 7])
  }
}
