/// Finds where a character of a text stands in the YAML that the text was written in.
///
/// What stands between the text's characters in the file differs by style: quotes doubled, escapes, indentation and
/// folded line breaks. Characters other than white space always stand in the same order in both, so the two are walked
/// side by side.
enum ScalarOffsets {
  /// How many scalars of the file stand between the scalar's start and the character at `offset` of its text.
  ///
  /// - Parameters:
  ///   - offset: in UTF-8 bytes of `text`.
  ///   - source: the file from the scalar's start on, at least to its end.
  static func distance(toOffset offset: Int, of text: String, style: ScalarStyle, in source: String) -> Int {
    var walk = ScalarWalk(source: Array(source.unicodeScalars), style: style)
    var bytes = 0
    for scalar in text.unicodeScalars {
      if bytes >= offset { return walk.positionOfNext() }
      walk.pass(scalar)
      bytes += UTF8.width(scalar)
    }
    return walk.position
  }
}

/// A walk through a scalar's source, one character of its text at a time.
private struct ScalarWalk {
  private let source: [Unicode.Scalar]
  private let style: ScalarStyle
  /// How much of the source lies behind.
  private(set) var position = 0

  init(source: [Unicode.Scalar], style: ScalarStyle) {
    self.source = source
    self.style = style
    switch style {
    case .plain: break
    case .singleQuoted, .doubleQuoted: position = 1
    case .literal, .folded:
      while position < source.count, !isBreak(source[position]) { position += 1 }
      skipLayout()
    }
  }

  /// Moves behind a character of the text.
  mutating func pass(_ scalar: Unicode.Scalar) {
    skipContinuations()
    guard position < source.count else { return }
    if isEscape {
      skipEscape()
    } else if source[position] == scalar {
      position += style == .singleQuoted && scalar == "'" ? 2 : 1
    } else if scalar == " " || isBreak(scalar) {
      skipLayout()
    } else {
      skipLayout()
      if position < source.count { pass(scalar, afterLayout: true) }
    }
  }

  private mutating func pass(_ scalar: Unicode.Scalar, afterLayout: Bool) {
    skipContinuations()
    if isEscape { skipEscape() } else { position += style == .singleQuoted && scalar == "'" ? 2 : 1 }
  }

  /// Where the next character of the text stands.
  mutating func positionOfNext() -> Int {
    skipContinuations()
    if position < source.count, isBreak(source[position]) { skipLayout() }
    return min(position, source.count)
  }

  /// White space that folding and indentation put between two characters.
  private mutating func skipLayout() {
    while position < source.count,
      source[position] == " " || source[position] == "\t" || isBreak(source[position])
    {
      position += 1
    }
  }

  private var isEscape: Bool {
    style == .doubleQuoted && position < source.count && source[position] == "\\"
  }

  private mutating func skipContinuations() {
    while isEscape, position + 1 < source.count, isBreak(source[position + 1]) {
      position += 1
      skipLayout()
    }
  }

  /// `\n`, `\x41`, `\u00e9`, `\U0001F600` and the rest of YAML 1.1, section 5.7.
  private mutating func skipEscape() {
    let letter = position + 1 < source.count ? source[position + 1] : "\\"
    position += letter == "x" ? 4 : letter == "u" ? 6 : letter == "U" ? 10 : 2
    position = min(position, source.count)
  }

  private func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
