import L10nText

/// Writes translations to a `.stringsdict` file: existing texts are replaced in place; an entry that gets more texts is
/// written again.
enum StringsdictUnitWriter {
  /// Returns the file with the texts, or `nil` if its layout can't represent them.
  ///
  /// - Parameters:
  ///   - source: the source language's file, which has the variables.
  ///   - bytes: the file as UTF-8; empty for a new one.
  static func writing(_ translations: Translations, like source: [UInt8], to bytes: [UInt8]) -> [UInt8]? {
    let old = bytes.isEmpty ? Array(StringsdictWriter.empty.utf8) : bytes
    let document = PropertyListReader.read(old, .stringsdictString)
    guard document.isSound, document.bytes == old else { return nil }
    let present = document.root?.entries ?? []
    let models = PropertyListReader.read(source, .stringsdictString).root?.entries ?? []
    let lines = LineTable(old)
    var edits: [TextEdit] = []
    var changed: [Int: String] = [:]
    var rewritten: [(key: String, text: String)] = []
    for (key, texts) in translations.sorted(by: { KeyOrder.precedes($0.key, $1.key) }) {
      let node = present.value(key)
      let own = node.map(StringsdictUnits.texts) ?? [:]
      let made = texts.compactMap { path, new -> (offset: Int, text: String, edits: [TextEdit])? in
        guard let place = own[path] else { return nil }
        let editor = PropertyListText(offset: place.offset, text: place.text).editor(in: old, lines: lines)
        return editor.replacing(place.text, with: new.text).first.map { (place.offset, new.text, $0) }
      }
      if made.count == texts.count {
        edits += made.flatMap(\.edits)
        for text in made { changed[text.offset] = text.text }
      } else {
        let all = own.mapValues(\.text).merging(texts.mapValues(\.text)) { $1 }
        guard let model = node.flatMap({ $0.entries.isEmpty ? nil : $0 }) ?? models.value(key) else { return nil }
        rewritten.append((key, StringsdictUnits.entry(key, all, like: model)))
      }
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    let new = TextEdit.apply(edits, to: old, in: 0..<old.count)
    guard document.isSame(as: PropertyListReader.read(new, .stringsdictString), with: changed) else { return nil }
    guard !rewritten.isEmpty else { return new }
    guard let result = replacing(rewritten, in: new), has(translations, result) else { return nil }
    return result
  }

  /// Returns a Boolean value indicating whether a file has all texts. It can't have one of a variable that the source
  /// doesn't have.
  private static func has(_ translations: Translations, _ bytes: [UInt8]) -> Bool {
    let entries = PropertyListReader.read(bytes, .stringsdictString).root?.entries ?? []
    return translations.allSatisfy { key, texts in
      let own = entries.value(key).map(StringsdictUnits.texts) ?? [:]
      return texts.allSatisfy { own[$0.key]?.text == $0.value.text }
    }
  }

  private static func replacing(_ entries: [(key: String, text: String)], in bytes: [UInt8]) -> [UInt8]? {
    guard var file = PropertyListReader.keyedText(of: bytes), var all = file.entries else { return nil }
    for (key, text) in entries {
      let new = KeyedText(key: key, head: file.lines(text))
      if let index = all.firstIndex(where: { $0.key == key }) { all[index] = new } else { all.append(new) }
    }
    let separator = Array("\n".utf8)
    if file.entries?.isEmpty == true { file.tail = separator + file.tail }
    file.entries = all
    return file.bytes(separator: separator)
  }
}
