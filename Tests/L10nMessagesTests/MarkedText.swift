@testable import L10nLanguage
@testable import L10nMessages

/// A message's text with marks for the places of expected problems: `⟦` before and `⟧` after each, in this order.
struct MarkedText {
  let text: String
  let ranges: [Range<Int>]

  init(_ marked: String) {
    var text = ""
    var starts: [Int] = []
    var ranges: [Range<Int>] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟦": starts.append(text.utf8.count)
      case "⟧": if let start = starts.popLast() { ranges.append(start..<text.utf8.count) }
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension MessageSyntax {
  /// Returns the pattern's elements with all ranges empty, so that tests of meaning needn't count bytes.
  func elements(_ text: String, hasArguments: Bool = false) -> [MessagePattern.Element] {
    parse(text, hasArguments: hasArguments).pattern.withoutPlaces.elements
  }

  /// Returns the problems, with `error:` before errors and `warning:` before warnings.
  func explanations(_ text: String, hasArguments: Bool = false) -> [String] {
    parse(text, hasArguments: hasArguments).problems.map { "\($0.level): \($0.explanation)" }
  }
}

extension MessagePattern.Element {
  /// `#` without its range.
  static var numberSign: MessagePattern.Element { .pluralNumber(0..<0) }

  /// Text without its range.
  static func words(_ string: String) -> MessagePattern.Element { .text(LiteralText(string)) }
}

/// Returns a placeholder without its range.
func hole(_ argument: String, _ format: PlaceholderFormat = .plain) -> MessagePattern.Element {
  .placeholder(Placeholder(argument: argument, format: format, range: 0..<0))
}

/// Returns a plural without ranges.
func plural(
  _ argument: String, kind: PluralKind = .cardinal, offset: Double = 0,
  _ branches: [(PluralSelector, [MessagePattern.Element])]
) -> MessagePattern.Element {
  .plural(
    PluralChoice(
      argument: argument, kind: kind, offset: offset,
      branches: branches.map { .init(selector: $0.0, pattern: MessagePattern($0.1), range: 0..<0) }, range: 0..<0))
}

/// Returns a plural map over `count`, without ranges.
func pluralMap(_ branches: [(PluralSelector, [MessagePattern.Element])]) -> MessagePattern.Element {
  guard case .plural(var choice) = plural("count", branches) else { return .text("") }
  choice.isPluralMap = true
  return .plural(choice)
}

/// Returns a select without ranges.
func select(_ argument: String, _ branches: [(String, [MessagePattern.Element])]) -> MessagePattern.Element {
  .select(
    SelectChoice(
      argument: argument, branches: branches.map { .init(keyword: $0.0, pattern: MessagePattern($0.1), range: 0..<0) },
      range: 0..<0))
}
