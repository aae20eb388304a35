import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("Reading a file of i18next")
struct I18nextReaderTests {
  private func document(_ file: String) -> BundleDocument { I18nextFormat().read(Array(file.utf8)) }

  private func places(_ problems: [DocumentProblem], in document: BundleDocument) -> [String] {
    let lines = LineTable(document.bytes)
    return problems.map { problem in
      let position = lines.position(atScalar: problem.offset)
      return "\(position.line):\(position.column) \(problem.explanation)"
    }
  }

  @Test("nested keys and keys with dots are key paths; sentences and comments aren't")
  func keys() {
    let document = document(
      #"{ "//": "about", "a": { "b": "1", "c.d": "2" }, "a.e": "3", "Not a path. Really": "4", "n": 5, "x": null }"#)
    #expect(document.isSound)
    #expect(document.root?.entries.map(\.key) == ["a", "Not a path. Really", "n", "x"])
    #expect(document.root?.entries.first?.value.entries.map(\.key) == ["b", "c", "e"])
    guard case .text(let number)? = document.root?.entries[2].value.content,
      case .text(let null)? = document.root?.entries[3].value.content
    else {
      Issue.record("neither is a text")
      return
    }
    #expect(number.text == "5" && !number.isNull)
    #expect(null.isNull)
  }

  @Test("the last of several keys counts, as in JavaScript, and the others are reported")
  func repetitions() {
    let document = document(#"{ "a": "1", "a": "2", "b": { "c": "3" }, "b.c": "4" }"#)
    #expect(document.root?.entries.first?.value.text == "2")
    #expect(document.repetitions.map(\.key) == ["a", "c"])
  }

  @Test("a key with a colon is doubtful, unless i18next takes it for a sentence")
  func colons() {
    let document = document("{\n  \"app:title\": \"a\",\n  \"Note: read this\": \"b\"\n}")
    #expect(
      places(document.doubts, in: document) == [
        "2:3 i18next looks 'app' up as a namespace because of the colon; write the key without a colon"
      ])
  }

  @Test("mistakes cost their entry, with line and column")
  func mistakes() {
    let document = document("{\n  \"a\": oops,\n  \"b\": \"fine\",\n  \"c\": \"open\n}")
    #expect(document.problems.map(\.offset).count == 2)
    #expect(document.root?.entries.first { $0.key == "b" }?.value.text == "fine")
    #expect(places(document.problems, in: document).map { $0.prefix(4) } == ["2:8 ", "4:8 "])
  }

  @Test("keys can't be nested too deeply, in objects or by dots")
  func depth() {
    let flat = Array(repeating: "a", count: 65).joined(separator: ".")
    #expect(document("{ \"\(flat)\": \"x\" }").problems.map(\.offset) == [2])
    #expect(document("{ \"\(flat.dropLast(2))\": \"x\" }").isSound)
    let deep = String(repeating: "{\"a\":", count: 70) + "1" + String(repeating: "}", count: 70)
    #expect(!document(deep).isSound)
  }
}
