package import L10nCatalog
import L10nEmission
import L10nFormats
import L10nLanguage
import L10nText

/// The strings and the accessors of a target that no longer uses the runtime: tables that Foundation reads, and Swift
/// that calls Foundation.
package struct EjectedTables {
  /// A file, with its path below the directory that all of them are written to.
  package struct File {
    package var path: String
    package var bytes: [UInt8]
  }

  /// The file format of tables.
  package enum Format: String, CaseIterable, Sendable {
    /// String Catalogs.
    case xcstrings
    /// `.strings` and `.stringsdict` files, and a configuration with which SwiftGen reads them.
    case swiftgen
  }

  package private(set) var files: [File] = []
  /// The number of texts in the tables.
  package private(set) var count = 0
  /// The losses of texts, each as a sentence: a key path, perhaps a language, and the reason.
  package private(set) var losses: [String] = []
  /// The number of messages with Korean particles that stay in both forms.
  package private(set) var particleCount = 0

  /// - Parameters:
  ///   - catalog: the strings of the target.
  ///   - accessors: their names in Swift.
  ///   - options: the settings of the target's generated code.
  package init(_ catalog: Catalog, _ accessors: AccessorTree, to format: Format, _ options: EmissionOptions) {
    let places = catalog.tableKeysByPath
    var ejected: [Int: EjectedMessage] = [:]
    var tables: [String: [AppleTableString]] = [:]
    let preparations = catalog.languages.map { MessagePreparation(in: $0, options) }
    for (index, message) in catalog.messages.enumerated() where message.isInSource {
      let own = EjectedMessage(
        message, in: places[message.keyPath], languages: catalog.languages, preparations)
      ejected[index] = own
      tables[own.table, default: []] += own.strings
      losses += own.losses.map { "'\(message.keyPath)': \($0)" }
      if own.hasParticles { particleCount += 1 }
    }
    let accessors = FoundationAccessors(catalog, accessors, ejected, access: options.access)
    files.append(File(path: "\(options.enumName).swift", bytes: accessors.file))
    for (name, strings) in tables.sorted(by: { KeyOrder.precedes($0.key, $1.key) }) {
      switch format {
      case .xcstrings: addCatalog(name, strings, catalog.languages)
      case .swiftgen:
        for language in catalog.languages { addTable(name, strings, language) }
      }
    }
    if format == .swiftgen { addConfiguration(source: catalog.languages.first ?? "en") }
  }

  private mutating func addCatalog(_ name: String, _ strings: [AppleTableString], _ languages: [String]) {
    add(strings, to: "\(name).xcstrings", source: languages.first ?? "en")
  }

  private mutating func addTable(_ name: String, _ strings: [AppleTableString], _ language: String) {
    let own = strings.compactMap { string -> AppleTableString? in
      var own = string
      own.texts.removeAll { $0.language != language }
      return own.texts.isEmpty ? nil : own
    }
    guard !own.isEmpty else { return }
    add(own, to: "\(language).lproj/\(name).strings", source: language)
  }

  private mutating func add(_ strings: [AppleTableString], to path: String, source: String) {
    guard let format = BundleFormats.format(ofFile: path)?.tables,
      let table = WrittenAppleTable(strings, in: format, source: source)
    else { return }
    if table.own.changes > 0 { files.append(File(path: path, bytes: table.own.bytes)) }
    if let companion = table.companion, companion.changes > 0, let path = FormatName.companion(of: path) {
      files.append(File(path: path, bytes: companion.bytes))
    }
    count += table.changes
    losses += table.refusals.map { "'\($0.key)' in \($0.language) is left out: \($0.reason)" }
  }

  private mutating func addConfiguration(source: String) {
    let text = """
      # 'swiftgen config run' makes accessors of these tables, with the outermost enum 'Strings'.
      strings:
        inputs: \(source).lproj
        outputs:
          - templateName: structured-swift5
            params: { enumName: Strings }
            output: Strings.swift

      """
    files.append(File(path: "swiftgen.yml", bytes: Array(text.utf8)))
  }
}
