package import L10nCatalog
package import L10nText

/// The project's `names.yml`, which records the names of new keys.
package struct NamesFile {
  /// The path, as shown to the user.
  package let path: String
  /// The file as it was read, or `nil` if there is none.
  package let old: SourceFile?

  /// Returns the change that adds names, and tables that the file doesn't have, or `nil` if there is nothing to add.
  package func change(adding names: [DerivedName], tables: [String] = []) throws(Refusal) -> OutputChanges.Written? {
    guard !names.isEmpty || !tables.isEmpty else { return nil }
    guard let new = KeyNamesFile.adding(names, tables: tables, to: old?.bytes) else {
      let advice = names.first.map { "add '\($0.line)' and the others by hand, in lines below the name of their table" }
      throw .file(
        .init(
          path: path,
          reason: "\(names.count) names can't be added to this file as it is written; "
            + (advice ?? "add the line '\(tables[0]):' by hand")))
    }
    return new == old?.bytes ? nil : change(to: new)
  }

  /// Returns the change to another content.
  package func change(to new: [UInt8]) -> OutputChanges.Written {
    .init(path: path, name: FilePath.name(path), old: old?.bytes, new: new)
  }

  /// Returns the file with names added.
  package func adding(_ names: [DerivedName]) throws(Refusal) -> SourceFile? {
    try change(adding: names).map { SourceFile(path: $0.path, bytes: $0.new) } ?? old
  }

  /// Applies a change from ``change(adding:tables:)`` to the file.
  package func write(_ change: OutputChanges.Written) throws(Refusal) {
    do {
      var batch = FileBatch()
      try batch.add(change, in: FilePath.parent(path))
      try batch.write()
    } catch {
      throw .file(error)
    }
  }
}

extension LoadedConfiguration {
  /// The file with the names of keys.
  package var namesFile: NamesFile { NamesFile(path: names, old: configuration.reading.names) }
}
