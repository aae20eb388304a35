/// A file that SwiftGen generated.
package struct SwiftGenSource: Sendable, Hashable {
  package let path: String
  package let bytes: [UInt8]
  /// The module whose code it is, or `nil` in a project without modules.
  package let module: CodeModule?

  /// Creates a file.
  package init(path: String, bytes: [UInt8], module: CodeModule? = nil) {
    self.path = path
    self.bytes = bytes
    self.module = module
  }

  /// Returns for each module the files whose strings it has: those in its code or, if a file isn't in a module, those
  /// whose strings are mostly the module's. A file without strings of any module is left out.
  ///
  /// - Parameter modules: the accessors of the modules, in their order.
  static func grouped(_ files: [SwiftGenSource], by modules: [CallSiteAccessors]) -> [[SwiftGenSource]] {
    var groups = modules.map { _ in [SwiftGenSource]() }
    for file in files {
      let strings = SwiftGenFile(file.bytes).accessors
      let counts = modules.map { module in
        strings.count { module.accessor(ofKey: $0.key, in: $0.table) != nil }
      }
      let own = file.module?.index.flatMap { counts[$0] > 0 ? $0 : nil }
      guard let module = own ?? counts.indices.max(by: { counts[$0] < counts[$1] }), counts[module] > 0 else {
        continue
      }
      groups[module].append(file)
    }
    return groups
  }
}
