import L10nCatalog
import L10nFormats
import L10nText

extension PlaceLocator {
  mutating func location(of spot: Spot) -> SourceLocation {
    switch spot {
    case .place(let place): return location(of: place)
    case .code(let location): return location
    case .within(let text, var offset):
      var place = text.place
      guard let (file, lines) = file(of: place) else { return location(of: place) }
      var format = BundleFormats.format(text.map.format)
      if let composed = file.composed[place.offset] {
        // A file may have a single string for a text that is composed in other languages, whose files have another
        // format.
        guard let origin = composed.origin(ofOffset: offset),
          let own = BundleFormats.format(ofFile: FilePath.name(file.path))
        else { return location(of: place) }
        (place.offset, offset) = origin
        format = own
      }
      let start = lines.byteOffset(atScalar: place.offset, in: file.bytes)
      place.offset += format.distance(
        toOffset: offset, of: text.text, text.map, in: file.bytes[min(start, file.bytes.count)...])
      return location(of: place)
    }
  }
}
