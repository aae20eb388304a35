import Testing

@testable import L10nLanguage

@Suite("Formats of arguments in programs")
struct ArgumentFormatReadingTests {
  private func format(_ words: String) -> ArgumentFormat? {
    ArgumentFormat(reading: words.split(separator: " ", omittingEmptySubsequences: false).map(String.init))
  }

  @Test("formats are read with their options")
  func formats() {
    #expect(ArgumentFormat(reading: []) == ArgumentFormat.localized)
    #expect(format("plain") == .verbatim)
    #expect(format("number") == .number(.number))
    #expect(
      format("percent .0-2 x1") == .number(NumberFormat(style: .percent, precision: .fraction(minimum: 0, maximum: 2))))
    #expect(
      format("currency USD iso @1- accounting-signed")
        == .number(
          NumberFormat(
            style: .currency(code: "USD", width: .isoCode), precision: .significant(minimum: 1, maximum: nil),
            sign: .accountingAlways(includingZero: true))))
    #expect(
      format("number /0.5:3 w0 ungrouped point down")
        == .number(
          NumberFormat(
            precision: .increment(step: 0.5, fractionDigits: 3), minimumIntegerDigits: 0, grouping: .never,
            alwaysShowsDecimalSeparator: true, rounding: .down)))
    #expect(format("date full") == .date(.full))
    #expect(format("time ::jmm") == .time(.skeleton("jmm")))
    #expect(format("list and") == .styled(.list(ListStyle())))
    #expect(format("list unit narrow") == .styled(.list(ListStyle(.unit, width: .narrow))))
    #expect(format("date relative") == .styled(.relativeDate))
    #expect(format("interval ::MMMd") == .styled(.interval(.skeleton("MMMd"))))
    #expect(format("bytes binary") == .styled(.bytes(.binary)))
    #expect(format("duration time") == .styled(.duration(.time)))
    #expect(format("%@") == .conversion(PrintfConversion(.object)))
    #expect(
      format("%-+0#'12.3F")
        == .conversion(
          PrintfConversion(
            .fixed, isUppercase: true, flags: PrintfConversion.Flags(rawValue: 0b11111), width: 12, precision: 3)))
  }

  @Test(
    "words that aren't a format are refused",
    arguments: [
      "", "numbers", "plain plain", "number ", "number narrow", "number .", "number .-", "number .2-1", "number .1000",
      "number .1-2-3", "number @x", "number w1000", "number x", "number xnan", "number /0:1", "number /-1:1",
      "number /1",
      "currency", "currency usd", "currency US", "currency USDX", "date", "date ::", "date ::P", "date ::\u{301}",
      "date ::yyyyyyyyyy", "date short long", "time x",
      "list", "list nor", "list and wide", "list short", "list and short short", "date relative short", "time relative",
      "relative", "interval", "interval relative", "interval ::P", "bytes", "bytes file file", "duration",
      "duration long",
      "%", "%%", "%5", "%.f", "%5000d", "%1.99999f", "%ld", "%d d",
      "%\u{301}d", "%٣d", "number .٣",
    ])
  func malformed(_ words: String) {
    #expect(format(words) == nil)
  }

  @Test("numbers are read up to the limits of the syntaxes")
  func limits() {
    #expect(format("number .999") != nil)
    #expect(format("%4095.4095d") != nil)
    #expect(format("%4096d") == nil)
    #expect(format("date ::\(String(repeating: "y", count: 9))") != nil)
  }
}
