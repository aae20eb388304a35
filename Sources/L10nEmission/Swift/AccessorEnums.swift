package import L10nCatalog

/// Writes the enums around accessors, and the accessors of former keys.
package struct AccessorEnums {
  private let tree: AccessorTree
  private let messages: [CatalogMessage]
  private let access: EmissionOptions.Access
  /// The accessors of messages whose key was renamed, by the message's index.
  private let renamed: [Int: AccessorTree.Successor]

  /// - Parameter hasDevices: a Boolean value indicating whether accessors have a parameter for the device.
  package init(
    _ tree: AccessorTree, of catalog: Catalog, access: EmissionOptions.Access, hasDevices: Bool = true
  ) {
    self.tree = tree
    messages = catalog.messages
    self.access = access
    renamed = hasDevices ? tree.renamed : tree.renamed.mapValues(\.withoutDevice)
  }

  /// The place of the next step.
  package struct Place {
    /// The number of braces around it.
    package var depth = 1
    /// A Boolean value indicating whether it is right after a brace.
    package var isFirst: Bool

    package init(isFirst: Bool) {
      self.isFirst = isFirst
    }
  }

  /// Writes the beginning of the outermost enum with the enums that messages share, and returns the place after it.
  package func start(to writer: inout SwiftWriter) -> Place {
    writer.code("\nnonisolated ")
    writer.start(ofEnum: tree.rootEnum, access, depth: 0)
    for (index, shared) in tree.sharedEnums.enumerated() {
      if index > 0 { writer.code("\n") }
      writer.selectEnum(shared, access, depth: 1)
    }
    return Place(isFirst: tree.sharedEnums.isEmpty)
  }

  /// Writes a step.
  ///
  /// - Parameter write: writes an accessor, after the enums of its selects.
  package func write(
    _ step: AccessorTree.Step, to writer: inout SwiftWriter, at place: Place,
    _ write: (_ member: AccessorTree.Member, _ writer: inout SwiftWriter) -> Void
  ) {
    switch step {
    case .open(let name):
      if !place.isFirst { writer.code("\n") }
      writer.start(ofEnum: name, access, depth: place.depth)
    case .close:
      writer.indentation(place.depth - 1)
      writer.code("}\n")
    case .member(let member):
      if !place.isFirst { writer.code("\n") }
      for selectEnum in member.selectEnums {
        writer.selectEnum(selectEnum, access, depth: place.depth)
        writer.code("\n")
      }
      write(member, &writer)
    case .former(let former):
      guard let successor = renamed[former.message] else { return }
      if !place.isFirst { writer.code("\n") }
      let isList = messages[former.message].isList
      RenamedAccessor(former, successor, rootEnum: tree.rootEnum, access: access, isList: isList)
        .write(to: &writer, depth: place.depth)
    }
  }

  /// Moves a place past a step.
  package func advance(_ place: inout Place, over step: AccessorTree.Step) {
    switch step {
    case .open:
      place.depth += 1
      place.isFirst = true
    case .close:
      place.depth -= 1
      place.isFirst = false
    case .member: place.isFirst = false
    case .former(let former): place.isFirst = place.isFirst && renamed[former.message] == nil
    }
  }
}
