/// A language that nobody speaks, made of the source's texts, to find what breaks in other languages before there are
/// translations. The tags are those of CLDR, whose regions XA and XB stand for "Pseudo-Accents" and "Pseudo-Bidi", and of
/// Android.
public enum Pseudolocale: String, Sendable, Hashable, CaseIterable {
  /// Longer words with accents, in brackets: a text that is cut off, put together or not localized stands out.
  case accented = "en-XA"
  /// Words from right to left, as in Arabic.
  case bidirectional = "ar-XB"

  /// The pseudolocale that a tag names, or `nil` if it names a language.
  public init?(_ tag: LanguageTag) {
    // Looked at first, because a tag's description is put together, and requests have many tags.
    guard tag.region == "XA" || tag.region == "XB", let locale = Self(rawValue: tag.description) else { return nil }
    self = locale
  }

  /// Returns a message of the source as the pseudolocale has it. Arguments, choices, particles, markup and addresses stay
  /// as they are, and so does a message without text.
  ///
  /// - Parameter pattern: the message, whose Korean particles are marked already if they are to be resolved.
  public func pattern(_ pattern: MessagePattern) -> MessagePattern {
    guard pattern.plainText != "" else { return pattern }
    let changed = pattern.rewritingTexts { PseudoText.changed($0, self) }
    switch self {
    case .accented: return MessagePattern([.text("[")] + changed.elements + [.text("]")]).joiningTexts
    case .bidirectional: return changed
    }
  }
}
