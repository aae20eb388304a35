import L10nFormats

/// A folder that says the language of the tables in it: `ko.lproj` of Apple's systems, `values-ko` of Android.
package struct LanguageFolder {
  /// The language in its name; `Base` in `Base.lproj`, and `nil` in Android's folder for all languages.
  package let language: String?
  /// A Boolean value indicating whether it is a folder of Android's resources.
  package let isOfAndroid: Bool

  /// Returns `nil` for any other folder.
  package init?(_ name: String) {
    if name.hasSuffix(Self.ending) {
      language = String(name.dropLast(Self.ending.count))
      isOfAndroid = false
    } else {
      language = AndroidFolder.language(of: name)
      isOfAndroid = true
      guard language != nil || name == AndroidFolder.base else { return nil }
    }
  }

  /// Returns the name of such a folder for another language.
  package func name(of language: String) -> String {
    isOfAndroid ? AndroidFolder.name(of: language) : language + Self.ending
  }

  private static let ending = ".lproj"
}
