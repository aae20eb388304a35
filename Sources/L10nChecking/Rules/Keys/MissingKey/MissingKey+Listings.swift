import L10nCatalog
import L10nFormats
import L10nText

extension MissingKey {
  /// Reports the texts of a store's listing that a locale doesn't have, or has as a file without text. They are reported
  /// at that file, or else at the source's text.
  func check(_ listing: Listing, _ catalog: Catalog, _ reporter: inout Reporter) {
    for (index, message) in catalog.messages.enumerated() where message.isTranslatable {
      let key = catalog.keys.segments(message.key)
      guard let source = message.source, let (_, kind) = Store.text(ofKey: key) else { continue }
      for language in message.texts.indices where catalog.lacks(message, in: language) {
        let locale = catalog.languages[language]
        // Many projects write the notes of a version in one language only.
        if kind.isOfVersion, !listing.localesWithNotes.contains(locale) { continue }
        let empty = listing.emptyFiles[[locale] + key]
        let path = listing.store.file(ofKey: key, in: locale)?.joined(separator: "/") ?? ""
        let folder = FilePath.name(FilePath.parent(catalog.files[source.keyPlace.file].path))
        let isInherited = empty == nil && listing.store.isForAllLocales(folder)
        reporter.report(
          id,
          MissingListingText(
            kind: kind, locale: locale, file: empty == nil ? path : nil,
            source: isInherited ? folder : catalog.languages[0], isInherited: isInherited),
          at: .place(empty.map { Place(file: $0, offset: 0) } ?? source.keyPlace),
          of: .message(index, language: language), severity: isInherited ? .info : nil,
          related: empty == nil ? [] : catalog.relatedSource(at: source.keyPlace))
      }
    }
  }
}

/// A text of a listing that a locale doesn't have.
private struct MissingListingText: Facts {
  var kind: ListingText
  var locale: String
  /// The file to add, or `nil` if there is one without text.
  var file: String?
  /// The folder that has the text.
  var source: String
  /// A Boolean value indicating whether the text of that folder is uploaded for the locale.
  var isInherited: Bool

  var values: KeyValuePairs<FactName, String?> { [:] }
  let namesLanguage = true
  var sentence: String {
    let verb = kind.isPlural ? "are" : "is"
    if isInherited, let file {
      return "\(kind.title) of '\(source)' \(verb) uploaded for \(locale), which has none; to translate "
        + "\(kind.pronoun), add '\(file)'"
    }
    return file.map { "\(kind.title) \(verb) missing in \(locale), but \(source) has \(kind.pronoun); add '\($0)'" }
      ?? "\(kind.title) of \(locale) \(verb) empty, but \(source) has \(kind.pronoun); write the text here"
  }
}
