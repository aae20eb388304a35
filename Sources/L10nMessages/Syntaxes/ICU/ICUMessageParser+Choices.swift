import L10nLanguage

extension ICUMessageParser {
  /// The branches of a plural or a select as written, before their selectors are interpreted.
  private struct RawChoice {
    /// The value of `offset:`, in plurals only.
    var offset: Double?
    var branches: [(selector: Range<Int>, pattern: MessagePattern)] = []
    var isClosed = false
    /// A Boolean value indicating whether the branch `other` has a mistake, so that it need not be reported as missing.
    var hasBrokenOther = false
  }

  /// Reads a plural or a select, from the position after the comma that follows its type to the one after its closing
  /// brace.
  mutating func parseChoice(
    _ name: String, _ kind: ArgumentKeyword.ChoiceKind, open: Int
  ) -> MessagePattern.Element {
    let choice = parseBranches(of: name, kind, open: open)
    let range = open..<index
    switch kind {
    case .plural(let plural):
      let branches = pluralBranches(choice)
      let plural = PluralChoice(
        argument: name, kind: plural, offset: choice.offset ?? 0, branches: branches, range: range)
      return .plural(dialect.joinsNumbersToCategories ? plural.joiningNumbersToCategories : plural)
    case .select:
      return .select(SelectChoice(argument: name, branches: selectBranches(choice), range: range))
    }
  }

  private mutating func parseBranches(
    of name: String, _ kind: ArgumentKeyword.ChoiceKind, open: Int
  ) -> RawChoice {
    var choice = RawChoice()
    while true {
      skipWhiteSpace()
      guard let next = bytes[index] else {
        reportUnclosed(open, "The argument `\(name)`")
        return choice
      }
      if next == UInt8(ascii: "}") {
        index += 1
        choice.isClosed = true
        return choice
      }
      let selector = skipSelector(kind)
      skipWhiteSpace()
      if kind != .select && isOffset(selector) {
        parseOffset(selector, into: &choice)
        continue
      }
      if bytes[index] == UInt8(ascii: "{") {
        let pattern = parseBranch(within: kind == .select ? .select : .plural)
        if selector.isEmpty {
          log.error("A selector such as `other` is missing before this brace", at: selector.lowerBound..<index)
        } else {
          choice.branches.append((selector, pattern))
        }
      } else {
        if bytes.text(selector) == "other" { choice.hasBrokenOther = true }
        reportMissingBranch(selector)
      }
    }
  }

  /// Reads a branch's text in its braces.
  private mutating func parseBranch(within enclosing: Enclosing) -> MessagePattern {
    let open = index
    index += 1
    nesting += 1
    let pattern = parseMessage(within: enclosing)
    nesting -= 1
    if bytes[index] == nil { reportUnclosed(open, "The branch") } else { index += 1 }
    return pattern
  }

  /// Skips `=1` or a word. Returns an empty range if there is neither.
  private mutating func skipSelector(_ kind: ArgumentKeyword.ChoiceKind) -> Range<Int> {
    let start = index
    guard kind != .select, bytes[index] == UInt8(ascii: "=") else { return skipIdentifier() }
    index += 1
    index = bytes.endOfRun(of: .number, from: index)
    return start..<index
  }

  /// Reports the text where a branch's brace is expected, and skips it.
  private mutating func reportMissingBranch(_ selector: Range<Int>) {
    guard selector.isEmpty else {
      log.error("The selector `\(bytes.text(selector))` needs a text in braces after it", at: selector)
      return
    }
    guard let (scalar, length) = bytes.scalar(at: index) else { return }
    let range = index..<index + length
    index += length
    if scalar == "," {
      log.error("Branches aren't separated by commas; remove this one", at: range)
    } else {
      log.error("`\(scalar)` can't be between branches; each branch is a selector and its text in braces", at: range)
    }
  }
}

// MARK: - Offsets

extension ICUMessageParser {
  private func isOffset(_ selector: Range<Int>) -> Bool {
    bytes[index] == UInt8(ascii: ":") && bytes.text(selector) == "offset"
  }

