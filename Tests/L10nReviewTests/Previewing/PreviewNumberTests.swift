import L10nAllLanguages
import L10nLanguage
import L10nMessages
import Testing

@testable import L10nReview

@Suite("Numbers of previews")
struct PreviewNumberTests {
  @Test(
    "plain digits are read as a number, and written unchanged",
    arguments: ["0", "7", "-3", "4.5", "-0.25", "1234.50", "0.001"])
  func roundTrip(text: String) throws {
    #expect(try #require(PreviewNumber(text)).text == text)
  }

  @Test(
    "other texts aren't numbers",
    arguments: [
      "", "-", ".5", "5.", "1,000", "₩15,000", "1e3", "+1", "1.2.3", "٣", "12345678901234567890", "- 1", "0x1",
    ])
  func refused(text: String) {
    #expect(PreviewNumber(text) == nil)
  }

  @Test("numbers are rounded half to even, and padded with zeros")
  func rounding() throws {
    func rounded(_ text: String, _ minimum: Int, _ maximum: Int?) -> String? {
      PreviewNumber(text)?.rounded(minimum, maximum).text
    }
    #expect(rounded("4.5", 0, 0) == "4")
    #expect(rounded("5.5", 0, 0) == "6")
    #expect(rounded("-5.5", 0, 0) == "-6")
    #expect(rounded("0.0005", 0, 3) == "0")
    #expect(rounded("0.0015", 0, 3) == "0.002")
    #expect(rounded("9.96", 1, 1) == "10.0")
    #expect(rounded("4", 2, 2) == "4.00")
    #expect(rounded("4.50", 0, nil) == "4.5")
  }

  @Test(
    "numbers are written in ICU's formats",
    arguments: [
      ("::.00", "4.5", "4.50"), ("::.0", "5", "5.0"), ("percent", "0.25", "25%"), ("::percent", "25", "25%"),
      ("integer", "5", "5"), ("::+!", "5", "+5"), ("::+!", "-5", "-5"), ("::000", "5", "005"),
      ("::currency/KRW", "4900", "KRW 4900"), ("", "4.1239", "4.124"),
    ])
  func formats(style: String, value: String, expected: String) throws {
    let pattern = MessageSyntax.icu.parse("{n, number\(style.isEmpty ? "" : ", \(style)")}").pattern
    guard case .placeholder(let hole)? = pattern.elements.first, case .number(let format) = hole.format else {
      Issue.record("'\(style)' is no number format")
      return
    }
    #expect(try #require(PreviewNumber(value)).text(as: format) == expected)
  }

  @Test(
    "numbers are written with C's conversions",
    arguments: [
      ("%d", "5", "5"), ("%05d", "-5", "-0005"), ("%+d", "5", "+5"), ("%-4d|", "5", "5   |"), ("%4d", "5", "   5"),
      ("%.2f", "4.5", "4.50"), ("%x", "255", "ff"), ("%.0f", "4.5", "4"),
    ])
  func conversions(text: String, value: String, expected: String) throws {
    let pattern = MessageSyntax.printf.parse(text).pattern
    var run = PreviewRun(
      values: ["arg1": .number(try #require(PreviewNumber(value)))],
      rules: try #require(LanguageTag("en").map(PluralRules.init)),
      moment: PreviewMoment(in: try #require(LanguageTag("en"))),
      ordinals: PreviewOrdinals(in: try #require(LanguageTag("en"))),
      styles: PreviewStyles(in: try #require(LanguageTag("en"))), localizesPlainNumbers: false)
    run.write(pattern)
    #expect(run.text == expected)
  }
}
