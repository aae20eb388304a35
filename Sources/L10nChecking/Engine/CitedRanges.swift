import L10nCatalog
import L10nMessages

/// The parts of a text that aren't in its language: syntax, addresses, tags, and short quotations, in UTF-8 bytes.
struct CitedRanges {
  /// The ranges in order; they don't touch each other.
  private var ranges: [Range<Int>] = []

  /// The longest quotation, in scalars. Longer ones are speech or remarks, which are translated like any text.
  private static let quotationLimit = 24

  init(of wording: Wording) {
    var found = wording.pattern.syntaxRanges
    let scalars = OffsetScalars(wording.text.text)
    let lastTagEnd = (0..<scalars.count).last { scalars[$0] == ">" } ?? -1
    var index = 0
    while index < scalars.count {
      let end = Self.endOfCitation(at: index, in: scalars, lastTagEnd: lastTagEnd)
      if let end { found.append(scalars.offset(at: index)..<scalars.offset(at: end)) }
      index = end ?? index + 1
    }
    for range in found.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
  }

  func contains(_ offset: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(offset)
  }

  /// Returns the index after the citation that begins at an index, or `nil` if none does. The search for its end is
  /// limited, because a text may have only opening brackets.
  private static func endOfCitation(at index: Int, in scalars: OffsetScalars, lastTagEnd: Int) -> Int? {
    let scalar = scalars[index]
    if scalar == "/", scalars[index + 1] == "/" {
      return scalars.firstIndex(from: index) {
        $0.properties.isWhitespace || "\"<>\u{201D}」）".unicodeScalars.contains($0)
      }
        ?? scalars.count
    }
    if scalar == "<" {
      return index < lastTagEnd ? scalars.firstIndex(from: index) { $0 == ">" }.map { $0 + 1 } : nil
    }
    guard let scalar, let closing = closings[scalar],
      let end = scalars[index + 1..<index + 1 + quotationLimit].firstIndex(of: closing)
    else { return nil }
    return end + 1
  }

  private static let closings: [Unicode.Scalar: Unicode.Scalar] = [
    "\"": "\"", "“": "”", "‘": "’", "「": "」", "『": "』", "《": "》", "〈": "〉", "«": "»", "(": ")", "（": "）",
  ]
}

extension MessagePattern {
  /// The ranges of syntax that isn't shown: placeholders, and the parts before the branches of a choice.
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
