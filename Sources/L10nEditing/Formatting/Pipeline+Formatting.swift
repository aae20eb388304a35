package import L10nCatalog
package import L10nPipeline
package import L10nText

extension Pipeline {
  /// Returns the edit that formats the files of a project, or refuses it if any message would change.
  package func formatting(_ catalog: Catalog, _ files: [InputFile]) throws(EditRefusal) -> ProjectFormatting {
    var formatting = ProjectFormatting(of: catalog, files)
    guard !formatting.edit.changes.isEmpty else { return formatting }
    let changed = formatting.edit.changes.compactMap { change in
      change.old.map { ChangedFile(file: $0, bytes: change.new) }
    }
    formatting.edit.catalogs.after = try EditGuard(catalog, of: files, pipeline: self)
      .catalog(of: files.with(changed), "formatting")
    return formatting
  }
}
