import L10nFormats
import L10nText

@testable import L10nExtraction

/// Swift code with the keys that are extracted from it.
struct ExtractedCode {
  let extraction: Extraction

  /// - Parameter modules: the target of each file, perhaps with a project before a slash; one for all by default.
  init(_ sources: String..., modules: [String]? = nil, custom: CustomLookups = .init()) {
    let files = sources.enumerated().map { SourceFile(path: "\($0).swift", bytes: Array($1.utf8)) }
    let targets = modules.map { $0.map(CodeTarget.init) } ?? files.map { _ in CodeTarget("App") }
    extraction = Extraction(of: files, targets: targets.map { [$0] }, custom)
  }

  /// The keys that are certain, in order.
  var keys: [String] { extraction.keys.filter { $0.certainty == .certain }.compactMap(\.key) }

  /// The keys that code may look up.
  var possible: [String] { extraction.keys.filter { $0.certainty == .possible }.compactMap(\.key) }

  /// The number of lookups with an interpolation of unknown type.
  var undecided: Int { extraction.keys.count { $0.certainty == .typeUnknown } }

  var first: ExtractedKey? { extraction.keys.first }

  /// Returns the changes of a catalog with entries, written as JSON.
  func plan(_ entries: String = "", table: String = "Localizable", _ options: CatalogPlan.Options = .init())
    -> CatalogPlan?
  {
    let text = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\(entries)},\n  \"version\" : \"1.0\"\n}"
    guard let catalog = StringCatalogKeys(Array(text.utf8)) else { return nil }
    var evidence = UseEvidence()
    evidence.add(extraction)
    return CatalogPlan(catalog, extraction.keys.filter { $0.table == table }, evidence, options)
  }
}

extension CatalogPlan {
  /// The catalog with the changes.
  var text: String { String(decoding: bytes ?? [], as: UTF8.self) }
}

extension CodeTarget {
  /// - Parameter name: the name, perhaps with a project before a slash.
  fileprivate init(_ name: String) {
    let parts = name.split(separator: "/")
    self.init(project: parts.count > 1 ? String(parts[0]) : ".", name: String(parts[parts.count - 1]))
  }
}
