package import L10nCatalog
package import L10nText

/// Finds the places where Swift code names an accessor that a project doesn't have.
package struct UnknownAccessors {
  private let scopes: AccessorScopes
  private let selectEnums: Set<String>

  /// A name that means an accessor, if there were one.
  package struct Accessor {
    /// The names from that of the outermost enum to that of the accessor, without backticks.
    package let path: [String]
    /// The number of names at the beginning of the path that the project has.
    package let knownCount: Int
    /// The messages in the innermost enum that the project has.
    package let neighbors: Set<Int>
    /// The range of the first name that the project doesn't have, in bytes.
    package let range: Range<Int>
    /// The range of the accessor's name, in bytes.
    package let nameRange: Range<Int>
    /// The name that was probably meant in place of the first one that the project doesn't have.
    package let suggestion: String?
  }

  package init(_ state: NamedCatalog, _ declarations: AccessorDeclarations) {
    scopes = AccessorScopes(state.accessors)
    selectEnums = Set(declarations.cases.keys)
  }

  /// Returns the unknown accessors in a file, in no particular order.
  package func accessors(in source: SourceFile) -> [Accessor] {
    let file = SwiftFile(source)
    guard file.isClear else { return [] }
    return AccessorUsage(of: scopes, in: [file]).uses.compactMap { use in
      guard let name = use.member, let range = use.names.last, use.isCertain, !use.beginsInExtension,
        scopes.all[use.scope].members[name] == nil
      else { return nil }
      return accessor(in: use.scope, firstName: range, in: file)
    }
  }

  private func accessor(in scope: Int, firstName range: Range<Int>, in file: SwiftFile) -> Accessor? {
    for code in file.parts {
      guard let first = code.tokens.firstIndex(where: { $0.range == range }) else { continue }
      var names = [code.name(first) ?? ""]
      var last = first
      // Enums have names in capitals, and accessors in small letters.
      while Self.isOfEnum(names[names.count - 1]), code.isSign(last + 1, "."), let name = code.name(last + 2) {
        names.append(name)
        last += 2
      }
      let known = scopes.lineage(of: scope).reversed().map { scopes.all[$0].name }
      guard let name = names.last, !Self.isOfEnum(name), !name.hasPrefix("_"),
        !selectEnums.contains((known + names.prefix(1)).joined(separator: ".")),
        scope != AccessorScopes.root || names.count > 1 || !Self.rootMembers.contains(name)
      else { return nil }
      let candidates = names.count > 1 ? Array(scopes.all[scope].scopes.keys) : Array(scopes.all[scope].members.keys)
      return Accessor(
        path: known + names, knownCount: known.count, neighbors: scopes.messages(below: scope), range: range,
        nameRange: code.tokens[last].range,
        suggestion: NearestName.suggestion(for: names[0], among: candidates))
    }
    return nil
  }

  private static func isOfEnum(_ name: String) -> Bool { name.first?.isUppercase ?? false }

  /// The members of the outermost enum that belong to no message.
  private static let rootMembers: Set = ["localization", "text", "updates"]

  /// Returns a Boolean value indicating whether code may declare an accessor's name itself, in an extension.
  package static func mayDeclare(_ accessor: Accessor, in sources: [SourceFile]) -> Bool {
    let names = Set(accessor.path.dropFirst(accessor.knownCount))
    return sources.contains { source in
      SwiftFile(source).parts.contains { code in
        code.tokens.indices.contains { index in
          code.word(index).map(declarations.contains) == true && code.name(index + 1).map(names.contains) == true
        }
      }
    }
  }

  private static let declarations: Set = [
    "let", "var", "func", "case", "enum", "struct", "class", "actor", "typealias",
  ]
}
