import L10nCatalog
import L10nFormats
import L10nText

/// Finds the units of a project that translated ones are of.
struct UnitMatching {
  private let project: ProjectUnits
  /// For each file, its units by their identifiers; those that two texts have mean neither.
  private let units: [[String: TranslationUnit?]]
  private let messages: [[String: Int]]

  enum Result {
    case found(Match)
    /// The reason, without a final full stop.
    case refused(String)
  }

  struct Match {
    /// The index of the project's file.
    var file: Int
    var unit: TranslationUnit
  }

  init(_ project: ProjectUnits) {
    self.project = project
    let categories = project.categories
    units = project.files.map { file in
      var units: [String: TranslationUnit?] = [:]
      for unit in file.messages.flatMap({ $0.units(categories) }) {
        units[unit.id] = .some(units[unit.id] == nil ? unit : nil)
      }
      return units
    }
    messages = project.files.map { file in
      Dictionary(file.messages.enumerated().map { ($1.key, $0) }) { first, _ in first }
    }
  }

  /// Finds the unit that a translated one is of.
  ///
  /// - Parameter candidates: the indexes of the project's files that it may be of.
  func match(_ unit: TranslatedFile.Unit, among candidates: [Int]) -> Result {
    let known = candidates.filter { units[$0][unit.id] != nil }
    // Of files with the same string, the one with the same source text.
    let same = known.count > 1 ? known.filter { units[$0][unit.id]??.source == unit.source } : known
    if let file = same.first ?? known.first {
      guard same.count <= 1 else {
        return .refused("\(same.count) files of the project have this string; name one as the file's 'original'")
      }
      guard let found = units[file][unit.id] ?? nil else {
        return .refused("two texts of the project have this identifier; rename a key")
      }
      return matched(found, in: file, unit)
    }
    for file in candidates {
      if let found = newVariant(unit, in: file) { return matched(found, in: file, unit) }
    }
    return .refused("the project has no such string; it may have been renamed or removed since the export")
  }

  /// The indexes of the files that a path may mean: those with the path or, if the project has its strings elsewhere
  /// now, those with the name or all.
  ///
  /// - Parameter original: the path of the project's file, as the file from translators has it.
  func candidates(for original: String) -> [Int] {
    let indexes = project.files.indices
    let same = indexes.filter { project.files[$0].original == original }
    if !same.isEmpty { return same }
    let stem = BundlePath.stem(FilePath.name(original))
    let named = indexes.filter { BundlePath.stem(FilePath.name(project.files[$0].original)) == stem }
    return named.isEmpty ? Array(indexes) : named
  }

  private func matched(_ found: TranslationUnit, in file: Int, _ unit: TranslatedFile.Unit) -> Result {
    guard let source = unit.source, source != found.source, source != found.source?.withoutCarriageReturns else {
      return .found(Match(file: file, unit: found))
    }
    // Xcode has nothing, or the identifier, for a variant that only the translation has. A whole string's identifier is its
    // key, which may well be the source text that has changed.
    let isVariant = unit.id.contains(TranslationUnit.separator)
    if found.source == nil || isVariant && source == unit.id || isOfSource(source, found, in: file) {
      return .found(Match(file: file, unit: found))
    }
    return .refused(
      "the source text has changed since the export, from '\(source.excerpt)' to '\((found.source ?? "").excerpt)'; "
        + "export it again")
  }

  /// Returns a Boolean value indicating whether the source has a text, and doesn't distinguish the variant that is of it.
  private func isOfSource(_ text: String, _ variant: TranslationUnit, in file: Int) -> Bool {
    guard let index = messages[file][variant.key] else { return false }
    let source = project.files[file].messages[index].source
    return source[variant.path] == nil && source.values.contains { $0.text == text }
  }

  /// The unit of a variant that the project doesn't have yet, such as a text for a further plural category.
  private func newVariant(_ unit: TranslatedFile.Unit, in file: Int) -> TranslationUnit? {
    guard let mark = unit.id.ranges(of: TranslationUnit.separator).last,
      let path = UnitPath(String(unit.id[mark.upperBound...])), path.hasKnownDevice,
      let index = messages[file][String(unit.id[..<mark.lowerBound])]
    else { return nil }
    let message = project.files[file].messages[index]
    var found = message.unit(at: path)
    found.source = message.nearest(to: path.parent)?.text
    return found
  }
}

extension String {
  /// Its beginning, for a sentence.
  fileprivate var excerpt: String { count > 60 ? prefix(60) + "…" : self }
}
