import Foundation
import L10nAllLanguages
import L10nLanguage
import L10nMessages
import Testing

@testable import L10nRuntime

@Suite("Lists, spans of time and amounts of data")
struct StyledArgumentTests {
  private static let day = 86_400.0
  /// 21 September 2026, 23:13 in Seoul.
  private static let moment = Date(timeIntervalSince1970: 1_790_000_000)

  private static func list(_ items: String...) -> MessageArgument { .list(items) }

  // MARK: Lists

  @Test(
    "a list has the words of its language",
    arguments: [
      ("ko", "크림, 팩트 및 립", "크림, 팩트 또는 립", "크림 팩트 립"), ("en", "크림, 팩트, and 립", "크림, 팩트, or 립", "크림, 팩트, 립"),
      ("zh-Hans", "크림、팩트和립", "크림、팩트或립", "크림팩트립"), ("zh-Hant", "크림、팩트和립", "크림、팩트或립", "크림팩트립"),
      ("ja", "크림、팩트、립", "크림、팩트、または립", "크림 팩트 립"), ("ru", "크림, 팩트 и 립", "크림, 팩트 или 립", "크림, 팩트, 립"),
      ("my", "크림 - 팩트နှင့် 립", "크림 - 팩트 သို့မဟုတ် 립", "크림- 팩트နှင့် 립"),
    ])
  func lists(_ language: String, and: String, or: String, unit: String) {
    let items = Self.list("크림", "팩트", "립")
    #expect(formatted("{a, list}", items, language: language) == and)
    #expect(formatted("{a, list, or}", items, language: language) == or)
    #expect(formatted("{a, list, unit}", items, language: language) == unit)
  }

  @Test("a list has the width that the message asks for")
  func widths() {
    let items = Self.list("5 ft", "7 in")
    #expect(formatted("{a, list, short}", items) == "5 ft & 7 in")
    #expect(formatted("{a, list, narrow}", items) == "5 ft, 7 in")
    #expect(formatted("{a, list, unit}", items) == "5 ft, 7 in")
    #expect(formatted("{a, list, unit narrow}", items) == "5 ft 7 in")
  }

  @Test("a list of no, one and a thousand items is written", arguments: ["", ", or", ", unit narrow"])
  func counts(_ style: String) {
    #expect(formatted("({a, list\(style)})", .list([])) == "()")
    #expect(formatted("({a, list\(style)})", Self.list("a")) == "(a)")
    let many = formatted("{a, list\(style)}", .list((1...1_000).map { "item\($0)" }))
    #expect(many.hasPrefix("item1") && many.hasSuffix("item1000") && many.contains("item500"))
  }

  @Test("a particle follows the last item of a list")
  func particles() {
    #expect(formatted("{a, list}을(를) 담았어요", Self.list("크림", "팩트"), language: "ko") == "크림 및 팩트를 담았어요")
    #expect(formatted("{a, list}을(를) 담았어요", Self.list("팩트", "크림"), language: "ko") == "팩트 및 크림을 담았어요")
    #expect(formatted("{a, list, unit}을(를)", Self.list("5피트", "7인"), language: "ko") == "5피트 7인을")
    #expect(formatted("{a, duration}은(는)", .duration(.seconds(60)), language: "ko") == "1분은")
  }

  @Test("the items of a list never become markup")
  func markup() {
    let text = ArgumentMarking.marked { formatted("{a, list}", Self.list("<b>", "&amp;")) }
    #expect(!text.contains("<") && !text.contains("&amp;"))
  }

  // MARK: Time

  private func relative(_ offset: TimeInterval, _ language: String) -> String {
    let settings = LanguagePreferences.Settings(
      languages: [], locale: Locale(identifier: ""), timeZone: SampleCatalog.seoul, now: Self.moment)
    let locale = FormattingLocale(FormattingLocale.Identity(language: language, settings: settings))
    return locale.styled.text(.date(Self.moment + offset), as: .relativeDate) ?? ""
  }

  @Test(
    "a moment is written as seen from the present",
    arguments: [
      ("ko", "1시간 전", "어제", "모레"), ("en", "1 hour ago", "yesterday", "in 2 days"),
      ("zh-Hans", "1小时前", "昨天", "后天"), ("zh-Hant", "1小時前", "昨天", "後天"), ("ja", "1 時間前", "昨日", "明後日"),
      ("ar", "قبل ساعة واحدة", "أمس", "بعد الغد"), ("ru", "1 час назад", "вчера", "послезавтра"),
    ])
  func relativeDates(_ language: String, hour: String, yesterday: String, twoDays: String) {
    #expect(relative(-3_600, language) == hour)
    #expect(relative(-Self.day, language) == yesterday)
    #expect(relative(2 * Self.day, language) == twoDays)
  }