  /// Reads an offset from its colon on.
  private mutating func parseOffset(_ word: Range<Int>, into choice: inout RawChoice) {
    if word.upperBound < index {
      log.error("`offset:` can't have a space before its colon; delete it", at: word.upperBound..<index)
    }
    index += 1
    skipWhiteSpace()
    let start = index
    index = bytes.endOfRun(of: .number, from: index)
    guard let offset = number(start..<index) else {
      log.error("`offset:` needs a number after it, as in `offset:1`", at: word)
      return
    }
    if choice.offset != nil || !choice.branches.isEmpty {
      log.error("`offset:` can occur only once, before all branches", at: word)
    } else {
      choice.offset = offset
    }
  }

  private func number(_ range: Range<Int>) -> Double? {
    Double(bytes.text(range)).flatMap { $0.isFinite ? $0 : nil }
  }
}

// MARK: - Selectors

extension ICUMessageParser {
  private mutating func pluralBranches(_ choice: RawChoice) -> [PluralChoice.Branch] {
    var branches: [PluralChoice.Branch] = []
    var categories: [PluralCategory] = []
    var values: Set<Double> = []
    var hasBrokenOther = choice.hasBrokenOther
    for (range, pattern) in choice.branches {
      guard let selector = pluralSelector(range) else {
        hasBrokenOther = hasBrokenOther || bytes.text(range).lowercased() == "other"
        continue
      }
      let isFirst: Bool
      switch selector {
      case .exactly(let value): isFirst = values.insert(value).inserted
      case .category(let category):
        isFirst = !categories.contains(category)
        if isFirst { categories.append(category) }
      }
      if isFirst {
        branches.append(.init(selector: selector, pattern: pattern, range: range))
      } else {
        reportDuplicate(range)
      }
    }
    if choice.isClosed && !hasBrokenOther && !categories.contains(.other) { reportMissingOther() }
    return branches
  }

  private mutating func selectBranches(_ choice: RawChoice) -> [SelectChoice.Branch] {
    var branches: [SelectChoice.Branch] = []
    var keywords: Set<String> = []
    for (range, pattern) in choice.branches {
      if let misleading = misleadingScalar(in: range) {
        reportMisleading(misleading, in: "A selector")
        continue
      }
      let keyword = bytes.text(range)
      if keywords.insert(keyword).inserted {
        branches.append(.init(keyword: keyword, pattern: pattern, range: range))
      } else {
        reportDuplicate(range)
      }
    }
    if choice.isClosed && !choice.hasBrokenOther && !keywords.contains("other") { reportMissingOther() }
    return branches
  }

  /// Returns the meaning of a plural's selector, or reports that it has none and returns `nil`.
  private mutating func pluralSelector(_ range: Range<Int>) -> PluralSelector? {
    let word = bytes.text(range)
    if word.utf8.first == UInt8(ascii: "=") {
      if let value = number(range.lowerBound + 1..<range.upperBound) { return .exactly(value) }
      log.error("`=` needs a number after it, as in `=0`", at: range)
      return nil
    }
    if let category = PluralCategory(rawValue: word) { return .category(category) }
    let known = "zero, one, two, few, many, other and numbers such as `=0`"
    if let meant = PluralCategory(rawValue: word.lowercased()) {
      log.error("`\(word)` is not a plural category; write `\(meant.rawValue)`", at: range)
    } else {
      log.error("`\(word)` is not a plural category; use \(known)", at: range)
    }
    return nil
  }

  private mutating func reportDuplicate(_ range: Range<Int>) {
    log.error("There is already a branch for `\(bytes.text(range))`; remove one of the two", at: range)
  }

  /// Reports, at the closing brace before the current position, that the required branch is missing.
  private mutating func reportMissingOther() {
    log.error(
      "The branch `other {…}` is missing; every choice needs one", at: index - 1..<index, kind: .missingOther)
  }
}
