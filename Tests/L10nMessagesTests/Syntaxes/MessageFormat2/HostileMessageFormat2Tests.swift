import TestSupport
import Testing

@testable import L10nMessages

@Suite("Hostile messages in MessageFormat 2")
struct HostileMessageFormat2Tests {
  @Test("random texts end in problems inside the text, and what has none is printed as the same message")
  func hostile() {
    let pieces = [
      "{", "}", "{{", "}}", "{{", "}}", "|", "\\", "$x", "$y", ":f", "@a", "=", "#m", "/", "*", " ", "\n", "a", "1",
      "가",
      "\u{200E}", "\u{3000}", ".input {$x :f}", ".local $y = {$x}", ".match $x", ".match", ".", "\0", "e\u{301}", "ns:",
      "* {{", "1 {{}}", "{$x}", "\\{",
    ]
    var random = SplitMix(state: 2)
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 1...20, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
        .joined()
      let parsed = MessageFormat2.parse(text)
      let bytes = Array(text.utf8)
      for range in parsed.problems.map(\.range) + MessageFormat2.parsePattern(text).problems.map(\.range) {
        let isBetweenScalars = [range.lowerBound, range.upperBound].allSatisfy {
          $0 == bytes.count || ($0 < bytes.count && bytes[$0] & 0xC0 != 0x80)
        }
        if !isBetweenScalars { Issue.record("\(range) in \(text.debugDescription)") }
      }
      guard parsed.problems.isEmpty else { continue }
      let again = MessageFormat2.parse(parsed.message.text)
      if again.message.withoutPlaces != parsed.message.withoutPlaces { Issue.record("\(text.debugDescription)") }
    }
  }

  @Test(
    "thousands of any construct are parsed, with a limited number of problems",
    arguments: [
      "{", "}", "|", "\\", "\\|", "{|", "{a|", "{|}", "{$", "{$a", "{:a b=", "{{", "{{}}", "* {{", "* {{}}", "a ", ".",
      ".a",
      ".input", ".local $a = {", "$x", "\u{200E}", "가", "@a",
    ])
  func long(piece: String) {
    for prefix in ["", "{{", "{", "{$x ", "{:f ", "{a |", ".input ", ".input {$x :f}", ".input {$x :f} .match $x "] {
      let text = prefix + String(repeating: piece, count: 2_000 / piece.utf8.count)
      #expect(MessageFormat2.parsePattern(text).problems.count <= MessageProblemLog.limit)
    }
  }
}
