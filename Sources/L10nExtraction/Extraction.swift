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
  /// The code, with its declarations and the functions that it looks keys up with.
  let code: ReadCode
  let apis: LocalizableAPIs

  /// - Parameters:
  ///   - files: the Swift files of a project.
  ///   - targets: the targets that each file belongs to; none if they aren't known.
  ///   - custom: the functions that only this project looks strings up with.
  package init(of files: [SourceFile], targets: [Set<CodeTarget>], _ custom: CustomLookups = .init()) {
    self.files = files
    let read = Concurrently.map(files.count) { index in
      let file = CodeFile(files[index], index: index)
      return (file: file, reader: DeclarationReader(file), imports: file.code.importedModules)
    }
    let imports = read.map(\.imports)
    let code = ReadCode(
      files: read.map(\.file), readers: read.map(\.reader),
      visibility: Visibility(targets: targets, imports: imports))
    let apis = LocalizableAPIs(
      custom, imports: Self.imports(imports, of: targets), modules: Self.modules(imports, of: targets))
    (self.code, self.apis) = (code, apis)
    let lookups = OwnLookups(custom.lookups)
    let found = Concurrently.map(files.count) { FileExtraction(code.files[$0], code, apis, lookups: lookups).found }
    for file in found {
      keys += file.keys
      texts.formUnion(file.texts)
      names.formUnion(file.names)
    }
  }

  /// Returns what the files of each target import, by the names of the targets.
  private static func modules(_ imports: [Set<String>], of targets: [Set<CodeTarget>]) -> [String: Set<String>] {
    var modules: [String: Set<String>] = [:]
    for (targets, own) in zip(targets, imports) {
      for target in targets { modules[target.name, default: []].formUnion(own) }
    }
    return modules
  }

  /// Returns what all files of each file's targets import, whose members are visible in the whole target.
  private static func imports(_ imports: [Set<String>], of targets: [Set<CodeTarget>]) -> [Set<String>] {
    var all: [CodeTarget?: Set<String>] = [:]
    func keys(_ targets: Set<CodeTarget>) -> [CodeTarget?] { targets.isEmpty ? [nil] : Array(targets) }
    for (targets, own) in zip(targets, imports) {
      for target in keys(targets) { all[target, default: []].formUnion(own) }
    }
    return targets.map { targets in
      keys(targets).reduce(into: Set<String>()) { $0.formUnion(all[$1] ?? []) }
    }
  }
}