  @Test("without a moment that the app sets, the present is used")
  func present() {
    #expect(formatted("{a, date, relative}", .date(Date.now - 3 * Self.day)) == "3 days ago")
  }

  @Test("moments that nobody sees from the present are written as dates")
  func distantDates() {
    #expect(relative(-1e12, "en") == "Aug 7, 29663 BC")
    #expect(relative(1e12, "ko") == "33715년 6월 19일")
    for distant in [Double.infinity, -.infinity, .nan, 1e300, -1e300] {
      #expect(!relative(distant, "ko").isEmpty)
    }
    #expect(relative(Date.distantFuture.timeIntervalSince(Self.moment), "en") == "in 1,975 years")
  }

  @Test(
    "an interval has the fields that both moments share once",
    arguments: [
      ("ko", "2026년 9월 21일~24일", "9월 21일~24일"), ("en", "Sep 21 – 24, 2026", "Sep 21 – 24"),
      ("zh-Hant", "2026年9月21日至24日", "9月21日至24日"), ("ja", "2026年9月21日～24日", "9月21日～24日"),
      ("ru", "21—24 сент. 2026 г.", "21—24 сент."), ("ar", "21–24 سبتمبر 2026", "21–24 سبتمبر"),
    ])
  func intervals(_ language: String, withYear: String, withoutYear: String) {
    let stay = MessageArgument.interval(Self.moment..<Self.moment + 3 * Self.day)
    // Foundation separates with narrow and unbreakable spaces, too.
    func written(_ message: String) -> String {
      String(formatted(message, stay, language: language).map { $0.isWhitespace ? " " : $0 })
    }
    #expect(written("{a, interval, ::yMMMd}") == withYear)
    #expect(written("{a, interval, ::MMMd}") == withoutYear)
    #expect(!written("{a, interval, short}").isEmpty && !written("{a, interval, full}").isEmpty)
  }

  @Test("an interval is in the app's time zone, and can have any ends")
  func endsOfIntervals() {
    let day = Self.moment..<Self.moment + 3_600
    #expect(formatted("{a, interval, ::MMMd}", .interval(day)).contains("21"))
    #expect(formatted("{a, interval, ::MMMd}", .interval(day), timeZone: .gmt) == "Sep 21")
    for end in [Double.infinity, 1e300] {
      #expect(!formatted("{a, interval}", .interval(Self.moment..<Date(timeIntervalSinceReferenceDate: end))).isEmpty)
    }
    let broken = Range(uncheckedBounds: (Date(timeIntervalSinceReferenceDate: .nan), Self.moment))
    #expect(!formatted("{a, interval, ::yMMMd}", .interval(broken)).isEmpty)
  }

  @Test(
    "a duration is written in the units of its language",
    arguments: [
      ("ko", "1시간 2분 5초", "-2시간"), ("en", "1 hour, 2 minutes, 5 seconds", "-2 hours"), ("zh-Hans", "1小时2分钟5秒钟", "-2小时"),
      ("ja", "1時間 2分 5秒", "-2時間"), ("ru", "1 час, 2 минуты, 5 секунд", "-2 часа"),
      // Arabic writes two hours without a number.
      ("ar", "ساعة، دقيقتان، و5 ثوان", "\u{200E}-ساعتان"),
    ])
  func durations(_ language: String, wide: String, negative: String) {
    #expect(formatted("{a, duration}", .duration(.seconds(3_725)), language: language) == wide)
    #expect(formatted("{a, duration}", .duration(.seconds(-7_200)), language: language) == negative)
    #expect(formatted("{a, duration, time}", .duration(.seconds(3_725)), language: language) == "1:02:05")
  }

