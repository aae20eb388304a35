import Foundation
import L10nLanguage

/// The languages the user has told the operating system.
enum SystemLanguages {
  /// The languages of a POSIX environment: those of `LANGUAGE`, a list that GNU gettext brought in, else that of the
  /// first variable of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty (POSIX.1-2017, 8.2,
  /// "Internationalization Variables").
  ///
  /// Unlike in gettext, `LANGUAGE` counts also where the others say nothing, or `C`.
  static func languages(in environment: [String: String]) -> [String] {
    let list = environment["LANGUAGE", default: ""].split(separator: ":").compactMap(tag)
    if !list.isEmpty { return list }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap { tag($0[...]) }.map { [$0] } ?? []
  }

  /// `ko_KR.UTF-8@modifier` as a tag of BCP 47; nil for the locales that are no language, and for what is no locale.
  private static func tag(_ name: Substring) -> String? {
    let locale = name.prefix { $0 != "." && $0 != "@" }
    guard locale != "C", locale != "POSIX", let tag = LanguageTag(locale) else { return nil }
    let modifier = name.lastIndex(of: "@").map { name[name.index(after: $0)...].lowercased() } ?? ""
    if tag.script == nil, let script = scripts[modifier] {
      // A script comes after the language and the languages that extend it (RFC 5646, section 2.1).
      var subtags = tag.description.split(separator: "-").map(String.init)
      subtags.insert(script, at: 1 + tag.extendedLanguages.count)
      return subtags.joined(separator: "-")
    }
    return modifier == "valencia" && tag.variants.isEmpty ? "\(tag)-valencia" : tag.description
  }

  /// The modifiers of glibc's locales that name a script. The others name a currency (`euro`), a spelling without a tag
  /// (`abegede`), or quotation marks.
  private static let scripts = [
    "latin": "Latn", "iqtelif": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab",
  ]
}
