import L10nFormats
package import L10nLanguage

/// The tables of gettext's templates, which have no language in their paths: those of the translations around them.
package struct TemplateTables {
  /// The tables of the translations.
  private let tables: Set<[String]>
  private let listed: [LanguageTag]?

  /// - Parameters:
  ///   - paths: the paths of all files below the translations directory.
  ///   - listed: the configured languages, or `nil` if none are.
  package init(_ paths: [[String]], listed: [LanguageTag]?) {
    self.listed = listed
    guard paths.contains(where: { $0.last.map(POFile.isTemplate) ?? false }) else {
      tables = []
      return
    }
    tables = Set(
      paths.filter { $0.last?.hasSuffix(".\(POFile.fileExtension)") ?? false }
        .map { BundlePath($0, listed: listed).namespace })
  }

  /// Returns the table of a template: the one of its own name, or the one in its folder, or the only one.
  package func namespace(of path: [String]) -> [String] {
    let own = BundlePath(path, listed: listed).namespace
    let inFolder = Array(own.dropLast()) + [POFile.tableName]
    if let table = [own, inFolder].first(where: tables.contains) { return table }
    let named = tables.filter { $0.last == own.last }
    return named.count == 1 ? named.first ?? own : tables.count == 1 ? tables.first ?? own : own
  }
}
