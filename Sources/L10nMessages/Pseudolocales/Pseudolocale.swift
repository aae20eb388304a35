public import L10nLanguage

/// An artificial language that is made from the source texts, to find problems with other languages before there are
/// translations. The tags are those of Android and CLDR, whose regions XA and XB mean "Pseudo-Accents" and
/// "Pseudo-Bidi".
public enum Pseudolocale: String, Sendable, Hashable, CaseIterable {
  /// Longer words with accents, in brackets, so that truncated, concatenated and unlocalized texts stand out.
  case accented = "en-XA"
  /// Words from right to left, as in Arabic.
  case bidirectional = "ar-XB"

  /// The pseudolocale that a tag names, or `nil` if it names a language.
  public init?(_ tag: LanguageTag) {
    // A cheap first check, because the description of a tag must be built, and requests have many tags.
    guard tag.region == "XA" || tag.region == "XB", let locale = Self(rawValue: tag.description) else { return nil }
    self = locale
  }

  /// Returns a message of the source language in the pseudolocale. Arguments, choices, particles, markup and addresses
  /// are unchanged, and so are messages without text.
  ///
  /// - Parameter pattern: the message. Its Korean particles must already be marked if they should be resolved.
  public func pattern(_ pattern: MessagePattern) -> MessagePattern {
    guard pattern.plainText != "" else { return pattern }
    let changed = pattern.rewritingTexts { PseudoText.changed($0, self) }
    switch self {
    case .accented: return MessagePattern([.text("[")] + changed.elements + [.text("]")]).joiningTexts
    case .bidirectional: return changed
    }
  }
}
