import Foundation
import Testing

@testable import L10nLanguage
@testable import L10nMessages

/// Patterns with ICU 77's results, recorded in ICUMessageFixture.swift by make-icu-fixture.py.
@Suite("ICU's results for the same patterns")
struct ICUConformanceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let pattern: String
    /// The reason why this project refuses a pattern that ICU accepts; empty if it doesn't.
    let difference: String
    /// `nil` if ICU refuses the pattern.
    let outputs: [(language: String, number: Double, text: String)]?

    var testDescription: String { pattern }

    init(line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      pattern = Self.unescaped(fields[0])
      difference = String(fields[1])
      outputs =
        fields[2] == "!"
        ? nil
        : fields.dropFirst(2).map { field in
          let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          let key = parts[0].split(separator: " ")
          return (String(key[0]), Double(key[1]) ?? .nan, Self.unescaped(parts[1]))
        }
    }

    private static func unescaped(_ field: Substring) -> String {
      var text = ""
      var rest = field
      while let backslash = rest.firstIndex(of: "\\") {
        text += rest[..<backslash]
        rest = rest[backslash...].dropFirst()
        switch rest.removeFirst() {
        case "n": text += "\n"
        case "t": text += "\t"
        case "u":
          let end = rest.firstIndex(of: "}") ?? rest.endIndex
          let code = UInt32(rest[..<end].dropFirst(), radix: 16)
          text.unicodeScalars.append(code.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
          rest = rest[end...].dropFirst()
        default: text += "\\"
        }
      }
      return text + rest
    }
  }

  static let cases = icuMessageFixture.split(separator: "\n").map(Case.init)

  @Test("a pattern is refused if ICU refuses it, or if the fixture has a reason")
  func refusals() {
    #expect(Self.cases.count > 400)
    for example in Self.cases {
      let hasErrors = MessageSyntax.icu.parse(example.pattern).problems.contains { $0.level == .error }
      #expect(hasErrors == (example.outputs == nil || !example.difference.isEmpty), "\(example.pattern)")
    }
  }

  @Test("an accepted pattern is formatted as by ICU")
  func outputs() {
    for example in Self.cases where example.difference.isEmpty {
      let pattern = MessageSyntax.icu.parse(example.pattern).pattern
      for (language, number, text) in example.outputs ?? [] {
        let evaluator = MessageEvaluator(language: language, number: number)
        #expect(evaluator.text(of: pattern) == text, "\(example.pattern) \(language) \(number)")
      }
    }
  }
}
