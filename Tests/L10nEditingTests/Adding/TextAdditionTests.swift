import CatalogTestSupport
import Testing

@testable import L10nCatalog
@testable import L10nEditing
@testable import L10nText

@Suite("Messages for texts")
struct TextAdditionTests {
  /// Returns the key paths of texts, and the new content of the changed files.
  private func added(_ texts: [NewText], to files: [String: String]) throws(EditRefusal) -> ([String], [String: String])
  {
    let project = EditedProject(files, languages: ["en", "ko"])
    var addition = TextAddition(project.catalog, project.files.inputs, project.pipeline)
    var keys: [String] = []
    for text in texts { keys.append(try addition.message(for: text)) }
    let changes = addition.edit.changes.map {
      ($0.path.joined(separator: "/"), String(decoding: $0.new, as: UTF8.self))
    }
    return (keys, Dictionary(uniqueKeysWithValues: changes))
  }

  private static let files = ["en.yml": "pay_now: Pay!\nopen: Open\n", "ko.yml": "pay_now: 결제!\nopen: 열기\n"]

  @Test("keys are the first words of texts, and differ from others")
  func keys() throws {
    let texts = ["Pay now", "Pay now?", "3 days left", "…", "지금 결제"].map { NewText([.text($0)]) }
    let (keys, files) = try added(texts, to: Self.files)
    #expect(keys == ["pay_now_2", "pay_now_3", "text_3_days_left", "text", "지금_결제"])
    #expect(Set(files.keys) == ["en.yml"])
    #expect(files["en.yml"]?.hasPrefix("pay_now: Pay!\nopen: Open\n") == true)
  }

  @Test("a message with the same text and arguments is used again")
  func reused() throws {
    let text = NewText([.argument(name: "n", .int), .text(" left")])
    let other = NewText([.argument(name: "n", .string), .text(" left")])
    let (keys, files) = try added([NewText([.text("Open")]), text, text, other], to: Self.files)
    #expect(keys == ["open", "left", "left", "left_2"])
    #expect(files["en.yml"]?.hasSuffix("left: \"{n, number, integer} left\"\nleft_2: \"{n} left\"\n") == true)
  }

  @Test("characters of the syntax stay text")
  func escaped() throws {
    let (_, files) = try added([NewText([.text("It's {here}: 5%")])], to: Self.files)
    #expect(files["en.yml"]?.contains("It's '{'here'}': 5%") == true, "\(files)")
  }

  @Test("a table gets conversions, and a number that its syntax can't write is refused")
  func table() throws {
    let table = ["en.lproj/Localizable.strings": "\"open\" = \"Open\";\n"]
    let text = NewText([.argument(name: "who", .string), .text(" has "), .argument(name: "n", .int)])
    let (_, files) = try added([text], to: table)
    #expect(files.values.first?.hasSuffix("\"has\" = \"%@ has %lld\";\n") == true, "\(files)")
    #expect(throws: EditRefusal.self) { try added([NewText([.argument(name: "x", .double), .text(" m")])], to: table) }
  }
}
