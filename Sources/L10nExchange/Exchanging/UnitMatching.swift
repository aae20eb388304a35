import L10nCatalog
import L10nFormats
import L10nText

/// Finds a project's unit for each translated unit.
struct UnitMatching {
  private let project: ProjectUnits
  /// The wanted units of each file by identifier; the value is `nil` if two texts share an identifier.
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

  /// - Parameter ids: the identifiers of the translated units.
  init(_ project: ProjectUnits, for ids: [String]) {
    self.project = project
    let categories = project.categories
    let keys = Set(ids.flatMap(TranslationUnit.possibleKeys))
    // Identifiers of other forms have the key in another place, and hardly any project has many of them.
    func isWanted(_ message: UnitMessage) -> Bool { keys.contains(message.key) || message.form != .catalog }
    units = project.files.map { file in
      var units: [String: TranslationUnit?] = [:]
      for unit in file.messages.lazy.filter(isWanted).flatMap({ $0.units(categories) }) {
        units[unit.id] = .some(units[unit.id] == nil ? unit : nil)
      }
      return units
    }
    messages = project.files.map { file in
      let wanted = file.messages.indices.lazy.filter { isWanted(file.messages[$0]) }
      return Dictionary(wanted.map { (file.messages[$0].key, $0) }) { first, _ in first }
    }
  }

  /// Finds the unit for a translated one.
  ///
  /// - Parameter candidates: the indexes of the project's files that it may belong to.
  func match(_ unit: TranslatedFile.Unit, among candidates: [Int]) -> Result {
    let known = candidates.filter { units[$0][unit.id] != nil }
    // If several files have the string, the one with the same source text is used.
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

  /// Returns the indexes of the files that a path may refer to: the files with the path or, if the project now has its
  /// strings elsewhere, those with the name, or else all files.
  ///
  /// - Parameter original: the path of the project's file, as written in the file from translators.
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
    // For a variant that only the translation has, Xcode writes no source text, or the identifier. The identifier of a
    // whole string is its key, which may well be the source text, and that may have changed.
    let isVariant = unit.id.contains(TranslationUnit.separator)
    if found.source == nil || isVariant && source == unit.id || isOfSource(source, found, in: file) {
      return .found(Match(file: file, unit: found))
    }
    return .refused(
      "the source text has changed since the export, from '\(source.excerpt)' to '\((found.source ?? "").excerpt)'; "
        + "export it again")
  }

  /// Returns a Boolean value indicating whether the source has a text, but doesn't distinguish the text's variant.
  private func isOfSource(_ text: String, _ variant: TranslationUnit, in file: Int) -> Bool {
    guard let index = messages[file][variant.key] else { return false }
    let source = project.files[file].messages[index].source
    return source[variant.path] == nil && source.values.contains { $0.text == text }
  }

  /// Returns the unit of a variant that the project doesn't have yet, such as a text for another plural category.
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

extension TranslationUnit {
  /// Returns the keys of messages that may have a unit with an identifier of Xcode's form for all languages.
  fileprivate static func possibleKeys(_ id: String) -> [String] {
    [id] + id.ranges(of: separator).map { String(id[..<$0.lowerBound]) }
  }
}

extension String {
  /// The beginning of the text, for use in a sentence.
  fileprivate var excerpt: String { count > 60 ? prefix(60) + "…" : self }
}
