import L10nCatalog
import L10nMessages
import L10nText

/// `edge-whitespace`: spaces around a text that differ from the source's.
struct EdgeWhitespace: WordingRule {
  let id = RuleID.edgeWhitespace
  let defaultSeverity = Severity.warning
  let traits = TextTraits.edgeSpace
  var isFixable: Bool { true }

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard !wording.isSource else { return checkSource(wording, &reporter) }
    guard let source = wording.source, source.text.hasWord, wording.text.text.hasWord else { return }
    for side in [TextEdge.Side.start, .end] {
      let edge = TextEdge(side, of: wording.text.text)
      let sourceEdge = TextEdge(side, of: source.text)
      guard edge.spaces.isEmpty != sourceEdge.spaces.isEmpty, !edge.isLayout, !sourceEdge.isLayout else { continue }
      report(edge, sourceEdge, of: wording, beside: source, &reporter)
    }
  }

  private func report(
    _ edge: TextEdge, _ sourceEdge: TextEdge, of wording: Wording, beside source: BundleText,
    _ reporter: inout Reporter
  ) {
    let spacing = Spacing(script: wording.language.script)
    let sourceSpacing = Spacing(script: wording.owner.source.script)
    let isExtra = sourceEdge.spaces.isEmpty
    let mayDiffer =
      isExtra
      ? edge.isIndentation
        || edge.spaces == " " && sourceSpacing.goesWithout(at: sourceEdge)
          && !(sourceEdge.hasWord && spacing.needsNoneBefore(edge))
      : !sourceEdge.leadsOn || spacing.goesWithout(at: edge)
    let isKeyAlone = wording.owner.isKeyAlone
    guard !mayDiffer, !isKeyAlone || mostOthers(of: wording, haveSpaces: !isExtra, at: edge.side) else { return }
    let facts = UnequalEdges(
      side: edge.side, isExtra: isExtra, spaces: (isExtra ? edge : sourceEdge).description,
      source: wording.owner.source.name)
    reporter.report(
      id, facts, at: wording.spot(at: edge.range.lowerBound), of: wording.subject,
      related: wording.owner.relatedSource(at: source.place),
      fix: isKeyAlone
        ? nil : wording.fix(edge.range, with: isExtra ? "" : sourceEdge.spaces, dependsOnSource: true))
  }

  /// Returns a Boolean value indicating whether most translations of other languages have spaces where a key has them that
  /// may be no more than the name of a text in code.
  private func mostOthers(of wording: Wording, haveSpaces: Bool, at side: TextEdge.Side) -> Bool {
    let texts = wording.owner.message.texts.indices.dropFirst().filter { $0 != wording.languageIndex }.compactMap {
      wording.owner.message.texts[$0]?.message.texts.first?.text
    }
    let agreeing = texts.count { TextEdge(side, of: $0).spaces.isEmpty != haveSpaces }
    return agreeing * 2 > texts.count
  }
}

// MARK: - The source

extension EdgeWhitespace {
  /// Reports spaces that only the source has.
  private func checkSource(_ wording: Wording, _ reporter: inout Reporter) {
    guard wording.text.text.hasWord else { return }
    for side in [TextEdge.Side.start, .end] {
      let edge = TextEdge(side, of: wording.text.text)
      guard !edge.spaces.isEmpty, !edge.isLayout, !edge.isIndentation, edge.hasWord || edge.endsSentence else {
        continue
      }
      let translations = translations(of: wording).map {
        (text: $0.text, spacing: $0.spacing, edge: TextEdge(side, of: $0.text))
      }
      guard translations.count >= Self.fewestTranslations, translations.allSatisfy(\.edge.spaces.isEmpty),
        translations.contains(where: { !$0.spacing.goesWithout(at: $0.edge) })
      else { continue }
      reporter.report(
        id, StraySpaces(side: side, spaces: edge.description, translationCount: translations.count),
        at: wording.spot(at: edge.range.lowerBound), of: wording.subject, fix: wording.fix(edge.range, with: ""))
    }
  }

  /// If there is only one translation, either may be wrong.
  private static let fewestTranslations = 2

  /// Returns the texts that translate a text of the source and have words.
  private func translations(of wording: Wording) -> [(text: String, spacing: Spacing)] {
    let message = wording.owner.message
    guard let source = message.source?.stored else { return [] }
    return message.texts.indices.dropFirst().flatMap { language -> [(text: String, spacing: Spacing)] in
      guard let texts = message.texts[language]?.stored else { return [] }
      let spacing = Spacing(script: wording.owner.languages[language].script)
      return (0..<texts.count).filter { source.counterpartIndex(of: $0, in: texts) == wording.textIndex }
        .map { (texts[$0], spacing) }.filter(\.text.hasWord)
    }
  }
}

/// Spaces that only the source has.
private struct StraySpaces: Facts {
  var side: TextEdge.Side
  /// The spaces, in words.
  var spaces: String
  var translationCount: Int

  var values: KeyValuePairs<FactName, String?> { [.problem: "source", .side: side.rawValue, .found: spaces] }
  var sentence: String {
    "the text \(side == .start ? "begins" : "ends") with \(spaces), but none of its \(translationCount) translations does; "
      + "delete \(spaces.hasPrefix("a") ? "it" : "them")"
  }
}

/// Spaces that only one of two texts has.
private struct UnequalEdges: Facts {
  var side: TextEdge.Side
  /// A Boolean value indicating whether the translation has them, rather than the source.
  var isExtra: Bool
  /// The spaces, in words.
  var spaces: String
  var source: String

