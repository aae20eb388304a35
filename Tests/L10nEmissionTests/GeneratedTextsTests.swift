import CatalogTestSupport
import Foundation
import L10nLanguage
import L10nMessages
import Testing

@testable import L10nCatalog
@testable import L10nEmission

@Suite("Texts in generated Swift code")
struct GeneratedTextsTests {
  @Test("any text in messages, lists and comments is unchanged in the compiled program")
  func roundTrip() throws {
    let texts = AwkwardTexts.make(2500)
    let messages = texts.enumerated().map { (segments: ["k\($0)"], message: StoredMessage.text($1)) }
    let lists = (0..<texts.count / 3).map { index in
      (segments: ["lists", "l\(index)"], message: StoredMessage.list(Array(texts[index * 3..<index * 3 + 3])))
    }
    let catalog = HandMadeCatalog(syntax: .ruby).adding("ko", stored: messages + lists)
      .describing("k*") { $0.description = "\u{202E}*/\n\r\u{0}" }
    var program = try GeneratedProgram()
    try program.add(SwiftEmitter(EmissionOptions(fallback: ["en"])).files(for: catalog.catalog))
    let ids = lists.indices.map { MessageSignature(keyPath: "lists.l\($0)", arguments: []).id.description }
    try program.add(
      """
      @_spi(Generated) import L10nRuntime
      func show(_ text: String) { print(text.utf8.map { String($0, radix: 16) }.joined(separator: " ")) }
      for index in 0..<\(texts.count) { show(L10n.text(forKey: "k\\(index)") ?? "nil") }
      let ids: [UInt64] = [\(ids.joined(separator: ", "))]
      for id in ids { L10n.localization.list(id).forEach(show) }
      """, name: "main.swift")
    let printed = try program.run().split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    let expected = (texts + texts.prefix(lists.count * 3))
      .map { $0.utf8.map { String($0, radix: 16) }.joined(separator: " ") }
    #expect(printed.count == expected.count)
    #expect(zip(printed, expected).first { $0 != $1 } == nil)
  }

  @Test("no line of a generated file has text that an editor changes or that is invisible")
  func visible() {
    let texts = AwkwardTexts.make(2500)
    let catalog = HandMadeCatalog(syntax: .ruby)
      .adding("ko", stored: texts.enumerated().map { (["k\($0)"], .text($1)) })
      .adding("en", stored: texts.reversed().enumerated().map { (["k\($0)"], .text($1)) })
    for file in SwiftEmitter(EmissionOptions()).files(for: catalog.catalog) {
      for line in String(decoding: file.bytes, as: UTF8.self).unicodeScalars.split(separator: "\n") {
        #expect(line.last?.properties.isWhitespace == false, "\(line)")
        #expect(!line.contains { $0.properties.generalCategory == .control || $0.properties.isBidiControl }, "\(line)")
      }
    }
  }

  @Test(
    "comments show the meaning of a text on a single line",
    arguments: [
      (StoredMessage.text("plain"), "plain"), (.text(#"C:\new "" \n"#), #"C:\new "" \n"#), (.text("a\nb"), #"a\nb"#),
      (.text("a\u{202E}b"), #"a\e2\80\aeb"#),
      (.text(String(repeating: "가", count: 101)), String(repeating: "가", count: 100) + "…"),
      (.text(String(repeating: "가", count: 100)), String(repeating: "가", count: 100)),
      (.list(["a", "", "b"]), "a |  | b"),
      (.list([]), ""), (.list(["", ""]), ""),
      (
        .pluralMap([.init(category: .one, text: "# x"), .init(category: .other, text: "# xs")]),
        "one: # x | other: # xs"
      ),
    ])
  func comments(message: StoredMessage, shown: String) {
    #expect(comment(message) == (shown.isEmpty ? "" : " " + shown))
  }

  private func comment(_ message: StoredMessage) -> String {
    var writer = SwiftWriter()
    writer.comment(message)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test("comments are short, however long a message is")
  func longComments() {
    #expect(comment(.text(String(repeating: "a", count: 5_000))) == " " + String(repeating: "a", count: 100) + "…")
    #expect(comment(.text(String(repeating: "\n", count: 101))) == " " + String(repeating: "\\n", count: 50) + "…")
    #expect(comment(.list(Array(repeating: "x", count: 200))).utf8.count < 120)
  }
}
