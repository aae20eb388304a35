import L10nLanguage

extension ICUMessageParser {
  /// Returns the number format of a style, which is a keyword or a skeleton.
  mutating func numberFormat(_ style: Range<Int>) -> NumberFormat {
    let text = bytes.text(style)
    if text.hasPrefix("::") {
      var reader = NumberSkeletonReader(log: log)
      for token in tokens(style.lowerBound + 2..<style.upperBound) {
        reader.read(bytes.text(token), at: token)
      }
      let format = reader.finish()
      log = reader.log
      return format
    }
    switch text.lowercased() {
    case "": return .number
    case "integer": return .integer
    case "percent": return .percent
    case "currency",
      _ where text.contains("¤"):
      log.error("A currency needs its code, such as `::currency/KRW`", at: style)
    default:
      if let skeleton = NumberPattern.skeleton(of: text) {
        // Where the skeleton would change what some users see, a person must decide.
        log.error(
          "`\(text)` is an old number pattern; write the skeleton `\(skeleton)`", at: style,
          meant: NumberPattern.isSameInAllLanguages(text) ? skeleton : nil)
      } else {
        log.error("`\(text)` is not a number style; use integer, percent or a skeleton such as `::.00`", at: style)
      }
    }
    return .number
  }

  /// Returns the date format of a style, which is a keyword or a skeleton.
  mutating func dateStyle(_ style: Range<Int>, type: String) -> DateStyle {
    let text = bytes.text(style)
    if text.hasPrefix("::") {
      var reader = DateSkeletonReader(log: log)
      let skeleton = reader.read(text.dropFirst(2), at: style)
      log = reader.log
      return skeleton
    }
    switch text.lowercased() {
    case "relative":
      // A date's has been read before.
      log.error("`relative` is a style of dates; write `{name, date, relative}`", at: style)
      return .medium
    case "short": return .short
    case "", "medium": return .medium
    case "long": return .long
    case "full": return .full
    default:
      if let skeleton = DatePattern.skeleton(of: text) {
        // A skeleton would change the order and punctuation that users see, so a person must decide.
        log.error(
          "`\(text)` is an old pattern, the same for all languages; write the skeleton `\(skeleton)`", at: style)
        return .medium
      }
      let example = type == "time" ? "::jm" : "::yMMMd"
      let article = type == "interval" ? "an" : "a"
      log.error(
        "`\(text)` is not \(article) \(type) style; use short, medium, long, full or a skeleton such as `\(example)`",
        at: style)
      return .medium
    }
  }

  /// Returns the parts of a style, which are separated by white space.
  func tokens(_ range: Range<Int>) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var (start, offset) = (range.lowerBound, range.lowerBound)
    while offset < range.upperBound, let (scalar, length) = bytes.scalar(at: offset) {
      if PatternSyntax.isWhiteSpace(scalar) {
        if start < offset { tokens.append(start..<offset) }
        start = offset + length
      }
      offset += length
    }
    if start < range.upperBound { tokens.append(start..<range.upperBound) }
    return tokens
  }
}
