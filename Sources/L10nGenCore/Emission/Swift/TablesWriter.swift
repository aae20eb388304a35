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
  /// the file.
  struct Tables: Sendable {
    fileprivate let rows: TableRows
    fileprivate let parts: [Part]
  }

  /// The lines of some messages, which are next to each other in every table.
  fileprivate struct Part {
    var keys: SwiftWriter
    var languages: [SwiftWriter]

    init(of rows: TableRows, _ range: Range<Int>) {
      keys = SwiftWriter(capacity: range.count * Self.usualLineLength)
      languages = rows.languages.map { _ in SwiftWriter(capacity: range.count * Self.usualLineLength) }
      // By messages rather than by languages: all that is read of one is in reach of the processor then.
      for index in range {
        keys.tableLine(rows.signature(index).line)
        for language in languages.indices { languages[language].tableLine(rows.row(index, inLanguage: language)) }
      }
    }

    private static let usualLineLength = 64
  }

  /// So many messages are written on one processor at a time.
  private static let rowsAtOnce = 500

  /// Writes the keys and the tables.
  ///
  /// - Parameter other: other work to do at the same time.
  func tables<Other: Sendable>(of rows: TableRows, beside other: @Sendable () -> Other) -> (Other, Tables) {
    let ranges = stride(from: 0, to: rows.count, by: Self.rowsAtOnce).map {
      $0..<min($0 + Self.rowsAtOnce, rows.count)
    }
    let (result, parts) = Concurrently.map(ranges.count, beside: other) { Part(of: rows, ranges[$0]) }
    return (result, Tables(rows: rows, parts: parts))
  }

  /// The file: the receiver of all generated calls with the key list and each language's table, which hold the messages
  /// that the source has.
  func file(with tables: Tables, of catalog: Catalog) -> [UInt8] {
    let rows = tables.rows
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
    writer.table { writer in
      for part in tables.parts { writer.append(part.keys) }
    }
    writer.code(",\n    tables: [\n")
    for (index, name) in rows.languages.enumerated() {
      writer.code("      (language: ")
      writer.literal(name)
      writer.code(", messages: ")
      writer.table { writer in
        for part in tables.parts { writer.append(part.languages[index]) }
      }
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
