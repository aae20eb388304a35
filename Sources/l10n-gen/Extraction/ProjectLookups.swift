import L10nCatalog
import L10nExtraction
import L10nText

/// The keys that a project's code looks up, and the texts by which it may look up others.
struct ProjectLookups {
  private(set) var keys: [ExtractedKey]
  private(set) var evidence = UseEvidence()
  /// The Swift code.
  let extraction: Extraction

  /// - Parameters:
  ///   - macros: the names of functions that the project's build settings have extracted like `NSLocalizedString`.
  ///   - settings: further functions, and the places of code whose lookups don't count.
  init(_ code: ProjectCode, macros: Set<String>, _ settings: ProjectSettings) {
    let custom = CustomLookups(settings.extraction, lookups: settings.lookups, macros: macros)
    extraction = Extraction(of: code.swift, targets: code.swiftTargets, custom)
    let count = code.swift.count
    let others = Concurrently.map(code.objectiveC.count) { index in
      ObjectiveCLookups(code.objectiveC[index], file: count + index, macros: custom.macros)
    }
    let files = code.files
    keys = (extraction.keys + others.flatMap(\.keys)).filter { !settings.excludes(files[$0.file].path) }
    evidence.add(extraction)
    for other in others { evidence.add(texts: other.texts) }
  }

  /// Replaces the lookups of the files that a build read by those that its compiler found.
  mutating func replace(by build: BuildStrings, in code: ProjectCode, _ settings: ProjectSettings) {
    let files = code.files
    var found = Dictionary(grouping: keys, by: \.file)
    for (index, entries) in build.entries where !settings.excludes(files[index].path) {
      found[index] = CompiledLookups(entries, besides: found[index] ?? [], in: files[index], file: index).keys
    }
    keys = found.sorted { $0.key < $1.key }.flatMap(\.value)
    evidence.add(texts: build.keysWithoutFile)
  }
}
