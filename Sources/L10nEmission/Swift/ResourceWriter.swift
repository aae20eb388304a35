import L10nCatalog
import L10nLanguage
import L10nMessages

/// Writes the resources of a catalog: accessors that return a `LocalizedStringResource`, which names a table and a key.
/// Only Foundation on Apple's systems has the type.
struct ResourceWriter {
  private let messages: [CatalogMessage]
  private let resources: [Int: ResourceString]
  private let tree: AccessorTree
  private let access: EmissionOptions.Access

  init(_ catalog: Catalog, _ tree: AccessorTree, access: EmissionOptions.Access) {
    messages = catalog.messages
    resources = catalog.resources
    self.tree = tree
    self.access = access
  }

  var isEmpty: Bool { resources.isEmpty }

  /// Writes the import that the resources need.
  func writeImport(to writer: inout SwiftWriter) {
    guard !isEmpty else { return }
    writer.code("#if canImport(Darwin)\n")
    writer.importModule("Foundation", access, isExposed: true)
    writer.code("#endif\n")
  }

  /// Writes that code should use the resource of a message instead of its accessor, if the accessor's text has markup for
  /// grammar agreement.
  func writeDeprecation(ofAccessorFor index: Int, to writer: inout SwiftWriter, depth: Int) {
    let message = messages[index]
    guard resources[index] != nil, !message.isDeprecated,
      message.texts.contains(where: { $0?.firstTextWithGrammarMarkup != nil })
    else { return }
    writer.indentation(depth)
    writer.code("@available(*, deprecated, message: ")
    writer.literal("users would see '^[…](…)'; use \(tree.rootEnum.spelling).\(name.spelling)")
    writer.code(")\n")
  }

  func write(to writer: inout SwiftWriter) {
    guard !isEmpty else { return }
    writer.code("\n#if canImport(Darwin)\nnonisolated extension ")
    writer.name(tree.rootEnum)
    writer.code(
      " {\n  /// Strings that the system reads from tables when it shows them, in the language that it then uses.\n")
    writer.start(ofEnum: name, access, depth: 1)
    writeMembers(to: &writer)
    writer.code(
      """
        }
      }

      nonisolated private final class _ResourceBundle {
        static var description: LocalizedStringResource.BundleDescription {
          #if SWIFT_PACKAGE
            .atURL(Bundle.module.bundleURL)
          #else
            .forClass(_ResourceBundle.self)
          #endif
        }
      }
      #endif

      """)
  }

  /// The name of the enum, which a namespace may already have.
  private var name: SwiftIdentifier {
    let name = SwiftIdentifier.type("Resources", rootEnum: tree.rootEnum)
    return tree.enums.contains([tree.rootEnum.spelling, name.spelling]) ? name.avoided : name
  }

  private func writeMembers(to writer: inout SwiftWriter) {
    var path: [SwiftIdentifier] = []
    /// The number of enums of the path that are written.
    var opened = 0
    var isFirst = true
    for step in tree.steps {
      switch step {
      case .open(let name): path.append(name)
      case .close:
        path.removeLast()
        if opened > path.count {
          opened -= 1
          writer.indentation(2 + opened)
          writer.code("}\n")
          isFirst = false
        }
      case .former: break
      case .member(let member):
        guard let resource = resources[member.message] else { continue }
        if !isFirst { writer.code("\n") }
        for name in path.dropFirst(opened) {
          writer.start(ofEnum: name, access, depth: 2 + opened)
          opened += 1
        }
        write(member, resource, to: &writer, depth: 2 + opened)
        isFirst = false
      }
    }
  }

  private func write(
    _ member: AccessorTree.Member, _ resource: ResourceString, to writer: inout SwiftWriter, depth: Int
  ) {
    let message = messages[member.message]
    let named = Dictionary(
      zip(message.arguments, member.parameters).map { ($0.name, $1) }
    ) { first, _ in first }
    let parameters = member.parameters.filter { $0.type != .device }
    writer.summary(of: message, depth: depth)
    writer.deprecation(of: message, depth: depth)
    writer.declaration(member.name, parameters, access, rootEnum: tree.rootEnum, depth: depth)
    writer.code("LocalizedStringResource {\n")
    writer.indentation(depth + 1)
    writer.code("LocalizedStringResource(")
    writer.literal(resource.key)
    writer.code(", defaultValue: ")
    writer.literal(
      DefaultValue.pieces(of: message, resource).compactMap { piece in
        switch piece {
        case .text(let text): .text(text)
        case .argument(let name): named[name].map { .name($0.name) }
        }
      })
    writer.code(", table: ")
    writer.literal(resource.table)
    writer.code(", bundle: _ResourceBundle.description)\n")
    writer.indentation(depth)
    writer.code("}\n")
  }
}
