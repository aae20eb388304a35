import L10nAllLanguages
import L10nLanguage
import L10nMessages
import TestSupport
import Testing

@testable import L10nMessageFormat2

@Suite("Lowered choices of MessageFormat 2")
struct LoweredChoiceTests {
  @Test("an app selects the same variant as the standard")
  func random() throws {
    var random = SplitMix(state: 9)
    for _ in 0..<60 {
      let message = Self.message(&random)
      let lowered = MessageFormat2.parsePattern(message)
      #expect(lowered.problems.filter { $0.level == .error } == [], "\(message)")
      for language in ["en", "pl", "ko"] {
        let rules = PluralRules(for: try #require(LanguageTag(language)))
        for (n, m, s) in [(0, 1, "a"), (1, 2, "b"), (2, 1, "x"), (3, 0, "a"), (5, 5, "b"), (21, 22, "x")] {
          let expected = try formatted(
            message, ["n": .int(n), "m": .int(m), "s": .string(s)], language: language
          ).text
          let app = App(numbers: ["n": n, "m": m], word: s, rules: rules)
          if app.text(lowered.pattern, number: 0) != expected {
            Issue.record("\(message) with \(n), \(m), \(s) in \(language): \(expected)")
          }
        }
      }
    }
  }

  /// Returns a message with random keys for up to four variables.
  private static func message(_ random: inout SplitMix) -> String {
    let numbers = ["0", "1", "2", "5", "one", "few", "many", "*", "*"]
    let keys = ["$n": numbers, "$m": numbers, "$o": numbers + ["-1"], "$s": ["a", "b", "*"]]
    let selectors = keys.keys.sorted().shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
    var seen: Set<[String]> = [selectors.map { _ in "*" }]
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      seen.insert(selectors.map { keys[$0]?.randomElement(using: &random) ?? "*" })
    }
    let variants = seen.sorted { $0.lexicographicallyPrecedes($1) }.shuffled(using: &random).map { keys in
      // The number with an offset can only be written in its own variants.
      let placeholder = selectors.last == "$o" && keys.last != "*" ? " {$o}" : " {$n :number}"
      return "\(keys.joined(separator: " ")) {{\(keys.joined(separator: ","))\(placeholder)}}"
    }
    return """
      .input {$n :integer} .input {$m :integer} .input {$s :string} .local $o = {$n :offset subtract=1}
      .match \(selectors.joined(separator: " ")) \(variants.joined(separator: "\n"))
      """
  }

  /// An app that shows a message.
  private struct App {
    let numbers: [String: Int]
    let word: String
    let rules: PluralRules

    func text(_ pattern: MessagePattern, number: Int) -> String {
      pattern.elements.map { element in
        switch element {
        case .text(let text): return text.string
        case .placeholder(let hole): return "\(numbers[hole.argument] ?? 0)"
        case .pluralNumber: return "\(number)"
        case .particle: return ""
        case .select(let choice):
          let branch = choice.branches.first { $0.keyword == word } ?? choice.branches.last
          return branch.map { text($0.pattern, number: number) } ?? ""
        case .plural(let choice):
          let value = numbers[choice.argument] ?? 0
          let category = rules.category(value - Int(choice.offset), choice.kind)
          let branch =
            choice.branches.first { $0.selector == .exactly(Double(value)) }
            ?? choice.branches.first { $0.selector == .category(category) } ?? choice.branches.last
          return branch.map { text($0.pattern, number: value - Int(choice.offset)) } ?? ""
        }
      }.joined()
    }
  }
}
