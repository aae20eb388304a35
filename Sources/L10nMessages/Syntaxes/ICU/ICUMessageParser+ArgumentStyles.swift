import L10nLanguage

extension ICUMessageParser {
  /// Returns the style of a list, a span of time or an amount of data; the usual one for an empty range.
  mutating func argumentStyle(_ kind: ArgumentKeyword.StyledKind, _ style: Range<Int>) -> ArgumentStyle {
    switch kind {
    case .list: .list(listStyle(style))
    case .interval: .interval(dateStyle(style, type: "interval"))
    case .bytes: .bytes(keyword(style, or: .file, "a style of bytes; use file, memory, decimal or binary"))
    case .duration: .duration(keyword(style, or: .wide, "a duration style; use wide, short, narrow or time"))
    }
  }

  /// Returns the style of a list: `and`, `or` or `unit`, and `short` or `narrow`, in any order.
  private mutating func listStyle(_ style: Range<Int>) -> ListStyle {
    var kind: ListStyle.Kind?
    var width: ListStyle.Width?
    for token in tokens(style) {
      let word = bytes.text(token).lowercased()
      if let found = ListStyle.Kind(rawValue: word) {
        if let kind { reportSecond(word, after: kind.rawValue, at: token) }
        kind = kind ?? found
      } else if let found = ListStyle.Width(rawValue: word), found != .standard {
        if let width { reportSecond(word, after: width.rawValue, at: token) }
        width = width ?? found
      } else {
        log.error("`\(bytes.text(token))` is not a list style; use and, or, unit, short or narrow", at: token)
      }
    }
    return ListStyle(kind ?? .and, width: width ?? .standard)
  }

  private mutating func reportSecond(_ word: String, after first: String, at token: Range<Int>) {
    log.error(
      word == first ? "`\(word)` is written twice; delete one" : "A list can't be `\(first)` and `\(word)`; delete one",
      at: token)
  }

  /// Returns the style with a name, or `usual` for an empty or an unknown one, which is reported.
  private mutating func keyword<Style: RawRepresentable<String>>(
    _ style: Range<Int>, or usual: Style, _ advice: String
  ) -> Style {
    let word = bytes.text(style)
    if word.isEmpty { return usual }
    if let style = Style(rawValue: word.lowercased()) { return style }
    log.error("`\(word)` is not \(advice)", at: style)
    return usual
  }
}
