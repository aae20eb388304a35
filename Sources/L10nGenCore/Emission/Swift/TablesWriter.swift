import L10nLanguage

/// Writes the file that holds the texts.
struct TablesWriter {
  private let options: EmissionOptions
  private let rootEnum: SwiftIdentifier

  init(_ options: EmissionOptions) {
    self.options = options
    rootEnum = .rootEnum(options.enumName)
  }

  /// The file: the receiver of all generated calls with the key list and each language's table, which hold the messages
  /// that the source has.
  func file(for catalog: Catalog) -> [UInt8] {
    let rows = TableRows(catalog)
    var writer = SwiftWriter(capacity: catalog.files.reduce(4096) { $0 + $1.bytes.count })
    writer.header(for: rootEnum)
    writer.code("@_spi(Generated) import L10nRuntime\n")
    writer.code("\nnonisolated extension ")
    writer.name(rootEnum)
    writer.code(" {\n  static let _localization: Localization = Localization(\n    source: ")
    writer.literal(rows.languages.first ?? "")
    writer.code(", fallback: [")
    for (index, language) in options.fallback.enumerated() {
      if index > 0 { writer.code(", ") }
      writer.literal(language)
    }
    writer.code("], syntax: .")
    writer.code(rows.syntax.caseName)
    writer.code(", koreanParticles: ")
    writer.code(options.koreanParticles ? "true" : "false")
    writer.code(",\n    keys: ")
    writer.table { writer in
      for signature in rows.signatures { writer.tableLine(signature) }
    }
    writer.code(",\n    tables: [\n")
    for (index, name) in rows.languages.enumerated() {
      writer.code("      (language: ")
      writer.literal(name)
      writer.code(", messages: ")
      writer.table { writer in
        for row in rows.rows(inLanguage: index) { writer.tableLine(row) }
      }
      writer.code("),\n")
    }
    writer.code(options.pseudolocales ? "    ], pseudolocales: true)\n\n" : "    ])\n\n")
    writer.code(Self.readers)
    writer.code("}\n")
    return writer.bytes
  }

  /// The functions that accessors call. A call of a function in the same module is a third less to compile, without
  /// optimisation, than reading the receiver and calling its method; with it both are the same.
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
