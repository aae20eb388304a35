import TestSupport
import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Positions in the text of a message")
struct LiteralTextTests {
  /// Returns the texts whose bytes aren't those of the parsed text at their places, because syntax is misread. A text
  /// with a tag, which is markup in MessageFormat 2, has no place.
  private func misplaced(_ text: String, _ syntax: MessageSyntax) -> [String] {
    let written = Array(text.utf8)
    return literals(of: syntax.parse(text, hasArguments: true).pattern).filter { literal in
      if syntax == .messageFormat2, literal.range.isEmpty, literal.string.contains("<") { return false }
      let offsets = literal.offsets
      return offsets.count != literal.string.utf8.count || offsets.first != literal.range.lowerBound
        || offsets.last.map { $0 + 1 } != literal.range.upperBound || !zip(offsets, offsets.dropFirst()).allSatisfy(<)
        || !zip(literal.string.utf8, offsets).allSatisfy { written.indices.contains($1) && written[$1] == $0 }
    }.map(\.string)
  }

  private func literals(of pattern: MessagePattern) -> [LiteralText] {
    pattern.elements.flatMap { element -> [LiteralText] in
      switch element {
      case .text(let text): [text]
      case .placeholder, .pluralNumber, .particle: []
      case .plural(let choice): choice.branches.flatMap { literals(of: $0.pattern) }
      case .select(let choice): choice.branches.flatMap { literals(of: $0.pattern) }
      }
    }
  }

  private func places(_ text: String, _ syntax: MessageSyntax = .icu) -> [[Int]] {
    literals(of: syntax.parse(text, hasArguments: true).pattern).map(\.offsets)
  }

  @Test("the position of every byte is known, also after quotes and escapes")
  func quoting() {
    #expect(places("가{n}b") == [[0, 1, 2], [6]])
    #expect(places("it''s {n}") == [[0, 1, 2, 4, 5]])
    #expect(places("'{'a'}' {n}") == [[1, 3, 5, 7]])
    #expect(places("{n, plural, other {# a''b}}") == [[20, 21, 22, 24]])
    #expect(places("a%%b%%", .printf) == [[0, 1, 3, 4]])
    #expect(places("%{n}%%%%a", .ruby) == [[4, 6, 8]])
  }

  @Test("the position of `#` is known")
  func numberSign() {
    guard case .plural(let choice)? = MessageSyntax.icu.parse("{n, plural, other {a # b}}").pattern.elements.first
    else {
      Issue.record("no plural")
      return
    }
    #expect(choice.branches[0].pattern.elements.dropFirst().first == .pluralNumber(21..<22))
  }

  @Test("positions are correct in random texts", arguments: MessageSyntax.allCases)
  func random(syntax: MessageSyntax) {
    var random = SplitMix(state: 11)
    let pieces = [
      "'", "''", "{", "}", "#", "%", "%%", "{n}", "{n, plural, other {", "}}", "%{n}", "%d", "%@", "a", "가", " ",
    ]
    for _ in 0..<6_000 {
      let text = (0..<Int.random(in: 0..<12, using: &random))
        .compactMap { _ in pieces.randomElement(using: &random) }.joined()
      #expect(misplaced(text, syntax) == [], "\(text)")
    }
  }
}
