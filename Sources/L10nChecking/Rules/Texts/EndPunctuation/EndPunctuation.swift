import L10nCatalog
import L10nMessages
import L10nText

/// `end-punctuation`: texts whose end differs from the language's usual translation of such ends.
struct EndPunctuation: CatalogRule {
  let id = RuleID.endPunctuation
  let defaultSeverity = Severity.info

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    guard let source = catalog.languages.first else { return }
    var habits = catalog.languages.map { _ in EndHabits() }
    let areVariants = catalog.bundles.map { $0.tag.isVariant(of: catalog.bundles[0].tag) }
    for index in catalog.messages.indices {
      // Code may give another text for a key that only files of other languages have.
      if catalog.isKeyAlone(index) {
        var (kept, total) = (0, 0)
        Self.forEachPair(ofMessage: index, in: catalog, areVariants: areVariants) { pair in
          total += 1
          if pair.found.kind == pair.wanted.kind { kept += 1 }
        }
        guard kept * 2 >= total else { continue }
      }
      Self.forEachPair(ofMessage: index, in: catalog, areVariants: areVariants) { pair in
        habits[pair.language].add(pair.found, for: pair.wanted, of: pair.place)
      }
    }
    for (language, habits) in habits.enumerated().dropFirst() {
      let usualMarks = habits.usualMarks
      for deviation in habits.deviations {
        report(deviation, in: language, of: catalog, source, habits, usualMarks, &reporter)
      }
    }
  }

  /// Calls a function with the ends of a message's translations that can be compared with the source's.
  ///
  /// - Parameter areVariants: for each language, a Boolean value indicating whether it is a variant of the source's.
  private static func forEachPair(
    ofMessage index: Int, in catalog: Catalog, areVariants: [Bool], _ body: (EndPair) -> Void
  ) {
    let message = catalog.messages[index]
    guard let source = message.source else { return }
    // Most messages have one text in each language.
    let isSole = source.message.count == 1
    let soleEnd = isSole ? source.end(ofText: 0) : nil
    guard !isSole || soleEnd != nil else { return }
    for language in message.texts.indices.dropFirst() {
      guard let translation = message.texts[language] else { continue }
      for text in 0..<translation.message.count {
        // Texts that aren't translated show no habit.
        guard let found = translation.end(ofText: text),
          areVariants[language] || !translation.isCopy(text, of: source),
          let counterpart = source.message.counterpartIndex(of: text, in: translation.message),
          let wanted = soleEnd ?? source.end(ofText: counterpart)
        else { continue }
        body(
          EndPair(
            language: language, found: found, wanted: wanted,
            place: .init(message: index, text: text, sourceText: counterpart)))
      }
    }
  }

  private func report(
    _ deviation: EndHabits.Deviation, in language: Int, of catalog: Catalog, _ source: String, _ habits: EndHabits,
    _ usualMarks: [String?], _ reporter: inout Reporter
  ) {
    let place = deviation.place
    let message = catalog.messages[place.message]
    guard let original = message.source?.message[place.sourceText], let translation = message.texts[language],
      deviation.expected.kind == .colon || ColumnWidth.columns(of: original.text) >= Self.width,
      !deviation.expected.kind.isMarkedWithin(translation.message[place.text].text)
    else { return }
    let text = PatternText(translation.pattern(ofText: place.text))
    reporter.report(
      id,
      UnequalEnds(
        found: deviation.found.mark, sourceMark: deviation.expected.mark,
        expected: usualMarks[deviation.expected.kind.rawValue] ?? deviation.expected.mark,
        kept: habits.kept(deviation.expected.kind), total: habits.total(deviation.expected.kind), source: source),
      at: .within(translation.message[place.text], offset: text.offset(at: deviation.found.offset)),
      of: .message(place.message, language: language),
      related: catalog.relatedSource(at: original.place))
  }

  /// The width, in terminal columns, below which texts are labels, whose marks depend on where they are shown.
  private static let width = 16
}

