import Foundation
import L10nLanguage

/// The languages that the user has set in the operating system.
enum DeviceLanguages {
  /// Returns the languages of a POSIX environment: those of `LANGUAGE`, a list that GNU gettext introduced, otherwise
  /// that of the first variable of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty (POSIX.1-2017, 8.2,
  /// "Internationalization Variables").
  ///
  /// Unlike in gettext, `LANGUAGE` counts even if the others aren't set or are `C`.
  static func languages(in environment: [String: String]) -> [String] {
    let list = Substring(environment["LANGUAGE"] ?? "").parts(separatedBy: UInt8(ascii: ":")).compactMap(tag)
    if !list.isEmpty { return list }
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let locale = environment[name], !locale.isEmpty { return [locale[...]].compactMap(tag) }
    }
    return []
  }

  /// Returns the BCP 47 tag of a locale such as `ko_KR.UTF-8@modifier`; `nil` for `C` and `POSIX`, and if it isn't a
  /// locale.
  private static func tag(_ name: Substring) -> String? {
    let parts = name.parts(separatedBy: UInt8(ascii: "@"))
    let locale = parts[0].parts(separatedBy: UInt8(ascii: "."))[0]
    guard locale != "C", locale != "POSIX", let tag = LanguageTag(locale) else { return nil }
    let modifier = parts.count > 1 ? parts[parts.count - 1].lowercased() : ""
    if tag.script == nil, let script = script(modifier) { return tag.with(script: script).description }
    return modifier == "valencia" && tag.variants.isEmpty ? "\(tag)-valencia" : tag.description
  }

  /// Returns the script that a modifier of glibc's locales names. The others name a currency (`euro`), a spelling without
  /// a tag (`abegede`), or quotation marks.
  private static func script(_ modifier: String) -> String? {
    switch modifier {
    case "latin", "iqtelif": "Latn"
    case "cyrillic": "Cyrl"
    case "devanagari": "Deva"
    case "arabic": "Arab"
    default: nil
    }
  }
}
