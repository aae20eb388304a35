extension MessageFormat2Lowering {
  /// Returns the tag that apps read for markup: `<b>` for `{#b}`, `</b>` for `{/b}` and `<br/>` for `{#br/}`.
  ///
  /// Options are attributes. Those of the namespace `u` say nothing to an app.
  mutating func tag(_ markup: MessageFormat2.Markup) -> LiteralText {
    guard Self.isTagName(markup.name) else {
      log.error(
        "The name of markup needs the letters of a tag, A to Z, and then digits, `-` or `_`: `{#b}`", at: markup.range)
      return ""
    }
    let attributes = markup.options.map { attribute($0) }.joined()
    return switch markup.kind {
    case .open: LiteralText("<\(markup.name)\(attributes)>")
    case .standalone: LiteralText("<\(markup.name)\(attributes)/>")
    case .close: LiteralText("</\(markup.name)\(attributes)>")
    }
  }

  private mutating func attribute(_ option: MessageFormat2.Option) -> String {
    if option.name.hasPrefix("u:") {
      if option.name == "u:dir" { log.error("Markup has no `u:dir`", at: option.range) }
      return ""
    }
    guard let text = value(of: option)?.text else { return "" }
    guard let quote = ["\"", "'"].first(where: { !text.contains($0) }) else {
      log.error("The value of an attribute can't have both kinds of quotes", at: option.range)
      return ""
    }
    return " \(option.name)=\(quote)\(text)\(quote)"
  }

  private static func isTagName(_ name: String) -> Bool {
    name.unicodeScalars.enumerated().allSatisfy { offset, scalar in
      switch scalar {
      case "a"..."z", "A"..."Z": true
      case "0"..."9", "-", "_": offset > 0
      default: false
      }
    }
  }
}
