package import L10nCatalog
package import L10nText

/// The functions and properties in an app's code that look strings up: their bodies pass a parameter, or the string
/// that they are called on, to a known lookup.
///
///     func localizedString(_ key: String) -> String { NSLocalizedString(key, comment: "") }
///     extension String { var localized: String { Bundle.main.localizedString(forKey: self, value: nil, table: "Shop") } }
package struct LookupProposals {
  /// A function or a property with its place.
  package struct Proposal: Sendable, Hashable {
    package let lookup: StringLookup
    /// The place of its name.
    package let location: SourceLocation
  }

  /// The proposals, in the order of files and places; only one of each name.
  package private(set) var proposals: [Proposal] = []

  /// The depth up to which functions that call each other are followed.
  private static let depthLimit = 4

  /// - Parameter files: the Swift files of an app, in UTF-8.
  package init(in files: [SourceFile]) {
    let candidates = Concurrently.map(files.count) { index -> [LookupCandidate] in
      let file = files[index]
      guard String(validating: file.bytes, as: UTF8.self) != nil else { return [] }
      let code = SwiftCode(file.bytes, in: 0..<file.bytes.count)
      return LookupCandidate.candidates(in: code, SwiftTypeScopes(code), file: index)
    }.flatMap { $0 }
    // If several have a name, calls in most code mean the one that isn't in a type.
    let ordered = candidates.filter(\.isOutermost) + candidates.filter { !$0.isOutermost }
    var found: [(lookup: StringLookup, candidate: LookupCandidate)] = []
    var names: Set<String> = []
    for _ in 0..<Self.depthLimit {
      let known = found.map(\.lookup)
      for candidate in ordered {
        guard let lookup = candidate.lookup(known), names.insert(lookup.fullName).inserted else { continue }
        found.append((lookup, candidate))
      }
      if found.count == known.count { break }
    }
    found.sort { ($0.candidate.file, $0.candidate.nameByte) < ($1.candidate.file, $1.candidate.nameByte) }
    proposals = found.map { lookup, candidate in
      Proposal(lookup: lookup, location: files[candidate.file].location(ofByte: candidate.nameByte))
    }
  }
}
