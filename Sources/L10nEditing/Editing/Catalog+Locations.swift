import L10nCatalog
import L10nText

extension Catalog {
  /// Returns the location of a message's key, for people who edit it by hand.
  func location(of message: CatalogMessage) -> SourceLocation? {
    var locator = PlaceLocator(files: files)
    return message.firstPlace.map { locator.location(of: $0) }
  }
}
