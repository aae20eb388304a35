import L10nLanguage

/// Links of a text by what a link of its counterpart is compared with: a hostile text has thousands, and to compare each
/// with each takes minutes.
///
/// A translation may write the same link as the source, or a page that names the translation's language where the source's
/// link doesn't. A scheme may be left out or become `https`, but `https` may not become `http`.
struct LinkSet {
  private struct Place: Hashable {
    var kind: WrittenLink.Kind
    var destination: WrittenLink.Destination
  }

  /// The schemes with which each place is written.
  private var schemes: [Place: Set<String>] = [:]
  private var destinations: Set<WrittenLink.Destination> = []
  /// The fewest and the most names of the language in an address of each site.
  private var nameCounts: [Substring?: ClosedRange<Int>] = [:]
  /// How the language is named in addresses: by itself, and by the country that is likely.
  private let names: [String?]

  init(_ links: [WrittenLink], in language: CheckedLanguage) {
    names = [language.tag.language, language.tag.maximized().region?.lowercased()]
    for link in links {
      schemes[Place(kind: link.kind, destination: link.destination), default: []].insert(link.scheme)
      destinations.insert(link.destination)
      guard link.kind == .address else { continue }
      let count = link.count(of: names)
      let known = nameCounts[link.site] ?? count...count
      nameCounts[link.site] = min(known.lowerBound, count)...max(known.upperBound, count)
    }
  }

  /// Returns a Boolean value indicating whether one of them leads where a link leads, by whatever scheme.
  func hasWay(to link: WrittenLink) -> Bool { destinations.contains(link.destination) }

  /// Returns a Boolean value indicating whether one of them, which are a translation's, may be written for a link of the
  /// source.
  func hasTranslation(of link: WrittenLink) -> Bool {
    if let schemes = schemes[Place(kind: link.kind, destination: link.destination)] {
      if link.kind != .address || link.scheme.isEmpty { return true }
      if schemes.contains("") || schemes.contains("https") || schemes.contains(link.scheme) { return true }
    }
    guard link.kind == .address, let counts = nameCounts[link.site] else { return false }
    return counts.upperBound > link.count(of: names)
  }

  /// Returns a Boolean value indicating whether a link of a translation may be written for one of them, which are the
  /// source's.
  func hasOriginal(of link: WrittenLink) -> Bool {
    if let schemes = schemes[Place(kind: link.kind, destination: link.destination)] {
      if link.kind != .address || link.scheme.isEmpty || link.scheme == "https" { return true }
      if schemes.contains("") || schemes.contains(link.scheme) { return true }
    }
    guard link.kind == .address, let counts = nameCounts[link.site] else { return false }
    return counts.lowerBound < link.count(of: names)
  }
}
