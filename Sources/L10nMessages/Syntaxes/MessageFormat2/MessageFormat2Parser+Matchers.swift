extension MessageFormat2Parser {
  /// Reads a matcher after its keyword, to the end of the text.
  mutating func readMatcher() throws(Mistake) -> MessageFormat2.Matcher {
    var isSpaced = skipSpaces()
    let start = index
    var selectors: [MessageFormat2.Variable] = []
    while bytes[index] == UInt8(ascii: "$") {
      if !isSpaced { throw missingSpace() }
      selectors.append(try readVariable())
      isSpaced = skipSpaces()
    }
    if selectors.isEmpty {
      throw bytes[start] == UInt8(ascii: "{")
        ? Mistake(
          "`.match` needs variables without braces; declare them first: `.input {$count :number} .match $count`",
          at: start..<start + 1)
        : Mistake("`.match` needs a space and one or more variables: `.match $count`", at: bytes.scalarRange(at: start))
    }
    if index == bytes.count {
      report(Mistake("`.match` needs variants: `one {{…}} * {{…}}`", at: start..<index))
    }
    return .init(selectors: selectors, variants: parseVariants(isSpaced: isSpaced))
  }

  private mutating func parseVariants(isSpaced: Bool) -> [MessageFormat2.Variant] {
    var variants: [MessageFormat2.Variant] = []
    var isSpaced = isSpaced
    while index < bytes.count {
      do throws(Mistake) {
        variants.append(try readVariant(isSpaced: isSpaced))
      } catch {
        report(error)
        skipPastVariant()
      }
      skipSpaces()
      // No space is needed between variants.
      isSpaced = true
    }
    return variants
  }

  private mutating func readVariant(isSpaced: Bool) throws(Mistake) -> MessageFormat2.Variant {
    let start = index
    var keys: [MessageFormat2.Key] = []
    var isSpaced = isSpaced
    while !startsQuotedPattern {
      guard isSpaced || index == bytes.count else { throw missingSpace() }
      guard let key = try readKey() else { throw missingPattern(after: keys, from: start) }
      keys.append(key)
      isSpaced = skipSpaces()
    }
    guard let end = keys.last?.range.upperBound else {
      throw Mistake("A variant needs a key for each selector before its text, such as `*`", at: index..<index + 2)
    }
    return .init(keys: keys, pattern: parseQuotedPattern(), range: start..<end)
  }

  /// Returns the mistake of a variant that has something else than a key or a pattern at ``index``.
  private func missingPattern(after keys: [MessageFormat2.Key], from start: Int) -> Mistake {
    guard let (scalar, length) = bytes.scalar(at: index) else {
      return Mistake("These keys need a text in double braces after them: `{{…}}`", at: start..<index)
    }
    if scalar == "{" {
      return Mistake("The text of a variant is in double braces: `{{…}}`", at: index..<index + length)
    }
    return Mistake(
      "\(Self.shown(scalar)) can't be part of a key; write `|…|` around the key", at: index..<index + length)
  }

  /// Moves past the pattern of a variant with a mistake, or to the end.
  private mutating func skipPastVariant() {
    while index < bytes.count, !startsQuotedPattern { index += 1 }
    if index < bytes.count { _ = parseQuotedPattern() }
  }
}