  var values: KeyValuePairs<FactName, String?> {
    [.problem: isExtra ? "extra" : "missing", .side: side.rawValue, .found: spaces]
  }
  var sentence: String {
    let verb = side == .start ? "begins" : "ends"
    return isExtra
      ? "the text \(verb) with \(spaces), but the text in \(source) doesn't; delete it"
      : "the text in \(source) \(verb) with \(spaces), but this one doesn't; add it"
  }
}

/// The characters at one end of a text, not counting line breaks.
private struct TextEdge {
  enum Side: String {
    case start, end
  }

  let side: Side
  /// The spaces, which may be none.
  private(set) var spaces = ""
  /// Their range in UTF-8 bytes; empty if there are none.
  let range: Range<Int>
  /// A Boolean value indicating whether they are next to line breaks, so that they lay out lines.
  let isLayout: Bool
  /// The character next to them.
  let neighbour: Unicode.Scalar?
  /// A Boolean value indicating whether the whole text is a label in square brackets, to be shown next to another text.
  private let isLabel: Bool

  init(_ side: Side, of text: String) {
    self.side = side
    let inwards = side == .start ? Array(text.unicodeScalars) : text.unicodeScalars.reversed()
    let breaks = inwards.prefix(while: Self.isLineBreak)
    let space = inwards.dropFirst(breaks.count).prefix { $0.properties.isWhitespace }
    // Spaces after the last line break lay out nothing.
    isLayout = space.contains(where: Self.isLineBreak) || side == .start && !breaks.isEmpty
    neighbour = inwards.dropFirst(breaks.count + space.count).first
    isLabel = neighbour == "[" || neighbour == "]" ? Self.isLabel(Array(text.unicodeScalars)) : false
    let outer = breaks.reduce(0) { $0 + UTF8.width($1) }
    let inner = outer + space.reduce(0) { $0 + UTF8.width($1) }
    let count = text.utf8.count
    range = side == .start ? outer..<inner : count - inner..<count - outer
    spaces = String(String.UnicodeScalarView(side == .start ? Array(space) : space.reversed()))
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }

  private static func isLabel(_ text: [Unicode.Scalar]) -> Bool {
    let words = text.drop { $0.properties.isWhitespace }.reversed().drop { $0.properties.isWhitespace }
    return words.last == "[" && words.first == "]" && words.count { $0 == "[" || $0 == "]" } == 2
  }

  /// A Boolean value indicating whether the character next to the spaces shows that something follows on their other
  /// side.
  var leadsOn: Bool {
    guard let neighbour else { return false }
    if isLabel { return true }
    return (side == .end ? ":,;=-–—/(" : "(-–—+=/").unicodeScalars.contains(neighbour)
  }

  /// A Boolean value indicating whether they are next to a word, rather than to a comma, for example.
  var hasWord: Bool { neighbour?.isWordCharacter == true }

  /// A Boolean value indicating whether a sentence ends before them.
  var endsSentence: Bool { side == .end && neighbour.map { ".!?。！？".unicodeScalars.contains($0) } == true }

  var isIndentation: Bool {
    side == .start && spaces.unicodeScalars.allSatisfy { $0 == "\u{3000}" }
  }

  /// The spaces, to be written after "with".
  var description: String {
    guard let first = spaces.unicodeScalars.first else { return "" }
    guard spaces.unicodeScalars.count == 1 else { return "\(spaces.unicodeScalars.count) spaces" }
    let name = first == " " ? "space" : CharacterName.described(first)
    return "\("aeiou".contains(name.prefix(1)) ? "an" : "a") \(name)"
  }
}

/// The places where a language writes no space.
private struct Spacing {
  private let script: String?

  init(script: String?) {
    self.script = script
  }

  /// Returns a Boolean value indicating whether no space is needed at the end of a text.
  func goesWithout(at edge: TextEdge) -> Bool {
    guard let neighbour = edge.neighbour else { return false }
    if edge.side == .start, ",.;:!?)]}%…".unicodeScalars.contains(neighbour) { return true }
    let isLetter = neighbour.isLetter
    // East Asian languages have no space before an opening bracket.
    let isAttached = edge.side == .start && (isLetter || neighbour == "(" || neighbour == "[")
    switch script {
    case "Hans", "Hant", "Jpan": return ColumnWidth.columns(of: neighbour) == 2 || isAttached && !isLetter
    case "Thai", "Laoo", "Khmr", "Mymr", "Tibt":
      return isLetter || neighbour.properties.canonicalCombiningClass != .notReordered
    case "Kore": return isAttached || isFullWidth(neighbour)
    default: return isFullWidth(neighbour)
    }
  }

  /// Returns a Boolean value indicating whether a space at the beginning is a mistake in any context: before a
  /// sentence, or in writing without spaces. Before a lowercase letter, it may separate a unit or the rest of a
  /// sentence from the text before it.
  func needsNoneBefore(_ edge: TextEdge) -> Bool {
    guard edge.side == .start, let neighbour = edge.neighbour else { return false }
    if neighbour.properties.isUppercase { return true }
    return ["Hans", "Hant", "Jpan"].contains(script) && ColumnWidth.columns(of: neighbour) == 2
  }

  /// Returns a Boolean value indicating whether it is punctuation that includes its own space.
  private func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    ColumnWidth.columns(of: scalar) == 2 && !scalar.isLetter && !scalar.properties.isEmoji
  }
}

extension String {
  /// A Boolean value indicating whether it has a letter or a digit.
  fileprivate var hasWord: Bool {
    unicodeScalars.contains(where: \.isWordCharacter)
  }
}
