/// The modules that others export (`@_exported import`), so that importing those is enough.
struct ExportedModules {
  private var modules: [String: Set<String>] = [:]

  /// Takes what a file of a module exports.
  mutating func add(_ exported: Set<String>, of module: String) {
    if !exported.isEmpty { modules[module, default: []].formUnion(exported) }
  }

  /// Returns modules with all that can be seen through them.
  func visible(through imported: Set<String>) -> Set<String> {
    var visible = imported
    var open = Array(imported)
    while let module = open.popLast() {
      for exported in modules[module] ?? [] where visible.insert(exported).inserted { open.append(exported) }
    }
    return visible
  }
}
