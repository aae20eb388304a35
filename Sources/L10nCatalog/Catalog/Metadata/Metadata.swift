import L10nText

/// The content of `metadata.yml`: the metadata of messages, by key path or pattern.
struct Metadata: Sendable {
  /// The content of one key of the file.
  struct Entry: Sendable {
    var glob: KeyGlob
    var place: Place
    var fields: MetadataFields
    /// The places of the arguments that it gives types.
    var argumentPlaces: [String: Place] = [:]
    /// The place of the former key, if there is one.
    var formerKeyPlace: Place?
  }

  /// The entries, the most general first; those of the same generality in the order of the file.
  let entries: [Entry]
  /// The indexes of the entries for a single key, by its path. Most entries are for one.
  private let byKeyPath: [String: [Int]]
  /// The indexes of the other entries by the segments before their first star, so that entries for other keys aren't
  /// tried.
  private let byPrefix: [ArraySlice<String>: [Int]]

  /// Creates metadata from entries in the order of the file.
  init(_ entries: [Entry] = []) {
    self.entries = entries.enumerated().sorted { left, right in
      (-left.element.glob.generality, left.offset) < (-right.element.glob.generality, right.offset)
    }.map(\.element)
    let globs = self.entries.map(\.glob)
    byKeyPath = Dictionary(grouping: globs.indices.filter { globs[$0].isPlain }) { KeySegment.path(globs[$0].segments) }
    byPrefix = Dictionary(grouping: globs.indices.filter { !globs[$0].isPlain }) { globs[$0].prefix }
  }

  /// A Boolean value indicating whether there are no entries.
  var isEmpty: Bool { entries.isEmpty }

  /// Returns the metadata of a message, or `nil` if there is none. More specific entries override more general ones,
  /// field by field.
  ///
  /// - Parameters:
  ///   - keyPath: its key path.
  ///   - segments: the segments of the key path.
  func metadata(for keyPath: String, _ segments: @autoclosure () -> [String]) -> MessageMetadata? {
    let matching = (byKeyPath[keyPath] ?? []) + (byPrefix.isEmpty ? [] : globs(matching: segments()))
    guard !matching.isEmpty else { return nil }
    var fields = MetadataFields()
    var typePlaces: [String: Place] = [:]
    var declared: Set<String> = []
    var formerKeyPlace: Place?
    for index in matching.sorted() {
      let entry = entries[index]
      fields.merge(entry.fields)
      typePlaces.merge(entry.argumentPlaces) { $1 }
      if entry.glob.isPlain { declared.formUnion(entry.argumentPlaces.keys) }
      formerKeyPlace = entry.formerKeyPlace ?? formerKeyPlace
    }
    var metadata = MessageMetadata(fields, formerKeyPlace: formerKeyPlace)
    metadata.typePlaces = typePlaces
    metadata.declaredArguments = declared
    return metadata
  }

  /// Returns the indexes of the entries with patterns that match a key.
  private func globs(matching segments: [String]) -> [Int] {
    (0...segments.count).flatMap { byPrefix[segments[..<$0]] ?? [] }.filter { entries[$0].glob.matches(segments) }
  }
}

/// A key path in which `*` matches one segment and `**` any number of them.
package struct KeyGlob: Sendable, Hashable {
  var segments: [String]

  /// Creates a pattern.
  package init(segments: [String]) {
    self.segments = segments
  }

  /// A measure of how general the pattern is: plain key paths are the most specific, then those with fewer stars.
  var generality: Int {
    segments.reduce(0) { $0 + ($1 == "**" ? 100 : $1.contains("*") ? 1 : 0) }
  }

  /// The segments before the first star.
  var prefix: ArraySlice<String> { segments.prefix { !$0.contains("*") } }

  /// A Boolean value indicating whether it is the path of a single key.
  package var isPlain: Bool { prefix.count == segments.count }

  package func matches(_ path: [String]) -> Bool {
    Self.fits(path, segments, isStar: { $0 == "**" }) { segment, pattern in
      segment == pattern || pattern.contains("*") && Self.fits(segment, wildcard: pattern)
    }
  }

  /// Returns a Boolean value indicating whether a segment matches one with stars in it, such as `title_*`.
  private static func fits(_ segment: String, wildcard: String) -> Bool {
    fits(Array(segment.utf8), Array(wildcard.utf8), isStar: { $0 == UInt8(ascii: "*") }, elementFits: ==)
  }

  /// Returns a Boolean value indicating whether the elements match a pattern in which a star matches any number of
  /// them. The part after a star is tried at each later element; the part before it isn't tried again, so the time is
  /// at most the product of both lengths.
  private static func fits<Element>(
    _ elements: [Element], _ pattern: [Element], isStar: (Element) -> Bool, elementFits: (Element, Element) -> Bool
  ) -> Bool {
    var element = 0
    var part = 0
    var lastStar: (part: Int, element: Int)?
    while element < elements.count {
      if part < pattern.count, isStar(pattern[part]) {
        lastStar = (part, element)
        part += 1
      } else if part < pattern.count, elementFits(elements[element], pattern[part]) {
        element += 1
        part += 1
      } else if let star = lastStar {
        lastStar = (star.part, star.element + 1)
        element = star.element + 1
        part = star.part + 1
      } else {
        return false
      }
    }
    return pattern[part...].allSatisfy(isStar)
  }
}
