import L10nAllLanguages
import L10nLanguage

/// Links of a text, by the parts that are compared with its counterpart's links: a hostile text has thousands, and
/// comparing each with each would take minutes.
///
/// A translation may have the same link as the source, or a page with the translation's language in its address where
/// the source's has none, or without the source's language. The scheme may be left out or become `https`, but `https`
/// may not become `http`.
struct LinkSet {
  private struct Place: Hashable {
    var kind: WrittenLink.Kind
    var destination: WrittenLink.Destination
  }

  /// The lowest and highest number of language names in some addresses.
  private struct NameCounts {
    var ofTranslation: ClosedRange<Int>
    var ofSource: ClosedRange<Int>
  }

  /// The schemes of each place.
  private var schemes: [Place: Set<String>] = [:]
  private var destinations: Set<WrittenLink.Destination> = []
  /// The counts of the addresses of each site.
  private var nameCounts: [Substring?: NameCounts] = [:]
  /// The names of the translation's language in addresses: its own, and that of the likely country.
  private let names: [String?]
  private let sourceNames: [String?]

  init(_ links: [WrittenLink], in language: CheckedLanguage, of source: CheckedLanguage) {
    names = [language.tag.language, language.tag.maximized().region?.lowercased()]
    sourceNames = [source.tag.language]
    for link in links {
      schemes[Place(kind: link.kind, destination: link.destination), default: []].insert(link.scheme)
      destinations.insert(link.destination)
      guard link.kind == .address else { continue }
      let known = nameCounts[link.site]
      nameCounts[link.site] = NameCounts(
        ofTranslation: link.count(of: names).added(to: known?.ofTranslation),
        ofSource: link.count(of: sourceNames).added(to: known?.ofSource))
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
    return counts.ofTranslation.upperBound > link.count(of: names)
      || counts.ofSource.lowerBound < link.count(of: sourceNames)
  }

  /// Returns a Boolean value indicating whether a link of a translation can replace one of them, as the source's links.
  func hasOriginal(of link: WrittenLink) -> Bool {
    if let schemes = schemes[Place(kind: link.kind, destination: link.destination)] {
      if link.kind != .address || link.scheme.isEmpty || link.scheme == "https" { return true }
      if schemes.contains("") || schemes.contains(link.scheme) { return true }
    }
    guard link.kind == .address, let counts = nameCounts[link.site] else { return false }
    return counts.ofTranslation.lowerBound < link.count(of: names)
      || counts.ofSource.upperBound > link.count(of: sourceNames)
  }
}

extension Int {
  /// Returns the smallest range with this number and those of another range.
  fileprivate func added(to range: ClosedRange<Int>?) -> ClosedRange<Int> {
    guard let range else { return self...self }
    return Swift.min(self, range.lowerBound)...Swift.max(self, range.upperBound)
  }
}
