/// A folder that says the language of the files in it: `ko.lproj` of Apple's systems, `values-ko` of Android.
package struct LanguageFolder {
  /// The language in its name; `Base` in `Base.lproj`, and `nil` in Android's folder for all languages.
  package let language: String?
  /// The way in which it is named.
  package let naming: any LanguageFolderNaming

  /// Returns `nil` for any other folder.
  package init?(_ name: String) {
    for naming in Self.namings {
      let language = naming.language(of: name)
      guard language != nil || name == naming.base else { continue }
      self.language = language
      self.naming = naming
      return
    }
    return nil
  }

  private static let namings = BundleFormats.all.compactMap(\.folders)
    .reduce(into: [any LanguageFolderNaming]()) { namings, naming in
      if !namings.contains(where: { $0.base == naming.base }) { namings.append(naming) }
    }
}
