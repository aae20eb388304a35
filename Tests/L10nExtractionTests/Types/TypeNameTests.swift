import Testing

@testable import L10nExtraction

@Suite("Names of types")
struct TypeNameTests {
  @Test(
    "words and attributes before a type, and the names of modules, aren't part of it",
    arguments: [
      ("any View", "View"), ("inout Swift.String", "String"), ("@escaping ()->Text", "Text"),
      ("@ViewBuilder @Sendable A", "A"),
      ("some SwiftUI.View", "View"), ("nonisolated sending A", "A"), ("Anything", "Anything"), ("@가 A", "A"), ("", ""),
    ])
  func prefixes(text: String, expected: String) {
    #expect(TypeName(text).text == expected)
  }

  @Test(
    "optionality and parentheses around a type don't count",
    arguments: [
      ("String?", "String"), ("String??", "String"), ("UILabel!", "UILabel"), ("Optional<String>", "String"),
      ("(any Error)?", "Error"), ("((String))", "String"), ("(Int,Int)", "(Int,Int)"), ("(Int)->Text", "(Int)->Text"),
      ("(()->Text)?", "(()->Text)"), ("[String?]", "[String?]"), ("?", ""),
    ])
  func unwrapped(text: String, expected: String) {
    #expect(TypeName(text).unwrapped.text == expected)
  }

  @Test(
    "the name is the last one, without generic arguments",
    arguments: [
      ("String", "String"), ("Binding<Bool>", "Binding"), ("Shop.Cart.Item", "Item"),
      ("String.LocalizationValue?", "LocalizationValue"),
      ("String...", "String"), ("[String]", ""), ("View&Sendable", "View"), ("Shop.가게", "가게"), ("", ""),
    ])
  func name(text: String, expected: String) {
    #expect(TypeName(text).name == expected)
  }
}
