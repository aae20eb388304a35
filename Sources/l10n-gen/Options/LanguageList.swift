import L10nAllLanguages
import L10nProject
import L10nLanguage

/// The value of an option with a list of languages: `zh-Hant-TW,ko-KR`.
enum LanguageList {
  /// Returns the languages in order, without duplicates.
  static func languages(in list: String, of option: String) throws(Refusal) -> [WrittenLanguage] {
    let pieces = list.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
    guard pieces.contains(where: { !$0.isEmpty }) else {
      throw .usage("\(option) names no language; write one or more, separated by commas, such as 'zh-Hant-TW,ko-KR'")
    }
    var languages: [WrittenLanguage] = []
    for (index, piece) in pieces.enumerated() {
      guard !piece.isEmpty else {
        throw .usage("\(option) has an empty item \(index + 1); remove a comma")
      }
      let language = try language(piece, of: option)
      if !languages.contains(where: { $0.tag == language.tag }) { languages.append(language) }
    }
    return languages
  }

  /// Reads the name of a language.
  static func language(_ name: String, of option: String) throws(Refusal) -> WrittenLanguage {
    guard let tag = LanguageTag(name) else {
      throw .usage("\(option): '\(Console.printable(name))' is not a language tag (BCP 47); \(advice(on: name))")
    }
    guard isLanguage(tag) else {
      let suggestion = EnglishNames.code(ofLanguageLike: name).map { "did you mean '\($0)'?" }
      throw .usage("\(option): '\(name)' is not a language; \(suggestion ?? example)")
    }
    return WrittenLanguage(name: name, tag: tag)
  }

  /// Returns a Boolean value indicating whether a well-formed tag names a language that CLDR knows, or is intentionally
  /// private. `korean` is also well formed.
  private static func isLanguage(_ tag: LanguageTag) -> Bool {
    if tag.privateUse != nil || tag.language == "und" || tag.language.contains("-") { return true }
    return EnglishNames.knows(tag) || LanguageTag(tag.language)?.maximized().script != nil
  }

  /// Returns advice for a language name that other systems use.
  private static func advice(on name: String) -> String {
    if name == "*" { return "leave it out; the fallback and the source follow by themselves" }
    if name.contains(":") { return "separate languages by commas" }
    if name.contains(";") { return "leave weights out; the list is already in order of preference" }
    if let tag = LanguageTag(name.prefix { $0 != "." && $0 != "@" }) { return "write '\(tag)'" }
    return example
  }

  private static let example = "write one such as 'ko', 'en-GB' or 'zh-Hant-TW'"

  private static func trimmed(_ piece: Substring) -> String {
    let rest = piece.drop { $0 == " " }
    return String(rest.prefix(rest.count - rest.reversed().prefix { $0 == " " }.count))
  }
}
