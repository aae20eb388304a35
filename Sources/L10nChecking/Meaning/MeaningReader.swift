import L10nMessages
import L10nText

/// Reads the tokens of a text without choices.
struct MeaningReader {
  private let text: PatternText
  /// The parts of the text that are read as a whole, in order.
  private let parts: [Part]
  private(set) var arguments: ArgumentNumbers
  private var result: [MeaningToken] = []
  /// The word or the number at the end of the text so far; empty if it ends with something else.
  private var open = ""
  private var isNumber = false
  /// The words before the open one, up to the last other token.
  private var words: [String] = []
  /// The number of placeholders so far.
  private var holes = 0

  /// A tag or a link.
  private struct Part {
    var range: Range<Int>
    var tokens: [MeaningToken]
  }

  init(_ text: PatternText, _ arguments: ArgumentNumbers) {
    self.text = text
    self.arguments = arguments
    parts = Self.parts(of: text)
  }

  /// Returns the tokens. A text without any, such as an arrow, is a word.
  mutating func tokens() -> [MeaningToken] {
    var start = 0
    for part in parts where part.range.lowerBound >= start {
      read(start..<part.range.lowerBound)
      for token in part.tokens { add(token) }
      for byte in text.bytes[part.range] where byte == PatternText.hole { readHole() }
      start = part.range.upperBound
    }
    read(start..<text.bytes.count)
    close()
    // Line breaks at the ends are spaces.
    let trimmed = result.trimmingPrefix { $0 == .lineBreak }
    result = Array(trimmed[..<(trimmed.lastIndex { $0 != .lineBreak }.map { $0 + 1 } ?? trimmed.startIndex)])
    guard result.isEmpty else { return result }
    let signs = PatternText.spaced(text.bytes).split { $0.isWhitespace }.joined(separator: " ")
    return signs.isEmpty ? [] : [.words(MeaningWords([signs]))]
  }

  /// Returns the tags and links of a text. Of a tag, the links in its attributes count, and a line break.
  private static func parts(of text: PatternText) -> [Part] {
    let tags = MarkupTag.tags(in: text.bytes)
    var links = WrittenLink.links(in: text).filter { $0.kind != .handle }[...]
    var parts: [Part] = []
    func addLinks(before end: Int) {
      while let link = links.first, link.range.lowerBound < end {
        links.removeFirst()
        parts.append(Part(range: link.range, tokens: [link.token]))
      }
    }
    for tag in tags {
      addLinks(before: tag.range.lowerBound)
      if let last = parts.last, last.range.upperBound > tag.range.lowerBound { continue }
      var tokens: [MeaningToken] = []
      while let link = links.first, link.range.lowerBound < tag.range.upperBound {
        links.removeFirst()
        tokens.append(link.token)
      }
      if tag.name == "br", tag.kind != .closing { tokens.append(.lineBreak) }
      parts.append(Part(range: tag.range, tokens: tokens))
    }
    addLinks(before: .max)
    return parts
  }
}

// MARK: - Characters

extension MeaningReader {
  /// Reads bytes without tags and links.
  private mutating func read(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    for (index, segment) in text.bytes[range].split(separator: PatternText.hole, omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { readHole() }
      if !segment.isEmpty { read(CanonicalComposition.composed(String(decoding: segment, as: UTF8.self)).lowercased()) }
    }
  }

  private mutating func readHole() {
    if text.holes.indices.contains(holes), case .placeholder(let hole) = text.holes[holes] {
      add(.placeholder(arguments.name(of: hole.argument)))
    }
    holes += 1
  }

  private mutating func read(_ part: String) {
    let scalars = part.unicodeScalars.map(\.folded)
    for (index, scalar) in scalars.enumerated() {
      if let digit = scalar.digit {
        add(digit: digit, after: index > 0 ? scalars[index - 1] : nil, before: index > 1 ? scalars[index - 2] : nil)
      } else if scalar.isLetter || scalar.properties.generalCategory.isMark {
        if isNumber { close() }
        open.unicodeScalars.append(scalar)
      } else if scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" {
        add(.lineBreak)
      } else if scalar.isRead {
        add(.sign(scalar))
      } else if !isNumber, !open.isEmpty, !scalar.isInWords {
        words.append(open)
        open = ""
      }
    }
  }

  private mutating func add(_ token: MeaningToken) {
    close()
    result.append(token)
  }

  /// Ends the open word or number.
  private mutating func close() {
    if isNumber {
      result.append(.number(open))
    } else {
      if !open.isEmpty { words.append(open) }
      if !words.isEmpty { result.append(.words(MeaningWords(words))) }
    }
    open = ""
    isNumber = false
    words = []
  }

  /// Adds a digit to the number before it, unless something else than a separator of numbers is between them.
  private mutating func add(digit: Unicode.Scalar, after last: Unicode.Scalar?, before separator: Unicode.Scalar?) {
    let isSeparated = last.map { ".,'’:/".unicodeScalars.contains($0) } == true && separator?.digit != nil
    if !isNumber || last?.digit == nil && !isSeparated { close() }
    if isNumber, isSeparated { open += "." }
    isNumber = true
    open.unicodeScalars.append(digit)
  }
}

extension WrittenLink {
  fileprivate var token: MeaningToken { .link(host: host, rest: rest) }
}

extension Unicode.Scalar {
  /// The digit in ASCII, or `nil` if it is none.
  fileprivate var digit: Unicode.Scalar? {
    if isASCII { return ("0"..."9").contains(self) ? self : nil }
    guard properties.numericType == .decimal, let value = properties.numericValue else { return nil }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  /// A Boolean value indicating whether it can be inside of a word without being a letter: an apostrophe, or a sign that
  /// isn't seen.
  fileprivate var isInWords: Bool {
    self == "'" || self == "’" || properties.isDefaultIgnorableCodePoint
  }

  /// A Boolean value indicating whether it is read aloud, other than letters and digits.
  fileprivate var isRead: Bool {
    "%‰+±×÷=≤≥≠°".unicodeScalars.contains(self) || properties.generalCategory == .currencySymbol
  }
}

extension Unicode.GeneralCategory {
  /// A Boolean value indicating whether it is one of marks, which follow a letter.
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
