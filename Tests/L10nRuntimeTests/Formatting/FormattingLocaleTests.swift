import L10nAllLanguages
import Foundation
import Testing

@testable import L10nRuntime

@Suite("The locale for numbers and dates")
struct FormattingLocaleTests {
  /// A language, the preferences, the user's locale, and the locale that ICU resolves them to. The latter comes from
  /// ICU's `LocaleMatcher::Result::makeResolvedLocale` if a preference determines everything.
  static let rows: [(language: String, preferred: [String], user: String, expected: String)] = [
    ("ar", ["ar-EG"], "", "ar-EG"),
    ("ar", ["ar-EG-u-nu-latn"], "", "ar-EG-u-nu-latn"),
    ("ar", ["ar-EG-u-ca-islamic-civil-nu-arab"], "", "ar-EG-u-ca-islamic-civil-nu-arab"),
    ("ar", ["ar-EG", "ar-SA-u-nu-latn"], "", "ar-EG"),
    ("th", ["th-TH-u-ca-gregory"], "th_TH@calendar=buddhist", "th-TH-u-ca-gregory"),
    ("en", ["en-GB-u-hc-h12"], "en_GB@hours=h23", "en-GB-u-hc-h12"),
    ("en", ["ko-KR", "en-u-hc-h23", "en-GB"], "ko_KR", "en-GB-u-hc-h23"),
    ("en", ["en-EG-u-nu-arab"], "", "en-EG-u-nu-arab"),
    ("en-u-nu-thai", ["en-GB-u-hc-h12"], "", "en-GB-u-hc-h12-nu-thai"),
    ("ta", ["ta-IN-u-nu-traditio"], "", "ta-IN-u-nu-traditio"),
    // The user's locale determines everything that the preferences leave open.
    ("ar", ["ar-EG"], "ar_EG@numbers=latn", "ar-EG-u-nu-latn"),
    ("ar", [], "ar_AE@numbers=arab", "ar-AE-u-nu-arab"),
    ("th", ["th-TH"], "th_TH@calendar=gregorian;numbers=thai", "th-TH-u-ca-gregory-nu-thai"),
    // As in Foundation, and not with digits that the language doesn't have.
    ("en", ["en-EG"], "ar_EG@calendar=islamic-civil;numbers=arab", "en-EG-u-ca-islamic-civil"),
  ]

  @Test("the locale is ICU's", arguments: rows)
  func resolved(_ row: (language: String, preferred: [String], user: String, expected: String)) {
    let settings = LanguagePreferences.Settings(languages: row.preferred, locale: Locale(identifier: row.user))
    let identity = FormattingLocale.Identity(language: row.language, settings: settings)
    #expect(identity.locale.identifier(.bcp47) == row.expected)
  }

  @Test("region and settings come from the preference for which the language was selected")
  func chosenFor() throws {
    let settings = LanguagePreferences.Settings(languages: ["ko-KR", "nb-NO-u-hc-h12"], locale: Locale(identifier: ""))
    let chain = BundleChain(languages: ["no", "en"], fallback: [], source: "en", tables: .all, pseudolocales: [])
    let link = try #require(chain.resolve(preferred: settings.languages).first)
    #expect(link.language == "no")
    let identity = FormattingLocale.Identity(language: "no", preference: link.preference, settings: settings)
    #expect(identity.locale.identifier == "no_NO@hours=h12")
  }

  @Test("digits and calendars that ICU doesn't know, which a request could contain, aren't used")
  func unknownSettings() {
    for tag in ["en-US-u-nu-xxxx", "en-US-u-ca-xxxx-hc-h99-fw-xxx", "en-US-u-nu", "en-US-u-attr-nu-foo-bar"] {
      #expect(
        formatted("{a}, {b, date, short}", .int(1_234), .date(date), preferred: [tag]) == "1,234, 8/1/25", "\(tag)")
      let locale = tag.replacing("-u-nu-", with: "@numbers=")
      #expect(formatted("{a}", .date(date), preferred: [tag], locale: locale).hasPrefix("8/1/25"), "\(tag)")
    }
  }

  @Test("digits, hours and calendars of the preference apply to all numbers and dates")
  func digits() {
    func text(_ message: String, _ value: MessageArgument, _ preference: String) -> String {
      formatted(message, value, language: String(preference.prefix(2)), preferred: [preference])
    }
    #expect(text("{a}", .int(1_234), "ar-EG") == "١٬٢٣٤")
    #expect(text("{a}", .int(1_234), "ar-EG-u-nu-latn") == "1,234")
    #expect(text("{a}", .int(1_234), "th-TH-u-nu-thai") == "๑,๒๓๔")
    #expect(text("{a, number, percent}", .double(0.5), "hi-IN-u-nu-deva") == "५०%")
    #expect(text("{a, plural, other{#}}", .int(5), "fa-IR-u-nu-latn") == "5")
    #expect(text("{a, ordinal}", .int(5), "th-TH-u-nu-thai") == "ที่\u{A0}๕")
    #expect(text("{a, time, short}", .date(date), "en-US-u-hc-h23") == "07:13")
    #expect(text("{a, time, ::jm}", .date(date), "en-GB-u-hc-h12") == "7:13\u{202F}am")
    #expect(text("{a, date, short}", .date(date), "th-TH-u-nu-thai") == "๑/๘/๖๘")
    #expect(text("{a, date, short}", .date(date), "ja-JP-u-ca-japanese").hasPrefix("R7/"))
  }

  private let date = Date(timeIntervalSince1970: 1_754_000_000)
}
