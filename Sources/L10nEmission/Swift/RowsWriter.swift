import L10nAllLanguages
import L10nCatalog
import L10nLanguage
import L10nMessages

/// Writes the file with the texts.
package struct RowsWriter {
  private let options: EmissionOptions
  private let rootEnum: SwiftIdentifier

  init(_ options: EmissionOptions) {
    self.options = options
    rootEnum = .rootEnum(options.enumName)
  }

  /// The rows of consecutive messages in every language. These lines are nearly all of the file.
  package struct Part: Sendable {
    fileprivate var keys: SwiftWriter
    fileprivate var languages: [SwiftWriter]
    fileprivate var pseudolocales: [SwiftWriter]

    /// Writes the lines of some rows.
    package init(of rows: MessageRows, _ range: Range<Int>) {
      let capacity = range.count * Self.usualLineLength
      keys = SwiftWriter(capacity: capacity)
      languages = rows.languages.map { _ in SwiftWriter(capacity: capacity) }
      pseudolocales = rows.pseudolocales.map { _ in SwiftWriter(capacity: capacity) }
      // Message by message rather than language by language, so that a message's data stays in the processor's cache.
      for index in range {
        keys.tableLine(rows.signature(index).line)
        for language in languages.indices { languages[language].tableLine(rows.row(index, inLanguage: language)) }
        for (number, pseudolocale) in rows.pseudolocales.enumerated() {
          pseudolocales[number].tableLine(rows.row(index, in: pseudolocale))
        }
      }
    }

    /// The number of bytes in all lines.
    fileprivate var size: Int { (languages + pseudolocales).reduce(keys.bytes.count) { $0 + $1.bytes.count } }

    private static let usualLineLength = 64
  }

  /// Returns the file: the receiver of all generated calls, with the key list and each language's rows. These have the
  /// messages of the source.
  ///
  /// - Parameter parts: the lines of all rows.
  func file(for catalog: Catalog, _ rows: MessageRows, _ parts: [Part]) -> [UInt8] {
    var writer = SwiftWriter(capacity: parts.reduce(4_096) { $0 + $1.size })
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
    writer.code("], programs: .version1,\n    keys: ")
    writer.table { writer in
      for part in parts { writer.append(part.keys) }
    }
    writer.code(",\n    tables: [\n")
    for (index, name) in rows.languages.enumerated() {
      Self.write(name, to: &writer) { writer in
        for part in parts { writer.append(part.languages[index]) }
      }
    }
    if !rows.pseudolocales.isEmpty { writer.code("    ],\n    pseudolocales: [\n") }
    for (index, pseudolocale) in rows.pseudolocales.enumerated() {
      Self.write(pseudolocale.rawValue, to: &writer) { writer in
        for part in parts { writer.append(part.pseudolocales[index]) }
      }
    }
    writer.code("    ],\n    languageTables: ")
    writer.languageTables(LanguageRows(for: rows.languages.compactMap { LanguageTag($0) }))
    writer.code(")\n\n")
    writer.code(Self.readers)
    writer.code("}\n")
    if let updates = options.updates { write(updates, options.compiledTexts(of: catalog).baseline, to: &writer) }
    return writer.bytes
  }

  /// Writes the table of a language.
  private static func write(
    _ language: String, to writer: inout SwiftWriter, lines: (_ writer: inout SwiftWriter) -> Void
  ) {
    writer.code("      (language: ")
    writer.literal(language)
    writer.code(", messages: ")
    writer.table(lines)
    writer.code("),\n")
  }

  /// Writes the property for updates. It has the digest of this file's texts, in code rather than in a resource, so
  /// that the two can't be separated.
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

  /// The functions that accessors call. Without optimization, a call of a function in the same module compiles in two
  /// thirds of the time of reading the receiver and calling its method; with optimization, both take the same time.
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
