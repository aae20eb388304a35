import Foundation
import L10nMessages
import TestSupport
import Testing

@testable import L10nMessageFormat2

@Suite("Hostile values in MessageFormat 2")
struct HostileValueTests {
  private static let functions = [
    "string", "number", "integer", "offset", "percent", "currency", "date", "time", "datetime",
  ]
  private static let options = [
    "minimumIntegerDigits", "minimumFractionDigits", "maximumFractionDigits", "minimumSignificantDigits",
    "maximumSignificantDigits", "roundingIncrement", "roundingMode", "roundingPriority", "trailingZeroDisplay",
    "fractionDigits", "currency", "add", "subtract", "fields", "length", "timeZone", "calendar", "hour12", "select",
    "useGrouping", "signDisplay", "u:dir", "u:id",
  ]
  private static let values = [
    "0", "1", "99", "5000", "25", "ceil", "halfEven", "morePrecision", "stripIfInteger", "auto", "EUR", "ZZZ",
    "weekday",
    "UTC", "|+25:00|", "gregory", "islamic-civil", "true", "exact", "min2", "never", "rtl", "$n", "$d", "$missing",
  ]
  private static let numbers: [ArgumentValue] = [
    .int(.min), .int(.max), .double(.nan), .double(-0.0), .double(1e99), .double(.leastNonzeroMagnitude), .double(0.1),
    .decimal(.greatestFiniteMagnitude), .decimal(.nan), .string("-1e-99"), .string(String(repeating: "9", count: 100)),
    .string("9.999e5"), .other, .date(.distantPast), .date(.distantFuture), .string("9999-12-31T23:59:59.999+14:00"),
  ]

  @Test("any value with any option leaves a text")
  func random() throws {
    var random = SplitMix(state: 3)
    for _ in 0..<2_000 {
      func pick(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }
      func call() -> String {
        var options: [String: String] = [:]
        for _ in 0..<Int.random(in: 0...4, using: &random) { options[pick(Self.options)] = pick(Self.values) }
        let written = options.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        return ":\(pick(Self.functions))\(written)"
      }
      let message = ".local $a = {$n \(call())} .local $b = {$a \(call())} .match $b 1 {{1}} one {{1}} * {{{$a}{$b}}}"
      let number = Self.numbers.randomElement(using: &random) ?? .other
      let output = try formatted(
        message, ["n": number, "d": .int(3)], language: pick(["en", "ar", "pl", "hi", "und"]))
      #expect(!output.text.isEmpty, "\(message)")
    }
  }
}
