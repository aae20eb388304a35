import Foundation
import L10nFormats
import Testing

@testable import l10n_gen

@Suite("JSON")
struct JSONValueTests {
  @Test("any text reads back the same")
  func roundTrip() throws {
    let texts = [
      "", "\"\\/\u{8}\u{C}\n\r\t\0\u{1F}\u{7F}\u{85}", "가 🍋 \u{2028}\u{2029} \u{10FFFF}", "##[a] ###[b #[ ##é[",
    ]
    let text = JSONValue.array(texts.map(JSONValue.string)).text
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String] == texts)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{2028}" })
    #expect(!text.contains("##["))
  }

  @Test("objects keep the order of their members")
  func order() {
    let object: JSONValue = .object([("b", .number(-1)), ("a", .null), ("c", .truth(true)), ("d", .array([]))])
    #expect(object.text == #"{"b":-1,"a":null,"c":true,"d":[]}"#)
  }
}
