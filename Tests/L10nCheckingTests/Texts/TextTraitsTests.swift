import Testing

@testable import L10nChecking

@Suite("The traits of a text's characters")
struct TextTraitsTests {
  @Test(
    "each trait is recognized by its characters",
    arguments: [
      ("plain", [.text]), ("", []), ("가", [.text, .beyondASCII]),
      ("<b>", [.text, .markup]), ("{n}", [.text, .placeholderSign]), ("5%", [.text, .placeholderSign, .digit]),
      (" a", [.text, .edgeSpace]), ("a\u{3000}", [.text, .beyondASCII, .edgeSpace, .invisible]),
      ("a\u{7}b", [.text, .invisible]), ("a\u{200B}b", [.text, .beyondASCII, .invisible]),
      ("a\u{E0001}b", [.text, .beyondASCII, .invisible]),
      ("％", [.text, .beyondASCII, .placeholderSign, .invisible]),
    ] as [(String, TextTraits)])
  func traits(_ text: String, _ expected: TextTraits) {
    #expect(TextTraits(of: text) == expected)
  }

  @Test("all invisible characters have the trait")
  func invisible() {
    let scalars = (0..<0x11_0000).compactMap { Unicode.Scalar($0 as UInt32) }.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: scalar.properties.isDefaultIgnorableCodePoint
      }
    }
    // Marks of scripts that begin elsewhere, and musical notation, are used intentionally.
    let missed = scalars.filter { !TextTraits(of: "a\($0)b").contains(.invisible) && $0.value < 0x1_0000 }
    #expect(missed == [])
  }
}
