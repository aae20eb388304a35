/// The modules that others re-export (`@_exported import`), so that importing the others is enough.
struct ExportedModules {
  private var modules: [String: Set<String>] = [:]

  /// Adds the modules that a file of a module re-exports.
  mutating func add(_ exported: Set<String>, of module: String) {
    if !exported.isEmpty { modules[module, default: []].formUnion(exported) }
  }

  /// Returns modules, including all that are visible through them.
  func visible(through imported: Set<String>) -> Set<String> {
    var visible = imported
    var open = Array(imported)
    while let module = open.popLast() {
      for exported in modules[module] ?? [] where visible.insert(exported).inserted { open.append(exported) }
    }
    return visible
  }
}
