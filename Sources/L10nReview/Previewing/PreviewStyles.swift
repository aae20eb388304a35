import L10nAllLanguages
import L10nLanguage

/// Lists, spans of time and amounts of data in previews: as in CLDR 47 for the sample's languages and Japanese, and in a
/// form that most languages share for others.
struct PreviewStyles {
  private let language: SampleLanguage?

  /// The languages whose words are known here.
  private enum SampleLanguage {
    case korean, english, simplifiedChinese, traditionalChinese, japanese
  }

  init(in tag: LanguageTag) {
    language =
      switch tag.language {
      case "ko": .korean
      case "en": .english
      case "zh": tag.maximized(by: .all).script == "Hant" ? .traditionalChinese : .simplifiedChinese
      case "ja": .japanese
      default: nil
      }
  }

  // MARK: Lists

  /// Returns texts with the language's words between them.
  func text(_ items: [String], as style: ListStyle) -> String {
    guard items.count > 1 else { return items.joined() }
    let (separator, last) = separators(style, isPair: items.count == 2)
    return items.dropLast().joined(separator: separator) + last + items[items.count - 1]
  }

  private func separators(_ style: ListStyle, isPair: Bool) -> (separator: String, last: String) {
    switch (language, style.kind) {
    case (.korean, .and): (", ", " 및 ")
    case (.korean, .or): (", ", " 또는 ")
    case (.english, .and) where style.width != .narrow:
      (", ", (isPair ? " " : ", ") + (style.width == .short ? "& " : "and "))
    case (.english, .or): (", ", isPair ? " or " : ", or ")
    case (.simplifiedChinese, .and), (.traditionalChinese, .and): ("、", "和")
    case (.simplifiedChinese, .or), (.traditionalChinese, .or): ("、", "或")
    case (.simplifiedChinese, .unit), (.traditionalChinese, .unit): ("", "")
    case (.japanese, .and): ("、", "、")
    case (.japanese, .or): ("、", isPair ? "または" : "、または")
    case (.korean, .unit), (.japanese, .unit): (" ", " ")
    case (.english, .unit) where style.width == .narrow: (" ", " ")
    case (.english, _), (nil, _): (", ", ", ")
    }
  }

  // MARK: Time

  /// The day before the present.
  var relativeDate: String {
    switch language {
    case .korean: "어제"
    case .english: "yesterday"
    case .simplifiedChinese, .traditionalChinese: "昨天"
    case .japanese: "昨日"
    case nil: PreviewMoment.name
    }
  }

  /// The two days after ``PreviewMoment``, for any style or fields of the message.
  var interval: String {
    switch language {
    case .korean: "2026년 5월 3일~5일"
    case .english: "May 3 – 5, 2026"
    case .simplifiedChinese, .traditionalChinese: "2026年5月3日至5日"
    case .japanese: "2026年5月3日～5日"
    case nil: PreviewValue.interval.name
    }
  }

  /// Returns one hour and a half in a style.
  func duration(_ style: DurationStyle) -> String {
    switch (language, style) {
    case (_, .time), (nil, _): PreviewValue.duration.name
    case (.korean, _): "1시간 30분"
    case (.english, .wide): "1 hour, 30 minutes"
    case (.english, .short): "1 hr, 30 min"
    case (.english, .narrow): "1h 30m"
    case (.simplifiedChinese, _): "1小时30分钟"
    case (.traditionalChinese, .narrow): "1時30分"
    case (.traditionalChinese, _): "1小時30分鐘"
    case (.japanese, .narrow): "1時間30分"
    case (.japanese, _): "1時間 30分"
    }
  }

  // MARK: Data

  /// Returns a number of bytes in the unit that suits it.
  func text(_ number: PreviewNumber, as style: ByteStyle) -> String {
    let thousand: Double = style == .memory || style == .binary ? 1_024 : 1_000
    var (size, unit) = (Double(number.whole.magnitude), 0)
    while size >= thousand, unit < Self.units.count {
      size /= thousand
      unit += 1
    }
    let sign = number.whole < 0 ? "-" : ""
    guard unit > 0 else { return sign + PreviewNumber(Int(size)).text + byteWord }
    // From a megabyte on, there is one fraction digit.
    let digits =
      unit == 1
      ? PreviewNumber(Int(size.rounded())) : PreviewNumber(Int((size * 10).rounded()), fractionDigits: 1).rounded(0, 1)
    return sign + digits.text + (language == .korean ? "" : " ") + Self.units[unit - 1]
  }

  private static let units = ["kB", "MB", "GB", "TB", "PB"]

  private var byteWord: String {
    switch language {
    case .korean: "바이트"
    case .english: " bytes"
    case .simplifiedChinese: "字节"
    case .traditionalChinese: " byte"
    case .japanese: "バイト"
    case nil: " B"
    }
  }
}
