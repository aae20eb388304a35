/// All of `metadata.yml`: what is said of messages, by key path or glob.
struct Metadata: Sendable {
  var entries: [Entry] = []

  /// What one key of the file says.
  struct Entry: Sendable {
    var glob: KeyGlob
    var place: Place
    var apply: @Sendable (inout MessageMetadata) -> Void
  }

  /// What is said of a message. A more special entry beats a more general one, field by field.
  func metadata(for segments: [String]) -> MessageMetadata {
    entries.reduce(into: MessageMetadata()) { metadata, entry in
      if entry.glob.matches(segments) { entry.apply(&metadata) }
    }
  }
}

/// A key path in which `*` stands for one segment and `**` for any number of them.
struct KeyGlob: Sendable, Hashable {
  var segments: [String]

  /// Plain key paths are the most special, then those with fewer stars.
  var generality: Int {
    segments.reduce(0) { $0 + ($1 == "**" ? 100 : $1.contains("*") ? 1 : 0) }
  }

  func matches(_ path: [String]) -> Bool {
    matches(path[...], segments[...])
  }

  private func matches(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == "**" {
      return (path.startIndex...path.endIndex).contains { matches(path[$0...], pattern.dropFirst()) }
    }
    guard let segment = path.first, first == segment || matches(segment, wildcard: first) else { return false }
    return matches(path.dropFirst(), pattern.dropFirst())
  }

  /// Whether a segment fits one with stars in it, such as `title_*`.
  private func matches(_ segment: String, wildcard: String) -> Bool {
    guard wildcard.contains("*") else { return false }
    let pieces = wildcard.split(separator: "*", omittingEmptySubsequences: false)
    guard let head = pieces.first, let tail = pieces.last, segment.hasPrefix(head), segment.hasSuffix(tail),
      segment.count >= head.count + tail.count
    else { return false }
    var rest = segment.dropFirst(head.count).dropLast(tail.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
