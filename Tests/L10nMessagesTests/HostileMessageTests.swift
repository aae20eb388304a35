import TestSupport
import Testing

@testable import L10nLanguage
@testable import L10nMessages

@Suite("Hostile messages")
struct HostileMessageTests {
  private static let pieces = [
    "{", "}", "{", "}", "'", "#", "|", "%", "<", ">", "@", ",", "$", "*", "=", "1", "0", ".", " ", "\n", "-", "/", "::",
    "n", "가", "👩‍👩‍👧", "é", "\u{3000}", "｛", "，", "plural", "select", "selectordinal", "number", "date", "other", "one",
    "=0", "offset:", "%{n}", "%<n>", ".2f", "%1$@", "%d", "lld", "percent", "currency/KRW", ".00", "yMMMd",
    "{n, plural, one {", "} other {", "}}", "{g,select,other{", "{n, number, ::", "{d, date, ::", "\0", "\u{2028}",
  ]

  @Test("random messages have places inside the text and between scalars", arguments: MessageSyntax.allCases)
  func random(syntax: MessageSyntax) {
    var generator = SplitMix(state: 77)
    for _ in 0..<4_000 {
      let text = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
        Self.pieces.randomElement(using: &generator) ?? ""
      }.joined()
      let message = syntax.parse(text, hasArguments: Bool.random(using: &generator))
      let bytes = Array(text.utf8)
      let ranges = message.problems.map(\.range) + ranges(message.pattern)
      for range in ranges {
        let isBetweenScalars = [range.lowerBound, range.upperBound].allSatisfy {
          $0 == bytes.count || ($0 < bytes.count && bytes[$0] & 0xC0 != 0x80)
        }
        if !isBetweenScalars { Issue.record("\(range) in \(text)") }
      }
      #expect(message.problems.map(\.range.lowerBound) == message.problems.map(\.range.lowerBound).sorted())
      #expect(depth(message.pattern) <= ICUMessageParser.nestingLimit)
      if message.problems.isEmpty { #expect(isWellFormed(message.pattern), "\(text)") }
    }
  }

  @Test("nesting is limited to sixteen levels, with an explanation")
  func nesting() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{n, plural, other {", count: depth) + "a" + String(repeating: "}}", count: depth)
    }
    #expect(MessageSyntax.icu.explanations(nested(16)) == [])
    let deep = MessageSyntax.icu.parse(nested(17))
    #expect(deep.problems.map(\.explanation) == ["Plurals and selects are nested deeper than 16"])
    #expect(deep.problems.map(\.range.lowerBound) == [16 * 19])
    #expect(MessageSyntax.icu.parse(nested(100_000)).problems.count == 1)
  }

  @Test(
    "ten thousand bytes of any construct are parsed, with a limited number of problems",
    arguments: [
      "{", "}", "'", "#", "%", "''", "'{", "{}", "{a", "{a}", "{a,", "{a}'", "}'", "{n,plural,other{", "{n, plural, a ",
      "%{", "%<", "%{a}", "%%", "%1", "%<n>", "%d", "%y", "%*", "=", "가",
    ])
  func long(piece: String) {
    for prefix in [
      "", "{n, plural, ", "{n, plural, other {", "{n, ", "{n, number, ::", "{d, date, ::", "'{", "%", "%<n>",
    ] {
      let text = prefix + String(repeating: piece, count: 10_000 / piece.utf8.count)
      for syntax in MessageSyntax.allCases {
        #expect(syntax.parse(text).problems.count <= MessageProblemLog.limit)
      }
    }
  }

  private func ranges(_ pattern: MessagePattern) -> [Range<Int>] {
    pattern.elements.flatMap { element -> [Range<Int>] in
      switch element {
      case .text, .pluralNumber, .particle: []
      case .placeholder(let hole): [hole.range]
      case .plural(let choice): [choice.range] + choice.branches.flatMap { [$0.range] + ranges($0.pattern) }
      case .select(let choice): [choice.range] + choice.branches.flatMap { [$0.range] + ranges($0.pattern) }
      }
    }
  }

  private func depth(_ pattern: MessagePattern) -> Int {
    pattern.elements.map { element in
      switch element {
      case .text, .pluralNumber, .particle, .placeholder: 0
      case .plural(let choice): 1 + (choice.branches.map { depth($0.pattern) }.max() ?? 0)
      case .select(let choice): 1 + (choice.branches.map { depth($0.pattern) }.max() ?? 0)
      }
    }.max() ?? 0
  }

  private func isWellFormed(_ pattern: MessagePattern) -> Bool {
    pattern.elements.allSatisfy { element in
      switch element {
      case .text(let text): !text.string.isEmpty && text.offsets.count == text.string.utf8.count
      case .pluralNumber, .particle: true
      case .placeholder(let hole): !hole.argument.isEmpty && !hole.range.isEmpty
      case .plural(let choice):
        choice.branches.contains { $0.selector == .category(.other) }
          && Set(choice.branches.map(\.selector)).count == choice.branches.count
          && choice.branches.allSatisfy { isWellFormed($0.pattern) }
      case .select(let choice):
        choice.branches.contains { $0.keyword == "other" }
          && Set(choice.branches.map(\.keyword)).count == choice.branches.count
          && choice.branches.allSatisfy { isWellFormed($0.pattern) }
      }
    }
  }
}
