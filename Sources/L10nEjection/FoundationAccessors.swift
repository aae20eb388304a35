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
    let enums = AccessorEnums(tree, of: catalog, access: access, hasDevices: false)
    var place = enums.start(to: &writer)
    for step in tree.steps {
      enums.write(step, to: &writer, at: place) { write($0, to: &$1, depth: place.depth) }
      enums.advance(&place, over: step)
    }
    writer.code("}\n\n")
    FoundationSupport(ejected.values, source: catalog.languages.first ?? "en").write(to: &writer)
    return writer.bytes
  }

  private func write(_ member: AccessorTree.Member, to writer: inout SwiftWriter, depth: Int) {
    let message = catalog.messages[member.message]
    guard let ejected = ejected[member.message] else { return }
    writer.summary(of: message, depth: depth)
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
