import L10nCatalog
import L10nEmission
import L10nLanguage
import L10nMessages

/// Writes accessors with the names and parameters of generated ones, which read tables with Foundation.
struct FoundationAccessors {
  private let catalog: Catalog
  private let tree: AccessorTree
  /// The ejected messages by their indexes in the catalog.
  private let ejected: [Int: EjectedMessage]
  private let access: EmissionOptions.Access

  init(_ catalog: Catalog, _ tree: AccessorTree, _ ejected: [Int: EjectedMessage], access: EmissionOptions.Access) {
    self.catalog = catalog
    self.tree = tree
    self.ejected = ejected
    self.access = access
  }

  /// The file's UTF-8.
  var file: [UInt8] {
    var writer = SwiftWriter()
    writer.code(
      """
      // Written by 'l10n-gen eject'. This file is yours: no tool writes it again.
      import Foundation


      """)
    writer.access(access)
    writer.code("nonisolated enum ")
    writer.name(tree.rootEnum)
    writer.code(" {\n")
    var isFirst = true
    for shared in tree.sharedEnums {
      if !isFirst { writer.code("\n") }
      isFirst = false
      writer.selectEnum(shared, access, depth: 1)
    }
    var depth = 1
    for step in tree.steps { write(step, to: &writer, depth: &depth, isFirst: &isFirst) }
    writer.code("}\n\n")
    FoundationSupport(ejected.values, source: catalog.languages.first ?? "en").write(to: &writer)
    return writer.bytes
  }

  private func write(
    _ step: AccessorTree.Step, to writer: inout SwiftWriter, depth: inout Int, isFirst: inout Bool
  ) {
    switch step {
    case .open(let name):
      if !isFirst { writer.code("\n") }
      writer.indentation(depth)
      writer.access(access)
      writer.code("enum ")
      writer.name(name)
      writer.code(" {\n")
      depth += 1
      isFirst = true
    case .close:
      depth -= 1
      writer.indentation(depth)
      writer.code("}\n")
      isFirst = false
    case .member(let member):
      if !isFirst { writer.code("\n") }
      isFirst = false
      for selectEnum in member.selectEnums {
        writer.selectEnum(selectEnum, access, depth: depth)
        writer.code("\n")
      }
      write(member, to: &writer, depth: depth)
    case .former(let former):
      guard let successor = tree.renamed[former.message] else { return }
      if !isFirst { writer.code("\n") }
      isFirst = false
      let isList = catalog.messages[former.message].isList
      RenamedAccessor(former, successor.withoutDevice, rootEnum: tree.rootEnum, access: access, isList: isList)
        .write(to: &writer, depth: depth)
    }
  }

  private func write(_ member: AccessorTree.Member, to writer: inout SwiftWriter, depth: Int) {
    let message = catalog.messages[member.message]
    guard let ejected = ejected[member.message] else { return }
    writer.indentation(depth)
    writer.code("///")
    writer.comment(code: message.keyPath)
    if let description = message.description, !description.isEmpty {
      writer.code(":")
      writer.comment(description)
    }
    writer.code("\n")
    writer.deprecation(of: message, depth: depth)
    // The runtime's type of device isn't there any more.
    let parameters = member.parameters.filter { $0.type != .device }
    writer.accessor(member.name, parameters, isList: message.isList, access, rootEnum: tree.rootEnum, depth: depth)
    let call = FoundationCall(ejected, message, member.parameters)
    guard let count = ejected.itemCount else {
      writer.code(" { ")
      call.write(to: &writer)
      return writer.code(" }\n")
    }
    writer.code(" {\n")
    writer.indentation(depth + 1)
    writer.code("[\n")
    for item in 0..<count {
      writer.indentation(depth + 2)
      call.write(item: item, to: &writer)
      writer.code(",\n")
    }
    writer.indentation(depth + 1)
    writer.code("]\n")
    writer.indentation(depth)
    writer.code("}\n")
  }
}
