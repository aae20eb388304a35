import L10nExtraction
import L10nText

/// The keys that a project's code looks up, and the texts by which it may look up others.
struct ProjectLookups {
  let keys: [ExtractedKey]
  private(set) var evidence = UseEvidence()

  /// - Parameter macros: names of functions that are extracted like `NSLocalizedString`.
  init(_ code: ProjectCode, macros: Set<String>) {
    let extraction = Extraction(of: code.swift, targets: code.swiftTargets, macros: macros)
    let count = code.swift.count
    let others = Concurrently.map(code.objectiveC.count) { index in
      ObjectiveCLookups(code.objectiveC[index], file: count + index, macros: macros)
    }
    keys = extraction.keys + others.flatMap(\.keys)
    evidence.add(extraction)
    for other in others { evidence.add(texts: other.texts) }
  }
}
