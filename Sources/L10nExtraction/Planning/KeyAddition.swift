package import L10nCatalog
import L10nFormats
package import L10nText

/// The addition of a key that code looks up to the source language's file of its table.
package enum KeyAddition {
  /// Returns the changed file, or `nil` if the table has none that can be changed.
  ///
  /// - Parameters:
  ///   - lookup: the lookup of the key.
  ///   - files: the translation files of the project.
  package static func change(
    for lookup: ExtractedKey, in files: [InputFile], of catalog: Catalog
  ) -> FileChange? {
    let sources = Set(catalog.bundles.first?.files.map { catalog.files[$0].path } ?? [])
    let own = files.filter { file in
      file.isTable && sources.contains(file.shownPath) && file.path.last.map(BundlePath.stem) == lookup.table
    }
    // A String Catalog has the strings of all other files of its table.
    for file in own.filter(\.hasAllLanguages) + own.filter({ !$0.hasAllLanguages }) {
      guard let new = bytes(adding: lookup, to: file, besides: own), new != file.bytes else { continue }
      return FileChange(path: file.path, old: file, new: new)
    }
    return nil
  }

  private static func bytes(
    adding lookup: ExtractedKey, to file: InputFile, besides own: [InputFile]
  ) -> [UInt8]? {
    if file.hasAllLanguages {
      var options = CatalogPlan.Options()
      options.staleness = .never
      return file.text.flatMap { StringCatalogKeys($0) }
        .flatMap { CatalogPlan($0, [lookup], UseEvidence(), options).bytes }.map(file.encoded)
    }
    guard file.path.last?.hasSuffix(".strings") ?? false else { return nil }
    let companions = own.filter { $0.path != file.path }.compactMap { KeyTable($0, targets: [])?.keys }
    return CatalogPlan(file, besides: companions.reduce(into: []) { $0.formUnion($1) }, [lookup])?.bytes
  }
}
