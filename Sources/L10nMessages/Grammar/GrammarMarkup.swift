/// The markup of a text by which Foundation changes words so that they agree with others: `^[5 item](inflect: true)`
/// becomes "5 items" (Apple, "Building a localized food-ordering app").
///
/// It is an extension of Markdown, and is read as swift-cmark reads it: brackets pair as those of links do, a backslash
/// before punctuation quotes it, and attributes end at the first `)` that closes none of their own.
package struct GrammarMarkup {
  /// A part of the text, with attributes.
  package struct Span {
    /// The range from `^[` to `)`, in bytes.
    package var range: Range<Int>
    /// The range between the brackets.
    package var content: Range<Int>
    /// The range between the parentheses.
    package var attributes: Range<Int>
  }

  /// A sign of markup that Foundation shows as it is.
  package enum Fault: Sendable, Hashable {
    /// `^[` without a bracket that closes it, before attributes.
    case unclosedText
    /// `^[…]` without attributes.
    case noAttributes
    /// Attributes that don't begin right after the bracket with an ASCII parenthesis.
    case detachedAttributes
    /// Attributes that end with the text.
    case unclosedAttributes
    /// `[…](inflect: true)`, which is a link.
    case noCaret
  }

  /// The parts with attributes, in the order of their ends: inner ones before those around them.
  package private(set) var spans: [Span] = []
  /// The faults with their positions in bytes, in order.
  package private(set) var faults: [(fault: Fault, offset: Int)] = []

  /// The names of attributes with which Foundation, or its users, mark grammar.
  package static let attributeNames: Set = [
    "inflect", "morphology", "agreeWithArgument", "agreeWithConcept", "referentConcept", "inflectionAlternative",
    "assumedFallbackInflection", "formatNumber",
  ]

  fileprivate static let caret = UInt8(ascii: "^")
  fileprivate static let open = UInt8(ascii: "[")
  fileprivate static let close = UInt8(ascii: "]")

  /// Returns a Boolean value indicating whether a text can have such markup or a part of it. Few texts have a bracket.
  ///
  /// It isn't generic, because other modules would call it unspecialized, for each text of a project.
  package static func mayBe(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0.contains(open) }
  }

  /// The same for a text in UTF-8.
  package static func mayBe(in bytes: [UInt8]) -> Bool { bytes.contains(open) }

  /// Reads the markup of a text.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8, with one byte for each placeholder.
  ///   - hole: the byte for placeholders, which UTF-8 doesn't have.
  package init(_ bytes: [UInt8], hole: UInt8) {
    var scan = BracketScan(bytes)
    scan.run()
    spans = scan.spans
    faults = GrammarMentions(in: bytes, scan, hole: hole).faults
  }

  /// A pass over the brackets of a text.
  struct BracketScan {
    let bytes: [UInt8]
    private(set) var spans: [Span] = []
    /// By the position of a closing bracket without attributes, the one that it closes.
    private(set) var pairs: [Int: Bracket] = [:]
    /// The opening brackets that aren't closed.
    private(set) var unclosed: [Bracket] = []

    /// An opening bracket.
    struct Bracket {
      /// Its position, or that of its caret.
      var offset: Int
      var hasCaret: Bool
      var content: Int { offset + (hasCaret ? 2 : 1) }
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func run() {
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\") where index + 1 < bytes.count && bytes[index + 1].isPunctuation: index += 2
        case GrammarMarkup.caret where index + 1 < bytes.count && bytes[index + 1] == GrammarMarkup.open:
          unclosed.append(Bracket(offset: index, hasCaret: true))
          index += 2
        case GrammarMarkup.open:
          unclosed.append(Bracket(offset: index, hasCaret: false))
          index += 1
        case GrammarMarkup.close:
          index = closed(at: index)
        default: index += 1
        }
      }
    }

    /// Takes a closing bracket. Returns the position after what belongs to it.
    private mutating func closed(at index: Int) -> Int {
      guard let bracket = unclosed.popLast() else { return index + 1 }
      guard let end = attributesEnd(from: index + 1) else {
        pairs[index] = bracket
        return index + 1
      }
      if bracket.hasCaret {
        spans.append(
          Span(range: bracket.offset..<end + 1, content: bracket.content..<index, attributes: index + 2..<end))
      } else {
        pairs[index] = bracket
      }
      return bracket.hasCaret ? end + 1 : index + 1
    }

    /// Returns the position of the parenthesis that closes the one at a position, or `nil` if there is none.
    private func attributesEnd(from start: Int) -> Int? {
      guard start < bytes.count, bytes[start] == UInt8(ascii: "(") else { return nil }
      var depth = 0
      var index = start + 1
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\") where index + 1 < bytes.count && bytes[index + 1].isPunctuation: index += 1
        case UInt8(ascii: "("):
          depth += 1
          // The limit of swift-cmark. It also keeps the time linear.
          if depth > 32 { return nil }
        case UInt8(ascii: ")"):
          if depth == 0 { return index }
          depth -= 1
        default: break
        }
        index += 1
      }
      return nil
    }
  }
}

extension UInt8 {
  /// A Boolean value indicating whether it is ASCII punctuation, which a backslash quotes in Markdown.
  fileprivate var isPunctuation: Bool {
    0x21...0x2F ~= self || 0x3A...0x40 ~= self || 0x5B...0x60 ~= self || 0x7B...0x7E ~= self
  }
}
