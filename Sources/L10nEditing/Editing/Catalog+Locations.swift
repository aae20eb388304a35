import L10nCatalog
import L10nText

extension Catalog {
  /// Returns the location of a message's key, for people who edit it by hand.
  func location(of message: CatalogMessage) -> SourceLocation? {
    var locator = PlaceLocator(files: files)
    return message.firstPlace.map { locator.location(of: $0) }
  }

  /// Returns the location of a message's first text that an edit would change.
  ///
  /// - Parameters:
  ///   - new: the message after the edit, or `nil` if it would be gone.
  ///   - languages: the languages of the catalog after the edit.
  func location(of message: CatalogMessage, changedTo new: CatalogMessage?, _ languages: [String]) -> SourceLocation? {
    guard let new, languages == self.languages else { return location(of: message) }
    let changed = zip(message.texts, new.texts).first { $0?.stored != $1?.stored }
    guard let place = changed?.0?.keyPlace else { return location(of: message) }
    var locator = PlaceLocator(files: files)
    return locator.location(of: place)
  }
}
