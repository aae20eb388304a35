import L10nLanguage

/// Writes the file that holds the texts.
struct TablesWriter {
  private let options: EmissionOptions
  private let syntax: MessageSyntax
  private let rootEnum: SwiftIdentifier

  init(_ options: EmissionOptions, _ syntax: MessageSyntax, rootEnum: SwiftIdentifier) {
    self.options = options
    self.syntax = syntax
    self.rootEnum = rootEnum
  }

  /// The file: the receiver of all generated calls with the key list and each language's table.
  func file(_ tables: CatalogTables) -> [UInt8] {
    var writer = SwiftWriter(
      capacity: tables.languages.reduce(4096 + tables.keys.bytes.count) { $0 + $1.lines.bytes.count + 64 })
    writer.header(for: rootEnum)
    writer.importRuntime(.internal, isExposed: false)
    writer.code("\nnonisolated extension ")
    writer.name(rootEnum)
    writer.code(" {\n  static let _localization: Localization = Localization(\n    source: ")
    writer.literal(tables.languages.first?.name ?? "")
    writer.code(", fallback: [")
    for (index, language) in options.fallback.enumerated() {
      if index > 0 { writer.code(", ") }
      writer.literal(language)
    }
    writer.code("], syntax: .")
    switch syntax {
    case .icu: writer.code("icu")
    case .ruby: writer.code("ruby")
    case .printf: writer.code("printf")
    }
    writer.code(", koreanParticles: ")
    writer.code(options.koreanParticles ? "true" : "false")
    writer.code(",\n    keys: ")
    writer.table(tables.keys)
    writer.code(",\n    tables: [\n")
    for language in tables.languages {
      writer.code("      (language: ")
      writer.literal(language.name)
      writer.code(", messages: ")
      writer.table(language.lines)
      writer.code("),\n")
    }
    writer.code("    ])\n\n")
    writer.code(Self.readers)
    writer.code("}\n")
    return writer.bytes
  }

  /// What accessors call. A call of a function in the same module is a third less to compile, without optimisation, than
  /// reading the receiver and calling its method; with it both are the same.
  private static let readers: StaticString = """
      static func _text(_ id: UInt64) -> String { _localization.text(id) }

      static func _text(_ id: UInt64, _ a: MessageArgument) -> String { _localization.text(id, a) }

      static func _text(_ id: UInt64, _ a: MessageArgument, _ b: MessageArgument) -> String {
        _localization.text(id, a, b)
      }

      static func _text(_ id: UInt64, _ a: MessageArgument, _ b: MessageArgument, _ c: MessageArgument) -> String {
        _localization.text(id, a, b, c)
      }

      static func _text(_ id: UInt64, _ arguments: [MessageArgument]) -> String { _localization.text(id, arguments) }

      static func _list(_ id: UInt64) -> [String] { _localization.list(id) }

      static func _list(_ id: UInt64, _ arguments: [MessageArgument]) -> [String] { _localization.list(id, arguments) }

    """
}
