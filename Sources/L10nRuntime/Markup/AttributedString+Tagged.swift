import Foundation

extension AttributedString {
  /// Creates an attributed string from a localized string with tags, such as `Agree to <a>the terms</a>`.
  ///
  /// ```swift
  /// Text(AttributedString(tagged: L10n.Terms.agree(name: name), links: ["a": termsURL]))
  /// ```
  ///
  /// The rule `markup-mismatch` checks that all languages have the tags of the source.
  ///
  /// - `b` and `strong` are strongly emphasized, `i` and `em` emphasized, `code` is code, `s` and `del` are struck through
  ///   (`inlinePresentationIntent`, on Apple's systems), and `br` is a line break.
  /// - Tags in `links` become links, and those in `styles` get their attributes. Attributes in the string, such as `href`,
  ///   are ignored, so no translation decides where a link leads.
  /// - `&amp;`, `&lt;`, `&gt;`, `&quot;`, `&apos;`, `&nbsp;` and numeric references become characters.
  /// - Anything else in angle brackets stays text, and so does the content of arguments: a user's name never becomes
  ///   markup. This applies only if the accessor is called in the parameter `string`; don't pass a string that was
  ///   formatted earlier.
  /// - Parameters:
  ///   - string: the localized string.
  ///   - links: the addresses of tags, by name in lower case.
  ///   - styles: the attributes of tags, by name in lower case. They are applied after the standard ones; of nested tags, the
  ///     inner one's last.
  public init(
    tagged string: @autoclosure () -> String, links: [String: URL] = [:], styles: [String: AttributeContainer] = [:]
  ) {
    let tagged = TaggedText(ArgumentMarking.marked(string)) { name in
      Self.standardTags.contains(name) || links[name] != nil || styles[name] != nil
    }
    self.init()
    for part in tagged.parts {
      var piece = AttributedString(part.text)
      piece.emphasize(by: part.tags)
      for tag in part.tags {
        if let link = links[tag] { piece.link = link }
        if let style = styles[tag] { piece.mergeAttributes(style) }
      }
      append(piece)
    }
  }

  private static let standardTags: Set = ["b", "strong", "i", "em", "code", "s", "del"]

  private mutating func emphasize(by tags: [String]) {
    // Foundation outside of Apple's systems doesn't have the attribute.
    #if canImport(Darwin)
      var intents = InlinePresentationIntent()
      for tag in tags {
        switch tag {
        case "b", "strong": intents.insert(.stronglyEmphasized)
        case "i", "em": intents.insert(.emphasized)
        case "code": intents.insert(.code)
        case "s", "del": intents.insert(.strikethrough)
        default: break
        }
      }
      if !intents.isEmpty { self.inlinePresentationIntent = intents }
    #endif
  }
}
