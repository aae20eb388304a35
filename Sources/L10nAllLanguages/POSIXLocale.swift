import L10nLanguage

/// Languages as locales of POSIX are named (IEEE Std 1003.1, 8.2; GNU gettext manual, "Locale Names"): `zh_TW`, `sr@latin`.
package enum POSIXLocale {
  /// The scripts and variants that modifiers say.
  private static let modifiers = [
    "latin": "Latn", "cyrillic": "Cyrl", "arabic": "Arab", "devanagari": "Deva", "hebrew": "Hebr",
    "valencia": "valencia",
  ]

  /// Returns the tag for a name, which may already be one: `sr-Latn` for `sr@latin`, and the name without an encoding.
  package static func tag(of name: String) -> String {
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let locale = parts[0].prefix { $0 != "." }
    guard parts.count == 2 else { return String(locale) }
    guard let subtag = modifiers[parts[1].lowercased()] else { return name }
    let subtags = locale.split { $0 == "_" || $0 == "-" }
    // A script comes before the region, and a variant after it.
    let place = subtag.utf8.count == 4 ? 1 : subtags.count
    return (subtags.prefix(place) + [subtag[...]] + subtags.dropFirst(place)).joined(separator: "-")
  }

  /// Returns the name of a language.
  package static func name(of language: String) -> String {
    guard let tag = LanguageTag(language) else { return language }
    if tag.language == "zh", let script = tag.script {
      return "zh_\(tag.region ?? (script == "Hant" ? "TW" : "CN"))"
    }
    let modifier = modifiers.first { $0.value == tag.script || tag.variants.contains($0.value) }?.key
    guard tag.script == nil || modifier != nil else { return language.replacing("-", with: "_") }
    return tag.language + (tag.region.map { "_\($0)" } ?? "") + (modifier.map { "@\($0)" } ?? "")
  }
}