extension LocalizedMessage {
  /// Returns the end of one of its texts, or `nil` if it can't be compared.
  fileprivate func end(ofText index: Int) -> TextEnd? {
    guard isSound else { return nil }
    if isPlainText, case .text(let text) = stored { return text.isEmpty ? nil : TextEnd(of: text) }
    return pattern(ofText: index).end
  }
}

extension MessagePattern {
  /// Its end, or `nil` if that is a choice, whose branches each have their own. The offset is that in ``PatternText``.
  fileprivate var end: TextEnd? {
    var text = ""
    var hole: MessagePattern.Element?
    for element in elements {
      switch element {
      case .text(let literal): text += literal.string
      case .particle: break
      case .placeholder, .pluralNumber, .plural, .select:
        text.unicodeScalars.append(Self.hole)
        hole = element
      }
    }
    guard let end = TextEnd(of: text) else { return nil }
    if case .nothing = end.kind, text.utf8.prefix(end.offset).last.map(Unicode.Scalar.init) == Self.hole {
      switch hole {
      case .plural, .select: return nil
      default: break
      }
    }
    return end
  }

  /// A control character in place of a hole, as long as that in ``PatternText``.
  private static let hole: Unicode.Scalar = "\u{1A}"
}

/// The end of a translation, and that of its source.
private struct EndPair {
  var language: Int
  var found: TextEnd
  var wanted: TextEnd
  var place: EndHabits.TextPlace
}

/// The ends of the translations in one language, for each end of the source.
private struct EndHabits {
  struct TextPlace {
    var message: Int
    var text: Int
    /// The index of the source's text.
    var sourceText: Int
  }

  struct Deviation {
    var found: TextEnd
    var expected: TextEnd
    var place: TextPlace
  }

  /// The counts by the source's kind of end.
  private var counts = TextEnd.Kind.allCases.map { _ in Counts() }
  private var all: [Deviation] = []

  private struct Counts {
    var kept = 0
    var total = 0
    /// The forms of the mark in translations that keep it.
    var marks: [String: Int] = [:]
  }

  mutating func add(_ end: TextEnd, for source: TextEnd, of place: TextPlace) {
    let kind = source.kind.rawValue
    counts[kind].total += 1
    if end.kind == source.kind {
      counts[kind].kept += 1
      if end.kind != .nothing { counts[kind].marks[end.mark, default: 0] += 1 }
    } else {
      all.append(Deviation(found: end, expected: source, place: place))
    }
  }

  func kept(_ kind: TextEnd.Kind) -> Int { counts[kind.rawValue].kept }

  func total(_ kind: TextEnd.Kind) -> Int { counts[kind.rawValue].total }

  /// The form that the language mostly uses, for each kind. There may be as many forms as texts.
  var usualMarks: [String?] {
    counts.map { $0.marks.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
  }

  /// The ends that differ from the source's, contrary to the language's habit.
  var deviations: [Deviation] {
    all.filter { deviation in
      let kind = deviation.expected.kind
      let isAddedStop = kind == .nothing && deviation.found.kind == .fullStop
      // Sources often ask questions without the mark, 'Confirm to leave', but never add one by mistake.
      return !isAddedStop && deviation.found.kind != .question && isHabit(to: kind)
    }
  }

  private func isHabit(to keep: TextEnd.Kind) -> Bool {
    let total = total(keep)
    return total >= Self.fewest && total - kept(keep) <= max(1, total / 10)
  }

  /// The number of texts from which they show a habit.
  private static let fewest = 5
}

/// Two ends that differ.
private struct UnequalEnds: Facts {
  var found: String
  var sourceMark: String
  var expected: String
  var kept: Int
  var total: Int
  var source: String

  var values: KeyValuePairs<FactName, String?> {
    [.found: found.isEmpty ? nil : found, .expected: expected.isEmpty ? nil : expected]
  }
  var sentence: String {
    let share = "\(kept) of \(total)"
    if sourceMark.isEmpty {
      return "the text ends with '\(found)', but the text in \(source) doesn't (nor do \(share)); delete it"
    }
    let this = found.isEmpty ? "this one doesn't" : "this one ends with '\(found)'"
    return "the text in \(source) ends with '\(sourceMark)', but \(this) (\(share) do); end it with '\(expected)'"
  }
}
