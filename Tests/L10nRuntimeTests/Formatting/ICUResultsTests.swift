import Foundation
import L10nRuntime
import Testing

@Suite("Messages are written as by ICU")
struct ICUResultsTests {
  static let languages = ["ko", "en", "en-GB", "zh-Hans", "zh-Hant", "de"]
  static let rows = icuResults.split(separator: "\n").map { $0.components(separatedBy: " | ") }

  @Test("messages are written as by ICU in six languages", arguments: rows)
  func sameAsICU(_ row: [String]) throws {
    #expect(row.count == 2 + Self.languages.count)
    let argument = try #require(self.argument(row[1]))
    for (language, expected) in zip(Self.languages, row.dropFirst(2)) where expected != "-" {
      #expect(formatted(row[0], argument, language: language) == expected, "\(language)")
    }
  }

  /// Returns the argument in a column such as `double 2.5`.
  private func argument(_ column: String) -> MessageArgument? {
    let parts = column.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    return switch parts[0] {
    case "int": Int(parts[1]).map(MessageArgument.int)
    case "double": Double(parts[1]).map(MessageArgument.double)
    case "date": Double(parts[1]).map { .date(Date(timeIntervalSince1970: $0)) }
    default: .string(parts[1])
    }
  }
}
