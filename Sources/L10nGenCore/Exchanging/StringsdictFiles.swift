/// The `.stringsdict` files of a project as they are written, before messages are put together of their strings.
struct StringsdictFiles {
  private let entries: [String: [DocumentEntry]]

  init(_ files: [InputFile]) {
    let own = files.filter { $0.format?.composition != nil }
    entries = Dictionary(
      own.compactMap { file in
        file.text.map { (file.shownPath, PropertyListReader.read($0, .stringsdictString).root?.entries ?? []) }
      }
    ) { first, _ in first }
  }

  /// Returns the texts that a file has for a key; `nil` if it is no such file, or texts of the kind can't be units.
  func texts(ofKey key: String, inFile path: String) -> [UnitPath: UnitText]? {
    guard let node = entries[path]?.value(key) else { return nil }
    let texts = StringsdictUnits.texts(of: node)
    return texts.isEmpty ? nil : texts.mapValues { UnitText(text: $0.text) }
  }
}
