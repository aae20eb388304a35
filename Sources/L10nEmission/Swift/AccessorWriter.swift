import L10nCatalog
import L10nLanguage
import L10nText

/// Writes the files with accessors.
struct AccessorWriter {
  private let languages: [String]
  private let messages: [CatalogMessage]
  private let tree: AccessorTree
  private let access: EmissionOptions.Access
  private let enums: AccessorEnums
  private let resources: ResourceWriter

  init(_ catalog: Catalog, _ tree: AccessorTree, access: EmissionOptions.Access) {
    languages = catalog.languages
    messages = catalog.messages
    self.tree = tree
    self.access = access
    enums = AccessorEnums(tree, of: catalog, access: access)
    resources = ResourceWriter(catalog, tree, access: access)
  }

  /// Returns the file with the outermost enum: the given parts of the tree, the enums that selects share, and the
  /// functions for keys that are known only at run time.
  func rootFile(_ parts: [AccessorTree.Part]) -> [UInt8] {
    var writer = SwiftWriter()
    writer.header(for: tree.rootEnum)
    resources.writeImport(to: &writer)
    writer.importModule("L10nRuntime", access, isExposed: true)
    let place = enums.start(to: &writer)
    write(parts, to: &writer, isFirst: place.isFirst)
    writer.code("}\n\n")
    writeLookup(to: &writer)
    resources.write(to: &writer)
    return writer.bytes
  }

  /// Returns a file that adds parts of the tree to the outermost enum.
  func extensionFile(_ parts: [AccessorTree.Part]) -> [UInt8] {
    var writer = SwiftWriter()
    writer.header(for: tree.rootEnum)
    writer.importModule("L10nRuntime", access, isExposed: parts.contains { $0.steps.contains(where: exposesRuntime) })
    writer.code("\nnonisolated extension ")
    writer.name(tree.rootEnum)
    writer.code(" {\n")
    write(parts, to: &writer, isFirst: true)
    writer.code("}\n")
    return writer.bytes
  }

  /// Returns a Boolean value indicating whether an accessor's parameters have types that the runtime re-exports.
  private func exposesRuntime(_ step: AccessorTree.Step) -> Bool {
    let parameters =
      switch step {
      case .member(let member): member.parameters
      case .former(let former): tree.renamed[former.message]?.member.parameters ?? []
      case .open, .close: [AccessorTree.Parameter]()
      }
    return parameters.contains { [.date, .decimal, .interval, .device].contains($0.type) }
  }
}

// MARK: - Accessors

extension AccessorWriter {
  private func write(_ parts: [AccessorTree.Part], to writer: inout SwiftWriter, isFirst: Bool) {
    let runs = runs(of: parts, isFirst: isFirst)
    let written = Concurrently.map(runs.count) { write(runs[$0]) }
    // Reserved for the part after the accessors, too.
    writer.reserve(written.reduce(4_096) { $0 + $1.bytes.count })
    for run in written { writer.append(run) }
  }

  /// The steps that one processor writes.
  private struct Run {
    var steps: ArraySlice<AccessorTree.Step>
    /// The place of the first step.
    var place: AccessorEnums.Place
  }

  private static let stepsAtOnce = 500
  /// The usual number of bytes of a step, most of which are accessors with their comments.
  private static let usualLength = 320

  private func runs(of parts: [AccessorTree.Part], isFirst: Bool) -> [Run] {
    var runs: [Run] = []
    var next = Run(steps: [], place: AccessorEnums.Place(isFirst: isFirst))
    for part in parts {
      var rest = part.steps
      while !rest.isEmpty {
        next.steps = rest.prefix(Self.stepsAtOnce)
        rest = rest.dropFirst(Self.stepsAtOnce)
        runs.append(next)
        for step in next.steps { enums.advance(&next.place, over: step) }
      }
    }
    return runs
  }

  private func write(_ run: Run) -> SwiftWriter {
    var writer = SwiftWriter(capacity: run.steps.count * Self.usualLength)
    let labels = labels()
    var place = run.place
    for step in run.steps {
      enums.write(step, to: &writer, at: place) { write($0, to: &$1, labels, depth: place.depth) }
      enums.advance(&place, over: step)
    }
    return writer
  }

  /// Returns the beginning of a text's comment line for each language. Each run has its own, because processors that
  /// count references to the same memory would wait for each other.
  private func labels() -> [SwiftWriter] {
    languages.map { language in
      var writer = SwiftWriter()
      writer.code("/// -")
      writer.comment(language)
      writer.code(":")
      return writer
    }
  }

  private func write(
    _ member: AccessorTree.Member, to writer: inout SwiftWriter, _ labels: [SwiftWriter], depth: Int
  ) {
    let isList = messages[member.message].isList
    writeDocumentation(of: member, to: &writer, labels, depth: depth)
    writer.deprecation(of: messages[member.message], depth: depth)
    resources.writeDeprecation(ofAccessorFor: member.message, to: &writer, depth: depth)
    writer.accessor(member.name, member.parameters, isList: isList, access, rootEnum: tree.rootEnum, depth: depth)
    writer.code(isList ? " { _list(" : " { _text(")
    writer.id(member.id)
    if !member.parameters.isEmpty { writeArguments(of: member, isList: isList, to: &writer) }
    writer.code(") }\n")
  }

  /// Writes the arguments in the order of the message's signature, in an array if there are many.
  private func writeArguments(of member: AccessorTree.Member, isList: Bool, to writer: inout SwiftWriter) {
    let isArray = isList || member.parameters.count > 3
    let sorted = zip(messages[member.message].arguments, member.parameters).sorted {
      KeyOrder.precedes($0.0.name, $1.0.name)
    }
    for (index, (_, parameter)) in sorted.enumerated() {
      writer.code(isArray && index == 0 ? ", [" : ", ")
      writer.argument(parameter)
    }
    if isArray { writer.code("]") }
  }

  private func writeDocumentation(
    of member: AccessorTree.Member, to writer: inout SwiftWriter, _ labels: [SwiftWriter], depth: Int
  ) {
    let message = messages[member.message]
    writer.summary(of: message, depth: depth)
    for index in labels.indices {
      guard let text = message.emitted(inLanguage: index) else { continue }
      writer.indentation(depth)
      writer.append(labels[index])
      writer.comment(text.stored)
      writer.code("\n")
    }
  }
}

// MARK: - Lookup by key

extension AccessorWriter {
  private func writeLookup(to writer: inout SwiftWriter) {
    writer.code("nonisolated extension ")
    writer.name(tree.rootEnum)
    writer.code(
      " {\n  /// The catalog that the strings are read from: its languages, the fallback chain in use, and reports of fallbacks.\n  "
    )
    writer.access(access)
    writer.code("static var localization: Localization { _localization }\n\n")
    writer.code("  /// The string for a key path that is known only at run time, or `nil` if there is none.\n  ")
    writer.access(access)
    writer.code("static func text(forKey key: String) -> String? { _localization.text(forKey: key) }\n\n")
    writer.code("  /// The string for a key path that is known only at run time, with its arguments by name.\n  ")
    writer.access(access)
    writer.code("static func text(forKey key: String, arguments: [String: MessageArgument]) -> String? {\n")
    writer.code("    _localization.text(forKey: key, arguments: arguments)\n  }\n}\n")
  }
}
