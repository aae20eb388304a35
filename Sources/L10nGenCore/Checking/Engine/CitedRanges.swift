import L10nLanguage

/// The parts of a text that aren't said in its language: syntax, addresses, tags, and short quotations, in UTF-8 bytes.
struct CitedRanges {
  private var ranges: [Range<Int>] = []

  /// The longest quotation, in scalars. What is longer is speech or a remark, and is translated like any text.
  private static let quotationLimit = 24

  init(of wording: Wording) {
    ranges = wording.pattern.syntaxRanges
    let scalars = OffsetScalars(wording.text.text)
    var index = 0
    while index < scalars.count {
      let end = Self.endOfCitation(at: index, in: scalars)
      if let end { ranges.append(scalars.offset(at: index)..<scalars.offset(at: end)) }
      index = end ?? index + 1
    }
  }

  func contains(_ offset: Int) -> Bool {
    ranges.contains { $0.contains(offset) }
  }

  /// The index behind what begins at one, or `nil` if nothing does.
  private static func endOfCitation(at index: Int, in scalars: OffsetScalars) -> Int? {
    let scalar = scalars[index]
    if scalar == "/", scalars[index + 1] == "/" {
      return scalars.firstIndex(from: index) {
        $0.properties.isWhitespace || "\"<>\u{201D}」）".unicodeScalars.contains($0)
      }
        ?? scalars.count
    }
    if scalar == "<" { return scalars.firstIndex(from: index) { $0 == ">" }.map { $0 + 1 } }
    guard let scalar, let closing = closings[scalar],
      let end = scalars.firstIndex(from: index + 1, where: { $0 == closing }), end - index <= quotationLimit
    else { return nil }
    return end + 1
  }

  private static let closings: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "“": "”", "‘": "’", "「": "」", "『": "』", "《": "》", "〈": "〉", "«": "»", "(": ")", "（": "）",
  ]
}

extension MessagePattern {
  /// The place where a text is syntax rather than what is shown: placeholders, and what comes before the branches of a
  /// choice.
  fileprivate var syntaxRanges: [Range<Int>] {
    elements.flatMap { element -> [Range<Int>] in
      switch element {
      case .text, .pluralNumber, .particle: []
      case .placeholder(let hole): [hole.range]
      case .plural(let choice):
        Self.heads(choice.range, choice.branches.map(\.range)) + choice.branches.flatMap(\.pattern.syntaxRanges)
      case .select(let choice):
        Self.heads(choice.range, choice.branches.map(\.range)) + choice.branches.flatMap(\.pattern.syntaxRanges)
      }
    }
  }

  private static func heads(_ choice: Range<Int>, _ selectors: [Range<Int>]) -> [Range<Int>] {
    guard let first = selectors.first, choice.lowerBound <= first.lowerBound else { return [choice] }
    return [choice.lowerBound..<first.lowerBound] + selectors
  }
}
