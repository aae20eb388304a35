import L10nFormats
package import L10nLanguage

/// The tables of templates, which have no language in their paths: those of the translations around them.
package struct TemplateTables {
  /// The tables of the translations.
  private let tables: Set<[String]>
  private let listed: [LanguageTag]?

  /// - Parameters:
  ///   - paths: the paths of all files below the translations directory.
  ///   - listed: the configured languages, or `nil` if none are.
  package init(_ paths: [[String]], listed: [LanguageTag]?) {
    self.listed = listed
    let formats = paths.map { $0.last.flatMap { BundleFormats.format(ofFile: $0) } }
    let ofTemplates = Set(formats.compactMap { $0?.isTemplate == true ? $0?.id : nil })
    tables = Set(
      zip(paths, formats).filter { $1?.isTemplate == false && $1.map { ofTemplates.contains($0.id) } == true }
        .map { BundlePath($0.0, listed: listed).namespace })
  }

  /// Returns the table of a template: the one of its own name, or the one in its folder, or the only one.
  package func namespace(of path: [String]) -> [String] {
    let own = BundlePath(path, listed: listed).namespace
    let inFolder = BundleFormats.format(ofFile: path.last ?? "")?.namespace(in: own.dropLast(), name: "")
    if let table = [own, inFolder ?? own].first(where: tables.contains) { return table }
    let named = tables.filter { $0.last == own.last }
    return named.count == 1 ? named.first ?? own : tables.count == 1 ? tables.first ?? own : own
  }
}
