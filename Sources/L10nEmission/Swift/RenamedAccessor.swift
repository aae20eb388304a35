import L10nCatalog

/// The accessor of a message under the key that it had before, deprecated and with the fix that the compiler offers.
///
/// The compiler puts the name that `renamed:` gives in place of the old one, and leaves what stands before it; only of a
/// function called by a name with dots it replaces all. A property that moved to where no name leads from its old place
/// is told of in words, since the fix would give `L10n.Old.L10n.New.name`.
struct RenamedAccessor {
  private let former: AccessorTree.FormerMember
  private let successor: AccessorTree.Successor
  private let rootEnum: SwiftIdentifier
  private let access: EmissionOptions.Access
  private let isList: Bool

  init(
    _ former: AccessorTree.FormerMember, _ successor: AccessorTree.Successor, rootEnum: SwiftIdentifier,
    access: EmissionOptions.Access, isList: Bool
  ) {
    self.former = former
    self.successor = successor
    self.rootEnum = rootEnum
    self.access = access
    self.isList = isList
  }

  func write(to writer: inout SwiftWriter, depth: Int) {
    for (old, new) in zip(former.selectEnums, successor.member.selectEnums) {
      writeAvailability(of: new.name, labels: [], to: &writer, depth: depth)
      writer.indentation(depth)
      writer.access(access)
      writer.code("typealias ")
      writer.name(old)
      writer.code(" = ")
      writer.path(rootEnum, successor.namespace)
      writer.name(new.name)
      writer.code("\n\n")
    }
    let member = successor.member
    writeAvailability(of: member.name, labels: member.parameters.map(\.name), to: &writer, depth: depth)
    writer.accessor(
      former.name, member.parameters, isList: isList, access, rootEnum: rootEnum, namespace: successor.namespace,
      depth: depth)
    writer.code(" { ")
    writer.path(rootEnum, successor.namespace)
    writer.name(member.name)
    if !member.parameters.isEmpty { writeCall(member.parameters, to: &writer) }
    writer.code(" }\n")
  }

  private func writeCall(_ parameters: [AccessorTree.Parameter], to writer: inout SwiftWriter) {
    writer.code("(")
    for (index, parameter) in parameters.enumerated() {
      if index > 0 { writer.code(", ") }
      writer.name(parameter.name.asLabel)
      writer.code(": ")
      writer.name(parameter.name)
    }
    writer.code(")")
  }

  /// - Parameter labels: the labels of a function; none for a property or a type.
  private func writeAvailability(
    of name: SwiftIdentifier, labels: [SwiftIdentifier], to writer: inout SwiftWriter, depth: Int
  ) {
    writer.indentation(depth)
    writer.code("@available(*, deprecated, ")
    if let path = pathForFix(isFunction: !labels.isEmpty) {
      let arguments = labels.isEmpty ? "" : "(\(labels.map { "\($0.plain):" }.joined()))"
      writer.code("renamed: ")
      writer.literal((path + [name]).map(\.plain).joined(separator: ".") + arguments)
    } else {
      writer.code("message: ")
      let path = [rootEnum] + successor.namespace + [name]
      writer.literal("renamed to '\(path.map(\.spelling).joined(separator: "."))'")
    }
    writer.code(")\n")
  }

  /// The enums to name before the new name, or `nil` if none can be named.
  private func pathForFix(isFunction: Bool) -> [SwiftIdentifier]? {
    if former.namespace == successor.namespace { return [] }
    if isFunction { return [rootEnum] + successor.namespace }
    guard successor.namespace.starts(with: former.namespace) else { return nil }
    return Array(successor.namespace.dropFirst(former.namespace.count))
  }
}
