package import L10nCatalog
package import L10nText

/// Finds the calls of a project's accessors in Swift code. Unlike ``UnusedMessages``, it leaves out whatever is uncertain.
package struct AccessorCalls {
  private let scopes: AccessorScopes

  /// A place where code names an accessor.
  package struct Call: Hashable {
    /// The index of the file among those searched.
    package let file: Int
    /// The index of the message in the catalog.
    package let message: Int
    /// The names, from that of the outermost enum to that of the accessor, in bytes of the file.
    package let names: [Range<Int>]
  }

  package init(_ state: NamedCatalog) {
    scopes = state.modules.isEmpty ? AccessorScopes(state.accessors) : AccessorScopes(state.modules)
  }

  /// Returns the calls in files, in the order of files and places.
  package func calls(in sources: [SourceFile]) -> [Call] {
    let files = Concurrently.map(sources.count) { SwiftFile(sources[$0]) }
    let calls = AccessorUsage(of: scopes, in: files).uses.flatMap { use -> [Call] in
      guard use.isCertain, files[use.file].isClear, let member = use.member else { return [] }
      // Accessors of several modules may have the same name.
      return (scopes.all[use.scope].members[member] ?? []).map {
        Call(file: use.file, message: $0, names: use.names)
      }
    }
    return Set(calls).sorted { one, other in
      (one.file, one.names.first?.lowerBound ?? 0, one.message)
        < (other.file, other.names.first?.lowerBound ?? 0, other.message)
    }
  }
}
