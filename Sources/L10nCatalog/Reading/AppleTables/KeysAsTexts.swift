import L10nFormats
import L10nLanguage

/// The keys of a table that are also texts of the source language, because its file doesn't have them: Foundation shows
/// a key if it finds no text for it.
struct KeysAsTexts {
  /// The files, with an additional one of the source language for each that has such keys.
  let files: [BundleFile]

  /// - Parameters:
  ///   - files: the files of a table, with one language each.
  ///   - source: the source language.
  init(_ files: [BundleFile], source: String) {
    func isOfSource(_ file: BundleFile) -> Bool { file.language.map { LanguageNames.areSame($0, source) } ?? true }
    let own = files.filter(isOfSource)
    guard own.count < files.count else {
      self.files = files
      return
    }
    var known = Set(own.flatMap { $0.root?.entries.map(\.key) ?? [] })
    let areAllTexts = Self.areTexts(own)
    var added: [BundleFile] = []
    for file in files where !isOfSource(file) {
      let entries = (file.root?.entries ?? []).compactMap { entry -> DocumentEntry? in
        guard case .text(let text) = entry.value.content, areAllTexts || Self.isText(entry.key),
          known.insert(entry.key).inserted
        else { return nil }
        let key = DocumentText(text: entry.key, map: text.map)
        return DocumentEntry(
          key: entry.key, keyOffset: entry.keyOffset,
          value: DocumentNode(offset: entry.keyOffset, content: .text(key)))
      }
      guard !entries.isEmpty else { continue }
      var keys = BundleFile(
        index: file.index, language: source, namespace: file.namespace,
        root: DocumentNode(offset: 0, content: .mapping(entries)), format: file.format, isComplete: true)
      keys.hasKeysAlone = true
      added.append(keys)
    }
    self.files = files + added
  }

  /// Returns a Boolean value indicating whether a table's keys are texts: there are no texts of the source language, or
  /// most of them are their keys.
  private static func areTexts(_ own: [BundleFile]) -> Bool {
    let entries = own.flatMap { $0.root?.entries ?? [] }
    return entries.count { $0.value.text == $0.key } * 2 >= entries.count
  }

  /// Returns a Boolean value indicating whether a key can only be a text, because it has spaces or letters beyond
  /// ASCII. Others, such as `login_title`, are names of strings that the source doesn't have.
  private static func isText(_ key: String) -> Bool {
    key.utf8.contains { $0 == UInt8(ascii: " ") || $0 >= 0x80 }
  }
}
