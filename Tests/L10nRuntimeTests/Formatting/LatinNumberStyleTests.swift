import Foundation
import TestSupport
import Testing

@testable import L10nRuntime

@Suite("Numbers written without Foundation")
struct LatinNumberStyleTests {
  static let locales = [
    "ko_KR", "en_US", "en_GB", "zh-Hans_CN", "zh-Hant_TW", "zh-Hant_HK", "de_DE", "de_AT", "de_CH", "es_ES", "es_MX",
    "fr_FR", "fr_CH", "it_IT", "ja_JP", "pt_BR", "pt_PT", "pl_PL", "ru_RU", "sv_SE", "nb_NO", "hi_IN", "en_IN",
    "bn_BD", "ar_EG", "ar_MA", "fa_IR", "he_IL", "th_TH", "vi_VN", "id_ID", "tr_TR", "hr_HR", "sl_SI", "lt_LT", "my",
    "ne", "gsw_CH", "ur_PK", "ta_IN",
  ]

  @Test("numbers are the same as Foundation's", arguments: locales)
  func sameAsFoundation(_ identifier: String) throws {
    let settings = LanguagePreferences.Settings(languages: [], locale: Locale(identifier: identifier))
    let locale = FormattingLocale(FormattingLocale.Identity(language: identifier, settings: settings))
    var generator = SplitMix(state: 42)
    var integers = [0, 1, -1, 9, 10, 999, 1_000, 9_999, 10_000, 99_999, 100_000, 1_000_000, .max, .min]
    for digits in 1...18 { integers.append(Int.random(in: -power(digits)...power(digits), using: &generator)) }
    let whole = IntegerFormatStyle<Int>(locale: locale.locale)
    for value in integers { #expect(text(.int(value), locale) == whole.format(value)) }

    let fraction = FloatingPointFormatStyle<Double>(locale: locale.locale).precision(.fractionLength(0...3))
    var fractions = [0.5, -0.5, 0.0005, 0.0015, 0.9995, 0.9996, 1_234.5, 12_345.678_9, -0.0004, 1e-7, 999_999.999_6]
    for _ in 0..<50 { fractions.append(Double.random(in: -1e6...1e6, using: &generator)) }
    for value in fractions { #expect(text(.double(value), locale) == fraction.format(value), "\(value)") }
  }

  @Test(
    "Korean, English and Chinese don't need Foundation", arguments: ["ko", "en", "en_GB", "zh-Hans", "zh-Hant"])
  func known(_ identifier: String) {
    #expect(LatinNumberStyle(learningFrom: Locale(identifier: identifier)) != nil)
  }

  @Test("Arabic and Persian digits come from Foundation", arguments: ["ar_EG", "fa_IR"])
  func unknown(_ identifier: String) {
    #expect(LatinNumberStyle(learningFrom: Locale(identifier: identifier)) == nil)
  }

  private func text(_ value: NumericValue, _ locale: FormattingLocale) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 8) { scratch in
      var output = TextBuffer(scratch)
      locale.append(value, to: &output)
      return output.text
    }
  }

  private func power(_ digits: Int) -> Int {
    (0..<digits).reduce(1) { power, _ in power * 10 }
  }
}
