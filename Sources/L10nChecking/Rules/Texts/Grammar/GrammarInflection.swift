import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// `grammar-inflection`: translations whose words don't follow a number, though the source's do by their markup.
struct GrammarInflection: WordingRule {
  let id = RuleID.grammarInflection
  let defaultSeverity = Severity.warning
  let traits: TextTraits = .placeholderSign

  func check(_ wording: Wording, _ reporter: inout Reporter) {
    guard wording.language.needsForms, wording.message.isSound, !wording.isOfPluralMap,
      GrammarMarkup.mayBe(in: (wording.source ?? wording.text).text)
        || GrammarMarkup.mayBe(in: wording.text.text)
    else { return }
    let text = wording.patternText
    let numbers = Set(wording.owner.arguments.filter(\.type.isNumber).map(\.name))
    if let inflected = text.inflectedNumber(numbers) {
      guard !wording.language.isInflected, !wording.isCopy else { return }
      reporter.report(
        id, UninflectedWords(problem: .language(wording.language.name)),
        at: wording.spot(at: text.offset(at: inflected)), of: wording.subject, severity: .info)
    } else if text.choices.isEmpty, !text.hasGrammarMarkup, let number = text.firstHole(among: numbers),
      wording.sourcePatternText?.inflectedNumber(numbers) != nil
    {
      reporter.report(
        id,
        UninflectedWords(
          problem: .lost(isInflected: wording.language.isInflected, source: wording.owner.source.name)),
        at: wording.spot(at: text.offset(at: number)), of: wording.subject, related: wording.owner.relatedSource)
    }
  }
}

/// Words next to a number, which are the same for all numbers.
private struct UninflectedWords: Facts {
  var problem: Problem

  enum Problem {
    /// The text has no markup.
    case lost(isInflected: Bool, source: String)
    /// Foundation doesn't know the words of the language.
    case language(String)
  }

  var values: KeyValuePairs<FactName, String?> {
    switch problem {
    case .lost: [.problem: "lost"]
    case .language: [.problem: "language"]
    }
  }
  var namesLanguage: Bool { if case .language = problem { true } else { false } }
  var sentence: String {
    switch problem {
    case .lost(isInflected: true, let source):
      "the words next to the number are the same for all numbers, but in \(source) they are inflected; write '^[' "
        + "before the number, and '](inflect: true)' after its words, or write plural forms"
    case .lost(isInflected: false, let source):
      "the words next to the number are the same for all numbers, but in \(source) they are inflected; write plural "
        + "forms"
    case .language(let language):
      "Foundation doesn't inflect words in \(language), so these are the same for all numbers; write plural forms"
    }
  }
}

extension CheckedLanguage {
  /// A Boolean value indicating whether words next to numbers have several forms.
  fileprivate var needsForms: Bool { categories(.cardinal).count > 1 && !keepsSingularAfterNumbers }

  /// A Boolean value indicating whether Foundation knows the forms of words (Apple, "Build multilingual-ready apps",
  /// for iOS 18 and macOS 15).
  fileprivate var isInflected: Bool { Self.inflectedLanguages.contains(tag.language) }

  private static let inflectedLanguages: Set = ["de", "en", "es", "fr", "hi", "it", "ko", "pt"]
}

extension Wording {
  /// A Boolean value indicating whether it is a form for some numbers.
  fileprivate var isOfPluralMap: Bool { if case .pluralMap = message.message { true } else { false } }

  fileprivate var isCopy: Bool { source?.text == text.text }
}

extension PatternText {
  /// Returns the position of the first part that is inflected by a number, or `nil` if there is none.
  fileprivate func inflectedNumber(_ numbers: Set<String>) -> Int? {
    let spans = grammarMarkup.spans
    guard !spans.isEmpty else { return nil }
    /// For each position, the number of placeholders for numbers before it.
    var counts = [0]
    var next = 0
    for byte in bytes {
      var count = counts[counts.count - 1]
      if byte == Self.hole {
        if holes[next].isNumber(among: numbers) { count += 1 }
        next += 1
      }
      counts.append(count)
    }
    return spans.first { span in
      counts[span.content.upperBound] > counts[span.content.lowerBound] && isInflected(span)
    }?.range.lowerBound
  }

  /// Returns the position of the first placeholder of a number.
  fileprivate func firstHole(among numbers: Set<String>) -> Int? {
    zip(bytes.indices.filter { bytes[$0] == Self.hole }, holes).first { $0.1.isNumber(among: numbers) }?.0
  }
}

extension MessagePattern.Element {
  fileprivate func isNumber(among numbers: Set<String>) -> Bool {
    if case .placeholder(let hole) = self { numbers.contains(hole.argument) } else { false }
  }
}
