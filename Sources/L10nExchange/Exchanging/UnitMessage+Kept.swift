import L10nFormats

extension [UnitMessage] {
  /// Returns a Boolean value indicating whether a rewritten file has the same texts, except for the new translations.
  func areKept(in new: [UnitMessage]?, but texts: Translations) -> Bool {
    guard let new, new.count == count else { return false }
    return zip(self, new).allSatisfy { old, new in
      guard old.key == new.key, old.source == new.source else { return false }
      guard let added = texts[old.key] else { return old.target == new.target }
      return added.allSatisfy { new.target?[$0.key] == $0.value }
        && (old.target ?? [:]).allSatisfy { added[$0.key] != nil || new.target?[$0.key]?.text == $0.value.text }
    }
  }
}
