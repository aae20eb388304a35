package import L10nCatalog
import L10nLanguage
import L10nMessages
@_spi(Updates) package import L10nReleases

/// The messages that replace a build's own, so that it shows the current translations.
package struct MessageReplacements: Sendable {
  /// The lines by language and message id; an empty line removes a translation.
  package private(set) var lines: [String: [UInt64: [UInt8]]] = [:]
  /// The messages that changed, but can't be shown by the build.
  package private(set) var rejected: [Rejected] = []

  /// A message that stays as it is in the build.
  package struct Rejected: Sendable {
    package let language: String
    /// The key path in the build.
    package let keyPath: String
    package let reason: Reason
  }

  /// The reason why a message stays as it is.
  package enum Reason: Sendable, Equatable {
    /// The new text isn't a message of its syntax.
    case syntax
    /// The app would reject the new message.
    case check(MessageReplacement.Rejection)
  }

  /// Compares a build with the current translations, read with the build's configuration.
  ///
  /// - Parameters:
  ///   - build: the catalog that the build was created from.
  ///   - compiled: its texts.
  ///   - version: its version, for messages whose meaning changed in some version.
  ///   - catalog: the current catalog.
  package init(for build: Catalog, _ compiled: CompiledTexts, version: BuildVersion?, from catalog: Catalog) {
    let current = catalog.messagesByKeyPath
    var successors: [String: CatalogMessage] = [:]
    for message in catalog.messages where message.isInSource {
      if let former = message.metadata.formerKey?.path { successors[former] = message }
    }
    let before = build.messagesByKeyPath
    for (number, signature) in compiled.signatures.enumerated() {
      guard let message = current[signature.keyPath] ?? successors[signature.keyPath], message.isInSource,
        message.signature.isSame(as: signature),
        message.metadata.isReplaceable(in: version),
        before[signature.keyPath]?.metadata.isReplaceable(in: version) ?? true
      else { continue }
      for (index, language) in compiled.languages.enumerated() {
        guard let now = catalog.languages.firstIndex(of: language) else { continue }
        if message.emitted(inLanguage: now)?.hasErrors == true {
          rejected.append(Rejected(language: language, keyPath: signature.keyPath, reason: .syntax))
          continue
        }
        guard let line = Self.line(of: message, inLanguage: now, compiled.preparations[index]),
          line != compiled.lines[index][number]
        else { continue }
        add(line, signature, language, isSource: index == 0, source: compiled.lines[0][number])
      }
    }
  }

  /// Returns the line of a message in a language, empty if the language has no translation, or `nil` if the translation
  /// can't be shown.
  private static func line(
    of message: CatalogMessage, inLanguage language: Int, _ preparation: MessagePreparation
  ) -> [UInt8]? {
    if let emitted = message.emitted(inLanguage: language) {
      return MessageRow(emitted, of: message, preparation).line
    }
    return message.isIn(language: language) && !message.isBlank(inLanguage: language) ? nil : []
  }

  private mutating func add(
    _ line: [UInt8], _ signature: MessageSignature, _ language: String, isSource: Bool, source: [UInt8]
  ) {
    do throws(MessageReplacement.Rejection) {
      try line.withUnsafeBufferPointer { line throws(MessageReplacement.Rejection) in
        try source.withUnsafeBufferPointer { source throws(MessageReplacement.Rejection) in
          try MessageReplacement.check(line, isSource: isSource, for: signature, source: source)
        }
      }
      lines[language, default: [:]][signature.id] = line
    } catch {
      rejected.append(Rejected(language: language, keyPath: signature.keyPath, reason: .check(error)))
    }
  }
}

extension MessageSignature {
  /// Returns a Boolean value indicating whether another message has the same arguments, even under another key path.
  fileprivate func isSame(as other: MessageSignature) -> Bool {
    MessageSignature(keyPath: other.keyPath, arguments: arguments).line == other.line
  }
}

extension MessageMetadata {
  /// Returns a Boolean value indicating whether a build of a version may show the current message.
  fileprivate func isReplaceable(in version: BuildVersion?) -> Bool {
    guard isOverTheAir else { return false }
    guard let since = overTheAirSince else { return true }
    return version.map { $0 >= since } ?? false
  }
}
