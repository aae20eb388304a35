import L10nCatalog
import L10nText

extension Catalog {
  /// Returns a place of the source's text as a related one; empty if no file of the source has it, because the text is a key
  /// in files of other languages.
  func relatedSource(at place: Place) -> [Report.Related] {
    guard let source = bundles.first, source.has(place) else { return [] }
    return [.init(place: place, words: "the text in \(source.language)")]
  }

  /// Returns a Boolean value indicating whether a message's text in the source language is only a key in files of other
  /// languages, so that code may give another text.
  func isKeyAlone(_ message: Int) -> Bool {
    guard let place = messages[message].source?.keyPlace, !bundles.isEmpty else { return false }
    return !bundles[0].has(place)
  }
}
