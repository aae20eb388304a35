import L10nFormats
import L10nLanguage

/// The keys of a table that are also texts of the source language, because its file doesn't have them: Foundation shows
/// a key if it finds no text for it, and gettext does the same.
struct KeysAsTexts {
  /// The files, with an additional one of the source language for each that has such keys.
  let files: [BundleFile]

  /// - Parameters:
  ///   - files: the files of a table, with one language each.
  ///   - source: the source language.
  init(_ files: [BundleFile], source: String) {
    func isOfSource(_ file: BundleFile) -> Bool { file.language.map { LanguageNames.areSame($0, source) } ?? true }
    let own = files.filter(isOfSource)
    var known = Set(own.flatMap { $0.root?.entries.map(\.key) ?? [] })
    let areAllTexts = Self.areTexts(own)
    let lacking = Set(files.filter { !isOfSource($0) }.flatMap { $0.root?.entries.map(\.key) ?? [] }).subtracting(known)
    let areMostlyTexts = lacking.count(where: Self.isText) * 2 >= max(lacking.count, Self.fewest)
    var added: [BundleFile] = []
    for file in files where !isOfSource(file) || !file.sources.isEmpty {
      let entries = Self.texts(of: file).filter { entry in
        (areAllTexts || Self.isText(entry.key) || areMostlyTexts && Self.isWord(entry.key))
          && known.insert(entry.key).inserted
      }
      guard !entries.isEmpty else { continue }
      var keys = BundleFile(
        index: file.index, language: source, namespace: file.namespace,
        root: DocumentNode(offset: 0, content: .mapping(entries)), format: file.format, isComplete: true)
      keys.hasKeysAlone = true
      let described = Set(entries.map(\.key))
      keys.notes = file.sources.isEmpty ? [] : file.notes.filter { described.contains($0.key) && $0.state == nil }
      added.append(keys)
    }
    self.files = files + added
  }

  /// Returns the keys of a file as texts: the original texts, if the format has them besides its keys.
  private static func texts(of file: BundleFile) -> [DocumentEntry] {
    guard file.sources.isEmpty else { return file.sources }
    return (file.root?.entries ?? []).compactMap { entry in
      guard case .text(let text) = entry.value.content else { return nil }
      let key = DocumentText(text: entry.key, map: text.map)
      return DocumentEntry(
        key: entry.key, keyOffset: entry.keyOffset, value: DocumentNode(offset: entry.keyOffset, content: .text(key)))
    }
  }

  /// Returns a Boolean value indicating whether a table's keys are texts: there are no texts of the source language, or
  /// most of them are their keys.
  private static func areTexts(_ own: [BundleFile]) -> Bool {
    var (count, total) = (0, 0)
    for file in own {
      let originals = Dictionary(file.sources.map { ($0.key, $0.value) }) { first, _ in first }
      let entries = file.root?.entries ?? []
      total += entries.count
      count += entries.count { entry in
        entry.value.text == entry.key || originals[entry.key].map { entry.value.hasSameTexts(as: $0) } ?? false
      }
    }
    return count * 2 >= total
  }

  /// The number of keys below which those that are texts don't tell about the others.
  private static let fewest = 20

  /// Returns a Boolean value indicating whether a key can be a word of a text, such as `Museum`: it has letters alone, or
  /// words with hyphens, and isn't spelled like a name in code.
  private static func isWord(_ key: String) -> Bool {
    var last: Unicode.Scalar = " "
    for scalar in key.unicodeScalars {
      let isOfCode = last.properties.isLowercase && scalar.properties.isUppercase
      guard scalar.properties.isAlphabetic || "-'".unicodeScalars.contains(scalar), !isOfCode else { return false }
      last = scalar
    }
    return !key.isEmpty
  }

  /// Returns a Boolean value indicating whether a key can only be a text, because it has spaces or letters beyond
  /// ASCII. Others, such as `login_title`, are names of strings that the source doesn't have.
  private static func isText(_ key: String) -> Bool {
    key.utf8.contains { $0 == UInt8(ascii: " ") || $0 >= 0x80 }
  }
}
