import L10nLanguage
import L10nText

/// The end of a key by which i18next selects a text: `_one`, `_ordinal_two`.
struct I18nextSuffix: Hashable {
  /// The category of the number.
  let category: PluralCategory
  let isOrdinal: Bool

  /// The suffix as written.
  var written: String { (isOrdinal ? Self.ordinal : "") + Self.separator + category.rawValue }

  /// The characters between a key and its suffixes.
  static let separator = "_"
  /// The suffix before that of an ordinal's category.
  static let ordinal = "_ordinal"
  /// The end of the name of a text that has the key of a plural, which code looks up without a number.
  static let plain = "_plain"

  /// The contexts that are read as such: the genders of a person or a noun. Other words after an underscore are hardly
  /// ever a context.
  static let genders: Set = ["male", "female", "masculine", "feminine", "neuter", "neutral"]

  /// Returns the suffix of a key with the key before it, or `nil` if it has none.
  static func split(_ key: String) -> (base: String, suffix: I18nextSuffix)? {
    guard let (base, word) = splitWord(key), let category = PluralCategory(rawValue: word) else { return nil }
    guard base.hasSuffix(ordinal), base.utf8.count > ordinal.utf8.count else {
      return (base, I18nextSuffix(category: category, isOrdinal: false))
    }
    return (String(base.dropLast(ordinal.count)), I18nextSuffix(category: category, isOrdinal: true))
  }

  /// Returns the gender at the end of a key with the key before it, or `nil` if there is none.
  static func splitGender(_ key: String) -> (base: String, context: String)? {
    splitWord(key).flatMap { genders.contains($1) ? ($0, $1) : nil }
  }

  /// Returns a key with the end by which i18next selects a text. The name of an ordinal has a part of it already.
  static func joined(_ key: String, _ end: String) -> String {
    let isNamedSo = key.hasSuffix(ordinal) && end.hasPrefix(ordinal)
    return (isNamedSo ? String(key.dropLast(ordinal.count)) : key) + end
  }

  /// Returns a key of a message after the message gets another name, or `nil` if the key isn't one of the message's, or
  /// the name isn't one for it.
  static func renamed(_ key: String, from old: String, to new: String) -> String? {
    if key == old || key + plain == old { return new }
    guard key.hasPrefix(old + separator) else { return nil }
    let rest = String(key.dropFirst(old.count))
    guard old.hasSuffix(ordinal) else { return isSuffix(rest) ? new + rest : nil }
    // Without it, the ordinals would become a plural.
    return new.hasSuffix(ordinal) && isSuffix(rest) ? new + rest : nil
  }

  /// Returns a Boolean value indicating whether a text is the end of a key that selects a text: `_one`, `_male_one`.
  private static func isSuffix(_ text: String) -> Bool {
    let words = text.dropFirst().split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    return switch words.count {
    case 1: genders.contains(words[0]) || PluralCategory(rawValue: words[0]) != nil
    case 2: genders.contains(words[0]) && PluralCategory(rawValue: words[1]) != nil
    default: false
    }
  }

  private static func splitWord(_ key: String) -> (base: String, word: String)? {
    guard let index = key.lastIndex(of: "_"), index > key.startIndex else { return nil }
    return (String(key[..<index]), String(key[key.index(after: index)...]))
  }
}
