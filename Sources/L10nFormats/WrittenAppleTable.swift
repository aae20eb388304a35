import L10nMessages

/// A table with strings written to it: to its file and, for those that it can't represent, to the companion file.
package struct WrittenAppleTable {
  package var own: AppleTableString.Written
  /// The companion file, or `nil` if nothing is written there.
  package var companion: AppleTableString.Written?

  /// The texts that neither file can hold, with the reason.
  package var refusals: [(key: String, language: String, reason: String)] { companion?.refusals ?? own.refusals }
  package var changes: Int { own.changes + (companion?.changes ?? 0) }
  /// The texts that are written without what the files can't hold, with the reason and what is there instead.
  package private(set) var simplifications: [(key: String, language: String, reason: String)] = []

  /// - Parameters:
  ///   - strings: the strings in all languages, or in the file's language.
  ///   - format: the format of the file.
  ///   - bytes: the file as UTF-8; empty for a new one.
  ///   - companionBytes: the companion file as UTF-8; empty for a new one.
  ///   - source: the source language of a new file.
  ///   - acceptsLosses: a Boolean value indicating whether a text that the files can't hold is simplified.
  /// - Returns: `nil` if a file has mistakes.
  package init?(
    _ strings: [AppleTableString], in format: any AppleTableFormat, to bytes: [UInt8] = [],
    companionBytes: [UInt8] = [],
    source: String, acceptsLosses: Bool
  ) {
    let table = Self(strings, in: format, to: bytes, companionBytes: companionBytes, source: source)
    guard let table else { return nil }
    self = table
    guard acceptsLosses, !refusals.isEmpty else { return }
    let reasons = Dictionary(refusals.map { ([$0.key, $0.language], $0.reason) }) { first, _ in first }
    var simplifications: [(key: String, language: String, reason: String)] = []
    let simplified = strings.map { string in
      let refused = string.texts.filter { reasons[[string.key, $0.language]] != nil }.map(\.language)
      let fewest = Set<MessageSimplification>.fewest { simplifications in
        let string = string.simplified(by: simplifications, in: refused)
        return Self([string], in: format, source: source)?.refusals.isEmpty == true
      }
      guard !refused.isEmpty, let fewest else { return string }
      for language in refused {
        let reason = reasons[[string.key, language]] ?? ""
        simplifications.append((string.key, language, "\(reason); written with \(fewest.words)"))
      }
      return string.simplified(by: fewest, in: refused)
    }
    guard let table = Self(simplified, in: format, to: bytes, companionBytes: companionBytes, source: source) else {
      return nil
    }
    self = table
    let refused = Set(refusals.map { [$0.key, $0.language] })
    self.simplifications = simplifications.filter { !refused.contains([$0.key, $0.language]) }
  }

  /// Creates a table that leaves out the texts that the files can't hold.
  package init?(
    _ strings: [AppleTableString], in format: any AppleTableFormat, to bytes: [UInt8] = [],
    companionBytes: [UInt8] = [],
    source: String
  ) {
    guard let own = format.writing(strings, to: bytes, source: source) else { return nil }
    self.own = own
    guard let ending = format.companionExtension, let other = BundleFormats.format(ofFile: "table.\(ending)")?.tables
    else { return }
    let refused = Set(own.refusals.map(\.key))
    let (cleared, removed) = Self.removing(
      Set(strings.map(\.key)).subtracting(refused), from: companionBytes, other)
    let rest = strings.filter { refused.contains($0.key) }
    guard !rest.isEmpty || removed > 0 else { return }
    guard var companion = other.writing(rest, to: cleared, source: source) else { return nil }
    companion.changes += removed
    self.companion = companion
  }

  /// Returns a companion file without some keys, which would otherwise replace those of the table's file, and the
  /// number of keys that were removed.
  private static func removing(
    _ keys: Set<String>, from bytes: [UInt8], _ format: any BundleFormat
  ) -> (bytes: [UInt8], count: Int) {
    guard !bytes.isEmpty, let text = format.keyedText(of: bytes),
      let count = text.entries?.count(where: { keys.contains($0.key) }), count > 0
    else { return (bytes, 0) }
    return (text.removing(entries: keys).bytes(separator: format.separator), count)
  }
}
