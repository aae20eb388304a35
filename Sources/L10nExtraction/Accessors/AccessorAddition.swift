package import L10nCatalog
package import L10nEditing
import L10nLanguage
package import L10nPipeline
package import L10nSwiftCode
package import L10nText

/// Adds the message of an accessor that code calls and that a project doesn't have. Its text is made of the accessor's
/// name and arguments, for a person to replace.
package struct AccessorAddition {
  /// The key path of the message.
  package let key: String
  package let edit: ProjectEdit

  /// - Parameters:
  ///   - accessor: the accessor.
  ///   - file: the index of the file that calls it, among those of the extraction.
  ///   - extraction: the code of the project, which shows the types of the arguments.
  ///   - state: the project.
  ///   - files: the project's translation files.
  package init(
    of accessor: UnknownAccessors.Accessor, inFile file: Int, of extraction: Extraction, to state: NamedCatalog,
    _ files: [InputFile], _ pipeline: Pipeline
  ) throws(EditRefusal) {
    let code = extraction.code.files[file]
    let arguments = CallArguments(after: accessor.nameRange, in: code, ExpressionTypes(extraction.code))
    guard arguments.areLabeled else {
      throw .reason("an argument has no label; write its name before it, such as 'count:'", at: nil)
    }
    let catalog = state.catalog
    let name = accessor.path.joined(separator: ".")
    let expected = arguments.all.map(\.name)
    var refusal: EditRefusal?
    for path in Self.paths(of: accessor, in: catalog) {
      do throws(EditRefusal) {
        var addition = TextAddition(catalog, files, pipeline)
        try addition.add(Self.text(of: accessor, arguments), at: path)
        let key = KeySegment.path(path)
        let declaration = AccessorDeclarations(pipeline.named(addition.catalog)).byKey[key]
        guard let declaration, declaration.plainName == name, declaration.parameters.map(\.label) == expected else {
          continue
        }
        (self.key, edit) = (key, addition.edit)
        return
      } catch {
        refusal = refusal ?? error
      }
    }
    throw refusal ?? .reason("no key has the accessor '\(name)' with these arguments; add the string by hand", at: nil)
  }

  /// Returns the key paths that the accessor may have, the one in the style of its neighbors first.
  private static func paths(of accessor: UnknownAccessors.Accessor, in catalog: Catalog) -> [[String]] {
    let neighbor = accessor.neighbors.min().map { catalog.keys.segments(catalog.messages[$0].key) } ?? []
    let known = neighbor.prefix(accessor.knownCount - 1)
    let words = accessor.path.dropFirst(accessor.knownCount).map { CodeWords.words(of: $0) }
    let neighbors = accessor.neighbors.isEmpty ? Set(catalog.messages.indices) : accessor.neighbors
    let keys = neighbors.map { catalog.keys.segments(catalog.messages[$0].key).last ?? "" }
    func count(_ sign: Character) -> Int { keys.count { $0.contains(sign) } }
    let capitals = keys.count { $0.contains(where: \.isUppercase) }
    let styles: [(count: Int, join: ([String]) -> String)] = [
      (count("_"), { $0.joined(separator: "_") }), (count("-"), { $0.joined(separator: "-") }),
      (capitals, { $0[0] + $0.dropFirst().map(CodeWords.capitalized).joined() }),
    ]
    return styles.sorted { $0.count > $1.count }.map { style in known + words.map(style.join) }
  }

  private static func text(of accessor: UnknownAccessors.Accessor, _ arguments: CallArguments) -> NewText {
    let words = CodeWords.words(of: accessor.path[accessor.path.count - 1]).joined(separator: " ")
    return NewText(
      [.text(CodeWords.capitalized(words))] + arguments.all.flatMap { [.text(" "), .argument(name: $0.name, $0.type)] })
  }
}

extension AccessorDeclaration {
  /// The name without backticks.
  fileprivate var plainName: String { name.filter { $0 != "`" } }
}
