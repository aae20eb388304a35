import L10nFormats

extension AppleTableUnits {
  /// Returns a Boolean value indicating whether a rewritten file has the same texts, except for the new translations.
  func isKept(in new: AppleTableUnits?, but texts: Translations) -> Bool {
    guard let new, new.messages.count == messages.count else { return false }
    return zip(messages, new.messages).allSatisfy { old, new in
      guard old.key == new.key, old.source == new.source else { return false }
      guard let added = texts[old.key] else { return old.target == new.target }
      return added.allSatisfy { new.target?[$0.key] == $0.value }
        && (old.target ?? [:]).allSatisfy { added[$0.key] != nil || new.target?[$0.key]?.text == $0.value.text }
    }
  }
}
