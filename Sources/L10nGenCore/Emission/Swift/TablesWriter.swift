import L10nLanguage

/// Writes the file that holds the texts.
struct TablesWriter {
  private let options: EmissionOptions
  private let rootEnum: SwiftIdentifier

  init(_ options: EmissionOptions) {
    self.options = options
    rootEnum = .rootEnum(options.enumName)
  }

  /// The keys and the tables of all languages: the messages that the source has, a line each. They make up nearly all of
  /// the file, and are written at the same time.
  struct Tables {
    fileprivate let keys: SwiftWriter
    fileprivate let languages: [SwiftWriter]
  }

  /// Writes the keys and the tables.
  ///
  /// - Parameter other: other work to do at the same time.
  func tables<Other: Sendable>(of rows: TableRows, beside other: @Sendable () -> Other) -> (Other, Tables) {
    let (result, tables) = Concurrently.map(rows.languages.count + 1, beside: other) { index in
      index == 0 ? keys(of: rows) : table(of: rows, inLanguage: index - 1)
    }
    return (result, Tables(keys: tables.first ?? SwiftWriter(), languages: Array(tables.dropFirst())))
  }

  private func keys(of rows: TableRows) -> SwiftWriter {
    var writer = SwiftWriter(capacity: rows.count * Self.usualLineLength)
    writer.table { writer in
      for signature in rows.signatures { writer.tableLine(signature) }
    }
    return writer
  }

  private func table(of rows: TableRows, inLanguage language: Int) -> SwiftWriter {
    var writer = SwiftWriter(capacity: rows.count * Self.usualLineLength)
    writer.table { writer in
      for index in 0..<rows.count { writer.tableLine(rows.row(index, inLanguage: language)) }
    }
    return writer
  }

  private static let usualLineLength = 64

  /// The file: the receiver of all generated calls with the key list and each language's table, which hold the messages
  /// that the source has.
  func file(for catalog: Catalog, _ rows: TableRows, _ tables: Tables) -> [UInt8] {
    var writer = SwiftWriter(capacity: catalog.files.reduce(4096) { $0 + $1.bytes.count })
    writer.header(for: rootEnum)
    writer.code("@_spi(Generated) import L10nRuntime\n")
    if options.updates != nil { writer.importModule("L10nUpdates", options.access, isExposed: true) }
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
    writer.append(tables.keys)
    writer.code(",\n    tables: [\n")
    for (name, table) in zip(rows.languages, tables.languages) {
      writer.code("      (language: ")
      writer.literal(name)
      writer.code(", messages: ")
      writer.append(table)
      writer.code("),\n")
    }
    writer.code(options.pseudolocales ? "    ], pseudolocales: true)\n\n" : "    ])\n\n")
    writer.code(Self.readers)
    writer.code("}\n")
    if let updates = options.updates { write(updates, options.compiledTexts(of: catalog).baseline, to: &writer) }
    return writer.bytes
  }

  /// Writes what keeps the texts up to date. It names the texts that this file has, in code rather than in a resource, so
  /// that the two can't be taken apart.
  private func write(_ updates: UpdateSettings, _ baseline: String, to writer: inout SwiftWriter) {
    writer.code("\nnonisolated extension ")
    writer.name(rootEnum)
    writer.code(" {\n  /// Keeps the strings up to date from signed releases, without a new version of the app.\n  ")
    writer.access(options.access)
    writer.code("static let updates: L10nUpdates.TextUpdates = L10nUpdates.TextUpdates(\n    for: _localization,\n")
    writer.code("    source: L10nUpdates.UpdateSource(\n      url: ")
    writer.literal(updates.url)
    writer.code(",\n      catalog: ")
    writer.literal(updates.catalog)
    writer.code(", channel: ")
    writer.literal(updates.channel)
    writer.code(",\n      baseline: ")
    writer.literal(baseline)
    writer.code(",\n      roots: [")
    for (index, root) in updates.roots.enumerated() {
      if index > 0 { writer.code(", ") }
      writer.literal(root)
    }
    writer.code("]))\n}\n")
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
