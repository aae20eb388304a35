import Foundation
import L10nLanguage
import Testing

@testable import L10nRuntime

@Suite("Numbers in words and ordinals")
struct SpelledNumberTests {
  /// A language, a number, and ICU 77.1's results for `spellout` and for `ordinal`.
  static let rows: [(language: String, value: MessageArgument, words: String, ordinal: String)] = [
    ("ko", .int(1_234), "천이백삼십사", "1,234번째"), ("ko", .int(0), "공", "0번째"),
    ("en", .int(21), "twenty-one", "21st"), ("en", .int(-5), "minus five", "−5th"),
    ("en", .double(1_234.567), "one thousand two hundred thirty-four point five six seven", "1,235th"),
    ("en", .decimal(1.5), "one point five", "2st"), ("en", .double(.nan), "not a number", "NaN"),
    ("zh-Hans", .int(101), "一百〇一", "第101"), ("zh-Hant", .int(101), "一百零一", "第101"),
    ("ja", .int(12_345_678), "千二百三十四万五千六百七十八", "第12,345,678"),
    ("fr", .int(1), "un", "1er"), ("fr", .int(1_234), "mille deux cent trente-quatre", "1\u{202F}234e"),
    ("de", .int(21), "ein\u{AD}und\u{AD}zwanzig", "21."), ("ar", .int(3), "ثلاثة", "3"),
  ]

  @Test("numbers in words and ordinals are the same as ICU's", arguments: rows)
  func sameAsICU(_ row: (language: String, value: MessageArgument, words: String, ordinal: String)) {
    #expect(formatted("{a, spellout}", row.value, language: row.language) == row.words)
    #expect(formatted("{a, ordinal}", row.value, language: row.language) == row.ordinal)
  }

  @Test("fractions that the rules don't cover are written in digits")
  func large() throws {
    #expect(formatted("{a, spellout}", .double(1e20)) == "100,000,000,000,000,000,000")
    let amount = try #require(Decimal(string: "12345678901234567890.25"))
    #expect(formatted("{a, spellout}", .decimal(amount)) == "12,345,678,901,234,567,890.25")
    #expect(formatted("{a, ordinal}", .double(-1e30)) == "-1,000,000,000,000,000,000,000,000,000,000")
    #expect(formatted("{a, spellout}", .int(1_000_000_000_000_001)) == "one quadrillion one")
  }

  @Test("a particle fits the word, and a plural's branch has both")
  func particles() {
    #expect(formatted("{a, spellout}을(를)", .int(3), language: "ko") == "삼을")
    #expect(formatted("{a, spellout}을(를)", .int(2), language: "ko") == "이를")
    #expect(formatted("{a, ordinal}을(를)", .int(3), language: "ko") == "3번째를")
    let message = "{a, plural, one{{a, spellout} item} other{{a, spellout} items}}"
    #expect(formatted(message, .int(1)) == "one item")
    #expect(formatted(message, .int(12)) == "twelve items")
  }

  @Test("values that aren't numbers are left as placeholders")
  func noNumbers() {
    #expect(formatted("{a, spellout}", .string("3")) == "{a}")
    #expect(formatted("{a, ordinal}") == "{a}")
  }

  @Test("numbers can be written on many threads at once")
  func threads() async {
    let settings = LanguagePreferences.Settings(languages: [], locale: Locale(identifier: "en_US"))
    let locale = FormattingLocale(FormattingLocale.Identity(language: "en", settings: settings))
    let words = (0..<200).map { formatted("{a, spellout}", .int($0)) }
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for (value, expected) in words.enumerated() {
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { scratch in
              var output = TextBuffer(scratch)
              locale.append(.int(value), as: .spellout, to: &output)
              #expect(output.text == expected)
            }
          }
        }
      }
    }
  }
}
