extension JSONSource {
  /// Returns the file as messages below keys, each with the description next to it.
  func keyedTextOfARB() -> KeyedText {
    var file = keyedText { !$0.isEmpty }
    guard let entries = file.entries else { return file }
    var joined: [KeyedText] = []
    for entry in entries {
      guard let last = joined.indices.last, joined[last].entries == nil, entry.entries == nil,
        joined[last].describesOrIsDescribed(by: entry)
      else {
        joined.append(entry)
        continue
      }
      let key = ARBFile.isMessage(joined[last].key) ? joined[last].key : entry.key
      joined[last] = KeyedText(key: key, head: joined[last].head + Self.separator + entry.head)
    }
    file.entries = joined
    return file
  }
}

extension KeyedText {
  fileprivate func describesOrIsDescribed(by other: KeyedText) -> Bool {
    other.key == ARBFile.description(of: key) && ARBFile.isMessage(key)
      || key == ARBFile.description(of: other.key) && ARBFile.isMessage(other.key)
  }
}
