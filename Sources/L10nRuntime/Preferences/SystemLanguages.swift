import Foundation

/// The languages the user has told the operating system.
enum SystemLanguages {
  /// The languages of a POSIX environment, from the first variable that names any: `LANGUAGE`, a list that GNU gettext
  /// brought in, then `LC_ALL`, `LC_MESSAGES` and `LANG` (POSIX.1-2017, 8.2, "Internationalization Variables").
  static func languages(in environment: [String: String]) -> [String] {
    for variable in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
      let languages = environment[variable, default: ""].split(separator: ":").compactMap(tag)
      if !languages.isEmpty { return languages }
    }
    return []
  }

  /// `ko_KR.UTF-8@modifier` as a BCP 47 tag; nil for the locales that are no language.
  private static func tag(_ name: Substring) -> String? {
    let language = name.prefix { $0 != "." && $0 != "@" }
    guard !language.isEmpty, language != "C", language != "POSIX" else { return nil }
    return language.replacingOccurrences(of: "_", with: "-")
  }
}
