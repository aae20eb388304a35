import L10nAllLanguages
import L10nLanguage

/// Links of a text, by the parts that are compared with its counterpart's links: a hostile text has thousands, and
/// comparing each with each would take minutes.
///
/// A translation may have the same link as the source, or a page with the translation's language in its address where
/// the source's has none. The scheme may be left out or become `https`, but `https` may not become `http`.
struct LinkSet {
  private struct Place: Hashable {
    var kind: WrittenLink.Kind
    var destination: WrittenLink.Destination
  }

  /// The schemes of each place.
  private var schemes: [Place: Set<String>] = [:]
  private var destinations: Set<WrittenLink.Destination> = []
  /// The lowest and highest number of language names in the addresses of each site.
  private var nameCounts: [Substring?: ClosedRange<Int>] = [:]
  /// The names of the language in addresses: its own, and that of the likely country.
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

  /// Returns a Boolean value indicating whether one of them has the destination of a link, with any scheme.
  func hasWay(to link: WrittenLink) -> Bool { destinations.contains(link.destination) }

  /// Returns a Boolean value indicating whether one of them, as a translation's links, can replace a link of the
  /// source.
  func hasTranslation(of link: WrittenLink) -> Bool {
    if let schemes = schemes[Place(kind: link.kind, destination: link.destination)] {
      if link.kind != .address || link.scheme.isEmpty { return true }
      if schemes.contains("") || schemes.contains("https") || schemes.contains(link.scheme) { return true }
    }
    guard link.kind == .address, let counts = nameCounts[link.site] else { return false }
    return counts.upperBound > link.count(of: names)
  }

  /// Returns a Boolean value indicating whether a link of a translation can replace one of them, as the source's links.
  func hasOriginal(of link: WrittenLink) -> Bool {
    if let schemes = schemes[Place(kind: link.kind, destination: link.destination)] {
      if link.kind != .address || link.scheme.isEmpty || link.scheme == "https" { return true }
      if schemes.contains("") || schemes.contains(link.scheme) { return true }
    }
    guard link.kind == .address, let counts = nameCounts[link.site] else { return false }
    return counts.lowerBound < link.count(of: names)
  }
}
