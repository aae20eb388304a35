import L10nLanguage

extension LanguageTag {
  /// A Boolean value indicating whether this is the tag of a pseudolocale: `en-XA` or `ar-XB`, as in Android and CLDR,
  /// whose regions XA and XB mean "Pseudo-Accents" and "Pseudo-Bidi".
  var isPseudolocale: Bool {
    // A cheap first check, because the description of a tag must be built, and requests have many tags.
    guard region == "XA" || region == "XB" else { return false }
    return ["en-XA", "ar-XB"].contains(description)
  }
}
