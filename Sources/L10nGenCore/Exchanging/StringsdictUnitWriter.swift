/// Writes translations to a `.stringsdict` file: texts that are there are replaced where they stand; an entry that gets further
/// texts is written anew.
struct StringsdictUnitWriter {
  /// A message to translate.
  struct Entry {
    var key: String
    /// The value that the source language has.
    var source: DocumentNode
    var texts: [UnitPath: UnitText]
  }

  /// Returns the file with the texts, or `nil` if it is written such that it can't have them.
  ///
  /// - Parameter file: the language's file; an empty one to make.
  static func writing(_ entries: [Entry], to file: InputFile) -> [UInt8]? {
    let isNew = file.bytes.isEmpty
    var file = file
    if isNew { file.bytes = Array(StringsdictWriter.empty.utf8) }
    guard let fixable = FixableFile(file), let text = file.text else { return nil }
    let present = PropertyListReader.read(text, .stringsdictString).root?.entries ?? []
    var changes: [TranslatedText] = []
    var rewritten: [(key: String, text: String)] = []
    for entry in entries {
      let node = present.value(entry.key)
      let own = node.map(StringsdictUnits.texts) ?? [:]
      let made = entry.texts.compactMap { path, text in
        own[path].flatMap { TranslatedText(at: $0.offset, as: text.text, key: entry.key, in: fixable) }
      }
      if made.count == entry.texts.count {
        changes += made
      } else {
        let texts = own.mapValues(\.text).merging(entry.texts.mapValues(\.text)) { $1 }
        let model = node.flatMap { $0.entries.isEmpty ? nil : $0 } ?? entry.source
        rewritten.append((entry.key, StringsdictUnits.entry(entry.key, texts, like: model)))
      }
    }
    guard changes.areRead(in: fixable) else { return nil }
    file.bytes = fixable.bytes(with: changes.flatMap(\.edits).sorted { $0.range.lowerBound < $1.range.lowerBound })
    guard !rewritten.isEmpty else { return file.bytes }
    guard let text = file.text, var keyed = PropertyListReader.keyedText(of: text), var all = keyed.entries else {
      return nil
    }
    for (key, text) in rewritten {
      let new = KeyedText(key: key, head: Array(text.utf8))
      if let index = all.firstIndex(where: { $0.key == key }) { all[index] = new } else { all.append(new) }
    }
    let separator = Array("\n".utf8)
    if keyed.entries?.isEmpty == true { keyed.tail = separator + keyed.tail }
    keyed.entries = all
    return file.encoded(keyed.bytes(separator: separator))
  }
}
