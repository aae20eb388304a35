extension PlaceLocator {
  mutating func location(of spot: Spot) -> SourceLocation {
    switch spot {
    case .place(let place): return location(of: place)
    case .within(let text, let offset):
      guard let (file, lines) = file(of: text.place) else { return location(of: text.place) }
      let start = lines.byteOffset(atScalar: text.place.offset, in: file.bytes)
      var place = text.place
      place.offset += BundleFormats.format(text.map.format).distance(
        toOffset: offset, of: text.text, text.map, in: file.bytes[min(start, file.bytes.count)...])
      return location(of: place)
    }
  }
}
