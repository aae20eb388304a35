import L10nCatalog
package import L10nLanguage
import L10nMessages
import L10nReleases
import L10nText

/// The texts that are compiled into a build of an app, as stored in its rows.
package struct CompiledTexts: Sendable {
  /// The languages, the source first.
  package let languages: [String]
  /// The signatures of the messages, in the order of their key paths.
  package let signatures: [MessageSignature]
  /// The line of each message in each language (`ProgramReader`); empty for a message that the language doesn't have.
  let lines: [[[UInt8]]]
  /// The preparation of the messages of each language.
  let preparations: [MessagePreparation]
  private let fallback: [String]

  init(_ catalog: Catalog, _ options: EmissionOptions) {
    let rows = MessageRows(catalog, options)
    languages = rows.languages
    preparations = rows.preparations
    signatures = rows.messageSignatures
    lines = rows.languages.indices.map { language in
      Concurrently.map(rows.count) { rows.row($0, inLanguage: language)?.line ?? [] }
    }
    fallback = options.fallback
  }

  /// The digest of everything that the build reads: the same for another version of the tool with the same content, and
  /// different if a text, an argument, the languages or their choice differ. 32 lowercase hexadecimal digits, the first
  /// half of a SHA-256.
  package var baseline: String {
    var bytes: [UInt8] = []
    bytes +=
      "l10n-baseline 2\nprograms \(ProgramReader.version)\nsource \(languages.first ?? "")\nfallback \(fallback.joined(separator: " "))\n"
      .utf8
    bytes += "keys \(signatures.count)\n".utf8
    for signature in signatures { Self.append(Array(signature.line.utf8), to: &bytes) }
    for (language, lines) in zip(languages, lines) {
      bytes += "language \(language)\n".utf8
      for line in lines { Self.append(line, to: &bytes) }
    }
    return String(SHA256.hexadecimal(of: bytes).prefix(32))
  }

  private static func append(_ line: [UInt8], to bytes: inout [UInt8]) {
    bytes += line
    bytes.append(UInt8(ascii: "\n"))
  }
}
