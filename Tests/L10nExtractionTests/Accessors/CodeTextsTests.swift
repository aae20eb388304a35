import Testing

@testable import L10nExtraction
@testable import L10nText

@Suite("Texts that accessors can replace")
struct CodeTextsTests {
  /// Returns the replaced code with the arguments of each text, or the reason why it can't be replaced.
  private func texts(_ code: String) -> [String] {
    let source = SourceFile(path: "App.swift", bytes: Array("import SwiftUI; import UIKit\n\(code)\n".utf8))
    let extraction = Extraction(of: [source], targets: [[]])
    let shown = ShownDeclarations(of: extraction)
    return CodeTexts(ofFile: 0, in: extraction, shown, names: []).texts.map { text in
      switch text {
      case .success(let text):
        let values = text.parts.compactMap { part in
          if case .value(let name, let expression, let type) = part { "\(name): \(expression) \(type)" } else { nil }
        }
        return ([String(decoding: source.bytes[text.range], as: UTF8.self)] + values).joined(separator: " | ")
      case .failure(let refusal): return refusal.reason
      }
    }
  }

  @Test(
    "the literal or the call that looks it up is replaced",
    arguments: [
      (#"label.text = "Pay now""#, #""Pay now""#), (#"let a = Text("Pay now")"#, #""Pay now""#),
      (
        #"let a = NSLocalizedString("pay", value: "Pay now", comment: "")"#,
        #"NSLocalizedString("pay", value: "Pay now", comment: "")"#
      ),
      (#"let a = f(String(localized: "Pay now"))"#, #"String(localized: "Pay now")"#),
      (
        #"func f(_ store: Store, n: Int) { label.text = "\(store.name) has \(n), \(n * 2)" }; struct Store { let name: String }"#,
        #""\(store.name) has \(n), \(n * 2)" | name: store.name string | n: n int | n2: n * 2 int"#
      ),
    ])
  func replaced(code: String, expected: String) {
    #expect(texts(code) == [expected])
  }

  @Test(
    "what an accessor doesn't fit is refused",
    arguments: [
      (#"func f(a: Float) { label.text = "It costs \(a)" }"#, "the type of 'a' is 'Float'"),
      (#"label.text = "It costs \(a)""#, "the type of 'a' isn't known"),
      (#"label.text = "It costs \(1, specifier: "%d")""#, "the value has a format"),
      (#"label.text = String(format: "It costs %d", 1)"#, "String(format:) needs a format"),
      (#"enum A: String { case a = "Pay now" }; func f(a: A) { label.text = a.rawValue }"#, "a raw value must be"),
      (#"let a = Text("Pay now", tableName: "Shop")"#, "the lookup names a table"),
      (#"let a: LocalizedStringKey = "Pay now"; let b = Text(isOn ? "Pay now" : "Pay later")"#, "an accessor's String"),
      (#"let a = Text("store.title")"#, "this is a key whose text is in a table"),
    ])
  func refused(code: String, reason: String) {
    let found = texts(code)
    #expect(!found.isEmpty && found.allSatisfy { $0.hasPrefix(reason) }, "\(found)")
  }
}
