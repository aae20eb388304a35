import Foundation
import L10nMessages
import Testing

@testable import L10nRuntime

@Suite("Formatting messages")
struct ProgramRunTests {
  let date = Date(timeIntervalSince1970: 1_754_000_000)

  @Test("arguments that are missing or have the wrong type are written like missing ones in ICU")
  func wrongArguments() {
    #expect(formatted("{a}, {z}") == "{a}, {z}")
    #expect(formatted("{a, number}", .string("1")) == "{a}")
    #expect(formatted("{a, date, short}", .int(1)) == "{a}")
    #expect(formatted("{a, plural, other{#}}", .date(date)) == "{a}")
    #expect(formatted("{z, plural, other{#}}", .int(1)) == "{z}")
    #expect(formatted("{a, select, other{x}}") == "{a}")
    #expect(formatted("%<a>.2f", .string("x"), syntax: .ruby) == "{a}")
  }

  @Test("an amount of money keeps every digit")
  func decimals() throws {
    let amount = try #require(Decimal(string: "12345678901234567890.12"))
    #expect(formatted("{a, number, ::currency/USD}", .decimal(amount)) == "$12,345,678,901,234,567,890.12")
    #expect(formatted("{a}", .decimal(amount)) == "12,345,678,901,234,567,890.12")
    #expect(formatted("{a, number, ::currency/KRW}", .decimal(12_900), language: "ko") == "₩12,900")
    #expect(formatted("%<a>.2f", .decimal(amount), syntax: .ruby) == "12345678901234567890.12")
  }

  @Test("a plural is selected by the number as it is written")
  func pluralOfFractions() throws {
    let message = "{a, plural, =1.5{exact} one{one #} other{other #}}"
    #expect(formatted(message, .double(1.5)) == "exact")
    #expect(formatted(message, .decimal(Decimal(3) / 2)) == "exact")
    #expect(formatted(message, .double(1.0004)) == "one 1")
    #expect(formatted(message, .double(1.1)) == "other 1.1")
    #expect(formatted(message, .double(.infinity)) == "other ∞")
    #expect(formatted(message, .int(.min)) == "other -9,223,372,036,854,775,808")
    #expect(formatted("{a, plural, offset:1 other{#}}", .int(.min)) == "-9,223,372,036,854,775,809")
  }

  @Test("values that aren't numbers, or are infinite, are also written")
  func extremes() {
    #expect(formatted("{a}", .double(.nan)) == "NaN")
    #expect(formatted("{a}", .double(-.infinity)) == "-∞")
    #expect(formatted("{a, number, percent}", .double(-0.0)) == "-0%")
    #expect(formatted("{a, number, integer}", .double(1e300)).hasPrefix("1,000,000,000,000"))
    #expect(formatted("{a, number, ::currency/USD}", .double(.nan)).contains("NaN"))
    #expect(formatted("%d", .double(1e300), language: "en", syntax: .printf) == "{arg1}")
  }

  @Test("integers are grouped only in ICU's syntax")
  func plainIntegers() {
    #expect(formatted("{a}", .int(12_345)) == "12,345")
    #expect(formatted("%{a}", .int(12_345), syntax: .ruby) == "12345")
    #expect(formatted("%{a}", .double(0.5), syntax: .ruby) == "0.5")
    #expect(formatted(.text("%lld"), [.int(12_345)], names: ["arg1"], syntax: .printf) == "12345")
  }

  @Test("Korean particles fit the number or the branch before them")
  func particles() {
    #expect(formatted("{a}을(를)", .int(3), language: "ko") == "3을")
    #expect(formatted("{a}을(를)", .int(2), language: "ko-KR") == "2를")
    #expect(formatted("{a, plural, =1{하나} other{둘}}은(는)", .int(1), language: "ko") == "하나는")
    #expect(formatted("{a, select, x{물} other{차}}은(는)", .string("x"), language: "ko") == "물은")
    #expect(formatted("{a}을(를)", .string("물"), language: "en") == "물을(를)")
  }

  @Test("a plural map in Ruby's syntax has zero for exactly 0")
  func pluralMap() {
    let map = StoredMessageSample.items
    func text(_ count: Int) -> String {
      formatted(map, [.int(count)], names: ["count"], syntax: .ruby)
    }
    #expect([0, 1, 1_200].map(text) == ["nothing", "1 item", "1200 items"])
  }

  @Test("a very long argument and a deep message are complete")
  func longTexts() {
    let long = String(repeating: "긴 글 ", count: 10_000)
    #expect(formatted("<{a}{a}>", .string(long)) == "<\(long)\(long)>")
    let deep = String(repeating: "{a, select, other{", count: 15) + "x" + String(repeating: "}}", count: 15)
    #expect(formatted(deep, .string("")) == "x")
  }

  @Test("the user's region, calendar and hour cycle apply within the language")
  func regions() {
    let short = "{a, date, short} {a, time, short}"
    #expect(formatted(short, .date(date), preferred: ["en-GB"]) == "01/08/2025 07:13")
    #expect(formatted(short, .date(date), locale: "en_GB") == "01/08/2025 07:13")
    #expect(formatted(short, .date(date), preferred: ["ko-KR", "en-US"], locale: "ko_KR") == "8/1/25 7:13\u{202F}AM")
    #expect(formatted("{a, time, ::jm}", .date(date), locale: "en_US@hours=h23") == "07:13")
    #expect(formatted("{a}", .double(1_234.5), language: "de", locale: "de_CH") == "1’234.5")
    #expect(formatted("{a, date, ::y}", .date(date), locale: "th_TH@calendar=buddhist") == "2568 BE")
    #expect(formatted("{a, time, short}", .date(date), language: "de", timeZone: .gmt) == "22:13")
  }
}
