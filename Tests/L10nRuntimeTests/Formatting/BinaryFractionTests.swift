import Foundation
import Testing

@testable import L10nRuntime

@Suite("Binary fractions that Decimal can't represent")
struct BinaryFractionTests {
  /// A format, a number, and ICU 77.1's result in English.
  static let rows: [(format: String, value: Double, expected: String)] = [
    ("::scientific .00", 6.626e-34, "6.63E-34"), ("::scientific", -6.626e-34, "-6.626E-34"),
    ("::scientific", 1e30, "1E30"), ("::scientific .00", -0.0, "-0.00E0"),
    ("::scientific", .leastNonzeroMagnitude, "5E-324"),
    ("::scientific", .greatestFiniteMagnitude, "1.797693E308"),
    ("::percent scientific", 9e-31, "9E-31%"), ("::scale/0.001 scientific", .leastNonzeroMagnitude, "5E-327"),
    ("::compact-short @@", 1e30, "1,000,000,000,000,000,000T"),
    ("::currency/USD compact-short", -0.0, "-$0"), ("::currency/USD sign-accounting", -.infinity, "($∞)"),
    ("::currency/USD unit-width-full-name", .nan, "NaN US dollars"),
    ("::group-off", 1e30, "1000000000000000000000000000000"),
    ("::sign-always", .infinity, "+∞"), ("::sign-always", .nan, "+NaN"), ("::sign-never", -0.0, "0"),
    ("::sign-except-zero", -6.626e-34, "0"), ("::rounding-mode-up .0", 6.626e-34, "0.1"),
    ("::rounding-mode-ceiling", .leastNonzeroMagnitude, "0.000001"), ("::decimal-always", 9e-31, "0."),
    ("::precision-increment/0.50", -0.0, "-0.00"), ("::precision-increment/0.5", -1e-5, "-0.0"),
    ("::precision-increment/0.5", 1e30, "1,000,000,000,000,000,000,000,000,000,000.0"),
    ("::precision-increment/0.05 rounding-mode-ceiling", 6.626e-34, "0.05"), ("percent", -0.0, "-0%"),
  ]

  @Test("binary fractions keep their format", arguments: rows)
  func sameAsICU(_ row: (format: String, value: Double, expected: String)) {
    #expect(formatted("{a, number, \(row.format)}", .double(row.value)) == row.expected)
  }

  @Test("a percentage of the largest number isn't infinite")
  func largestPercentage() {
    let text = formatted("{a, number, percent}", .double(.greatestFiniteMagnitude))
    #expect(text.hasPrefix("17,976,931,348,623,157,000,") && text.hasSuffix("000%"))
    #expect(formatted("{a, number, percent}", .decimal(.greatestFiniteMagnitude)).hasPrefix("340,282,366,920,938,463,"))
  }

  @Test("decimal fractions that no product can represent are written correctly")
  func tinyDecimals() {
    let tiny = MessageArgument.decimal(.leastNonzeroMagnitude)
    #expect(formatted("{a, number, ::scale/0.001 scientific}", tiny).hasSuffix("E-130"))
    #expect(formatted("{a, number, ::scale/0.001 precision-increment/0.5}", tiny) == "0.0")
    #expect(formatted("{a, number, ::precision-increment/0.5}", .decimal(.greatestFiniteMagnitude)).hasSuffix("000.0"))
  }
}
