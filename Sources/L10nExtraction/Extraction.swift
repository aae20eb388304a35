import L10nSwiftCode
package import L10nText

/// The keys that Swift code looks up, and the texts by which it might look up others.
package struct Extraction: Sendable {
  /// The keys in the order of files and places.
  package private(set) var keys: [ExtractedKey] = []
  package let files: [SourceFile]
  /// The texts of all literals, with a gap for each interpolation, and all names.
  package private(set) var texts: Set<[String]> = []
  package private(set) var names: Set<String> = []

  /// - Parameters:
  ///   - files: the Swift files of a project.
  ///   - modules: the modules that each file belongs to; none if they aren't known.
  ///   - macros: names of functions that are extracted like `NSLocalizedString`.
  package init(of files: [SourceFile], modules: [Set<String>], macros: Set<String> = []) {
    self.files = files
    let read = Concurrently.map(files.count) { index in
      let file = CodeFile(files[index], index: index)
      return (file: file, reader: DeclarationReader(file), imports: file.code.importedModules)
    }
    let imports = read.map(\.imports)
    let code = ReadCode(
      files: read.map(\.file), readers: read.map(\.reader), table: DeclarationTable(read.map(\.reader)),
      visibility: Visibility(modules: modules, imports: imports))
    let apis = LocalizableAPIs(macros: macros, imports: Self.imports(imports, of: modules))
    let found = Concurrently.map(files.count) { FileExtraction(code.files[$0], code, apis).found }
    for file in found {
      keys += file.keys
      texts.formUnion(file.texts)
      names.formUnion(file.names)
    }
  }

  /// Returns what all files of each file's modules import, whose members are visible in the whole module.
  private static func imports(_ imports: [Set<String>], of modules: [Set<String>]) -> [Set<String>] {
    var all: [String: Set<String>] = [:]
    for (names, own) in zip(modules, imports) {
      for name in names.isEmpty ? [""] : names { all[name, default: []].formUnion(own) }
    }
    return modules.map { names in
      (names.isEmpty ? [""] : names).reduce(into: Set<String>()) { $0.formUnion(all[$1] ?? []) }
    }
  }
}
