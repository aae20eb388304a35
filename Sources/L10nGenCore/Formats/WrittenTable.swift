/// A table with strings written to it: to its file and, what that can't hold, to the one beside it.
struct WrittenTable {
  var own: TableString.Written
  /// The file beside it, or `nil` if nothing is to be written there.
  var companion: TableString.Written?

  /// The texts that neither of them can hold, with the reason.
  var refusals: [(key: String, language: String, reason: String)] { companion?.refusals ?? own.refusals }
  var changes: Int { own.changes + (companion?.changes ?? 0) }

  /// - Parameters:
  ///   - strings: strings in all languages, or in that of the file.
  ///   - format: the format of its file.
  ///   - bytes: the file as UTF-8; empty for a new one.
  ///   - companionBytes: the same of the one beside it.
  ///   - source: the source language of a new file.
  /// - Returns: `nil` if a file has mistakes, or the format isn't one of tables.
  init?(
    _ strings: [TableString], in format: any BundleFormat, to bytes: [UInt8] = [], companionBytes: [UInt8] = [],
    source: String
  ) {
    guard let own = format.writing(strings, to: bytes, source: source) else { return nil }
    self.own = own
    guard !own.refusals.isEmpty, let ending = format.companionExtension,
      let other = BundleFormats.format(ofFile: "table.\(ending)")
    else { return }
    let refused = Set(own.refusals.map(\.key))
    let rest = strings.filter { refused.contains($0.key) }
    guard let companion = other.writing(rest, to: companionBytes, source: source) else { return nil }
    self.companion = companion
  }
}
