import L10nCatalog

extension AccessorTree {
  /// A run of accessors that are always in the same file.
  struct Part {
    /// The top-level namespace, or `nil` for members of the outermost enum.
    let namespace: SwiftIdentifier?
    let steps: ArraySlice<Step>
  }

  /// The accessors in parts: the top-level namespaces, and the members of the outermost enum between them.
  var parts: [Part] {
    var parts: [Part] = []
    var start = 0
    var depth = 0
    var namespace: SwiftIdentifier?
    func endPart(before end: Int) {
      if start < end { parts.append(Part(namespace: namespace, steps: steps[start..<end])) }
      start = end
      namespace = nil
    }
    for (index, step) in steps.enumerated() {
      switch step {
      case .open(let name):
        if depth == 0 {
          endPart(before: index)
          namespace = name
        }
        depth += 1
      case .close:
        depth -= 1
        if depth == 0 { endPart(before: index + 1) }
      case .member, .former: break
      }
    }
    endPart(before: steps.count)
    return parts
  }
}
