import L10nText

extension Catalog {
  /// The messages in the order of their files.
  package var inOrder: [CatalogMessage] {
    let places = messages.map {
      $0.texts.compactMap { $0?.keyPlace }.min { ($0.file, $0.offset) < ($1.file, $1.offset) }
    }
    return messages.indices.sorted { one, other in
      guard let place = places[one], let otherPlace = places[other] else { return one < other }
      return (place.file, place.offset, one) < (otherPlace.file, otherPlace.offset, other)
    }.map { messages[$0] }
  }
}
