package import L10nCatalog

/// The accessor of a message's former key, deprecated, with a fix-it of the compiler.
///
/// The compiler replaces only the old name by the one in `renamed:`, and keeps the names before it; only for a function
/// that is called with a dotted name, it replaces them all. A property that moved to another namespace gets a message
/// instead, because the fix-it would produce `L10n.Old.L10n.New.name`.
package struct RenamedAccessor {
  private let former: AccessorTree.FormerMember
  private let successor: AccessorTree.Successor
  private let rootEnum: SwiftIdentifier
  private let access: EmissionOptions.Access
  private let isList: Bool

  package init(
    _ former: AccessorTree.FormerMember, _ successor: AccessorTree.Successor, rootEnum: SwiftIdentifier,
    access: EmissionOptions.Access, isList: Bool
  ) {
    self.former = former
    self.successor = successor
    self.rootEnum = rootEnum
    self.access = access
    self.isList = isList
  }

  package func write(to writer: inout SwiftWriter, depth: Int) {
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

  /// - Parameter labels: the labels of a function; empty for a property or a type.
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

  /// Returns the enums to write before the new name, or `nil` if no fix-it is possible.
  private func pathForFix(isFunction: Bool) -> [SwiftIdentifier]? {
    if former.namespace == successor.namespace { return [] }
    if isFunction { return [rootEnum] + successor.namespace }
    guard successor.namespace.starts(with: former.namespace) else { return nil }
    return Array(successor.namespace.dropFirst(former.namespace.count))
  }
}
