package import L10nLanguage

extension LanguageTag {
  /// Returns the tag with CLDR's current names for deprecated, legacy and overlong subtags; see ``canonicalized(by:)``.
  package func canonicalized() -> LanguageTag {
    canonicalized(by: .all)
  }

  /// Returns the tag with its likely script and region; see ``maximized(by:)``.
  package func maximized() -> LanguageTag {
    maximized(by: .all)
  }
}
