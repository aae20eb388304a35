import L10nAllLanguages
import L10nLanguage

/// The names of the columns in a sheet for translators.
enum SheetColumns {
  static let key = "key"
  static let description = "description"
  static let limit = "max width"
  static let file = "file"
  private static let stateSuffix = " state"

  /// Returns the name of the column with the states of a language's texts.
  static func state(of language: String) -> String { language + stateSuffix }

  /// A column of a sheet, by its name.
  enum Column: Equatable {
    case key, file
    /// The texts of a language.
    case texts(String)
    /// The states of a language's texts.
    case states(String)
    /// A column that people added, or that is only for people.
    case other
  }

  static func column(named name: String) -> Column {
    let name = String(
      name.filter { $0 != "\u{FEFF}" }.trimmingPrefix(while: \.isWhitespace).reversed()
        .trimmingPrefix(while: \.isWhitespace).reversed())
    switch name.lowercased() {
    case key: return .key
    case file: return .file
    case description, limit: return .other
    case let lower where lower.hasSuffix(stateSuffix):
      let language = String(name.dropLast(stateSuffix.count))
      return LanguageTag(language) == nil ? .other : .states(language)
    default: return isLanguage(name) ? .texts(name) : .other
    }
  }

  /// A word such as `notes` is also a well-formed language tag, but of a language without locale data.
  private static func isLanguage(_ name: String) -> Bool { LanguageTag(name)?.hasLocaleData == true }
}
