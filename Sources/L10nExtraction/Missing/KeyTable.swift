import L10nFormats
package import L10nText

/// The keys of a table, or of one of its languages, in any format.
package struct KeyTable: Sendable {
  /// The name of the table.
  package let name: String
  /// The targets that have the file; none if no project lists it.
  package let targets: Set<CodeTarget>
  /// The keys; `nil` if mistakes in the file may hide some.
  package let keys: Set<String>?
  /// A Boolean value indicating whether the file belongs to a language. One in no `.lproj` folder has the source's texts.
  package let hasLanguage: Bool

  /// Reads a file; returns `nil` if it isn't a table.
  package init?(_ file: InputFile, targets: Set<CodeTarget>) {
    guard file.isTable, let name = file.path.last, let dot = name.lastIndex(of: ".") else { return nil }
    self.name = String(name[..<dot])
    self.targets = targets
    keys = Self.keys(of: file)
    hasLanguage = file.hasAllLanguages || file.path.dropLast().contains { $0.hasSuffix(".lproj") }
  }

  private static func keys(of file: InputFile) -> Set<String>? {
    if file.hasAllLanguages { return file.text.flatMap { StringCatalogKeys($0) }.map { Set($0.keys) } }
    guard case .document(let document) = FileContent(of: file), document.hasAllKeys else { return nil }
    return Set(document.root?.entries.map(\.key) ?? [])
  }
}
