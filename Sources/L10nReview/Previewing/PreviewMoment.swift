import L10nLanguage

/// The moment that previews show for dates and times: half past two in the afternoon of 3 May 2026, for any style or
/// fields of the message.
struct PreviewMoment {
  /// The date, in a language's format with the month's name.
  let date: String
  /// The time of day, in hours and minutes.
  let time: String

  /// The moment in ISO 8601, for messages that no language formats.
  static let name = "2026-05-03"

  /// Creates the moment in a language: CLDR 47's long date and short time for the sample's languages and Japanese, ISO
  /// 8601 for others.
  init(in tag: LanguageTag) {
    switch tag.language {
    case "ko": (date, time) = ("2026년 5월 3일", "오후 2:30")
    case "zh": (date, time) = ("2026年5月3日", "14:30")
    case "ja": (date, time) = ("2026年5月3日", "14:30")
    case "en": (date, time) = ("May 3, 2026", "2:30 PM")
    default: (date, time) = (Self.name, "14:30")
    }
  }
}