  @Test("a duration of any length is written")
  func lengths() {
    #expect(formatted("{a, duration, short}", .duration(.seconds(90_000))) == "1 day, 1 hr")
    #expect(formatted("{a, duration, narrow}", .duration(.seconds(65))) == "1m 5s")
    #expect(formatted("{a, duration, time}", .duration(.seconds(65))) == "1:05")
    #expect(formatted("{a, duration, time}", .duration(.seconds(-65))) == "-1:05")
    #expect(formatted("{a, duration, time}", .duration(.seconds(90_000))) == "25:00:00")
    #expect(formatted("{a, duration}", .duration(.zero)) == "0 seconds")
    #expect(formatted("{a, duration}", .duration(.milliseconds(-1))) == "0 seconds")
    let extremes = [Int64.max, .min].map { Duration(secondsComponent: $0, attosecondsComponent: 0) }
    for duration in extremes + extremes.map({ $0 * 10 }) {
      for style in ["", ", time"] { #expect(!formatted("{a, duration\(style)}", .duration(duration)).isEmpty) }
    }
  }

  // MARK: Data

  @Test(
    "an amount of data is in the unit that suits it",
    arguments: [
      ("ko", "1.2MB", "0바이트"), ("en", "1.2 MB", "0 bytes"), ("zh-Hans", "1.2 MB", "0字节"),
      ("zh-Hant", "1.2 MB", "0 byte"),
      ("ja", "1.2 MB", "0バイト"), ("ru", "1,2 МБ", "0 байт"), ("ar", "1.2 م.ب", "0 بايت"),
    ])
  func bytes(_ language: String, megabytes: String, zero: String) {
    func written(_ value: Int64) -> String {
      formatted("{a, bytes}", .int64(value), language: language).replacing("\u{A0}", with: " ")
    }
    #expect(written(1_200_000) == megabytes)
    #expect(written(0) == zero)
    #expect(!written(.max).isEmpty && !written(.min).isEmpty)
  }

  @Test("an amount of data can be a number of any type")
  func numbersOfBytes() {
    #expect(formatted("{a, bytes, binary}", .int(2_048)) == "2 kB")
    #expect(formatted("{a, bytes, decimal}", .double(2_000.4)) == "2 kB")
    #expect(formatted("{a, bytes, memory}", .decimal(Decimal(1_024))) == "1 kB")
    #expect(formatted("{a, bytes}", .double(.infinity)) == "∞")
    #expect(formatted("{a, bytes}", .double(.nan)) == "NaN")
    #expect(formatted("{a, bytes}", .double(1e20)) == "100,000,000,000,000,000,000")
    #expect(formatted("{a, bytes}", .decimal(Decimal(string: "1e-90") ?? 0)) == "0 bytes")
  }

  @Test("a number of 64 bits is a number in all other uses")
  func numbers() {
    let message = "{a, plural, one {{a} byte} other {{a} bytes}}: {a, number}"
    #expect(formatted(message, .int64(1)) == "1 byte: 1")
    #expect(formatted(message, .int64(9_000_000_000)) == "9,000,000,000 bytes: 9,000,000,000")
    #expect(formatted(.text("%05d"), [.int64(5)], names: ["arg1"], syntax: .printf) == "00005")
  }

  // MARK: All

  @Test("without a format, a value is written in the usual style")
  func plain() {
    #expect(formatted("{a}", Self.list("a", "b")) == "a and b")
    #expect(formatted("{a}", .duration(.seconds(60))) == "1 minute")
    #expect(formatted("{a}", .interval(Self.moment..<Self.moment)).contains("2026"))
    #expect(formatted("{a}", .int64(5)) == "5")
  }

  @Test(
    "a value of another type is left as a placeholder",
    arguments: ["list", "date, relative", "interval", "bytes", "duration"])
  func otherTypes(_ style: String) {
    #expect(formatted("{a, \(style)}", .string("x")) == "{a}")
    #expect(formatted("{a, \(style)}") == "{a}")
  }

  @Test("values can be written on many threads at once")
  func threads() async {
    let settings = LanguagePreferences.Settings(languages: [], locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let locale = FormattingLocale(FormattingLocale.Identity(language: "en", settings: settings))
    let stay = MessageArgument.interval(Self.moment..<Self.moment + 3 * Self.day)
    let expected = formatted("{a, interval, ::yMMMd}", stay, timeZone: .gmt)
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<50 {
            #expect(locale.styled.text(stay, as: .interval(.skeleton("yMMMd"))) == expected)
            #expect(locale.styled.text(.list(["a", "b"]), as: .list(ListStyle(.unit, width: .narrow))) == "a b")
          }
        }
      }
    }
  }
}
