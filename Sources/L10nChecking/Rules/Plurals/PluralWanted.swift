import L10nAllLanguages
import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// `plural-wanted`: a number of things without the forms that the language has for numbers.
struct PluralWanted: TextRule, ReconsideringRule {
  let id = RuleID.pluralWanted
  let defaultSeverity = Severity.info
  let isFixable = true

  package func join(_ rules: inout CalledRules) {
    rules.textRules.append(self)
    rules.reconsideringRules.append(self)
  }

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    guard text.isSound, text.language.categories(.cardinal).count > 1, !text.isPluralMap, text.uses.hasNumbers,
      !text.language.keepsSingularAfterNumbers,
      // One text beside the source's plural map is told by 'structure-mismatch'.
      !text.owner.hasPluralMapInSource
    else { return }
    for (textIndex, pattern) in text.patterns.enumerated() {
      // Foundation inflects what has markup for it.
      guard let written = text.text.text(at: textIndex), !text.isCopy(textIndex), !pattern.hasGrammarMarkup else {
        continue
      }
      let patternText = PatternText(pattern)
      let counting = patternText.holesBeforeCounted(isEnglish: text.language.tag.language == "en").compactMap(
        \.placeholderArgument)
      for argument in counting.prefix(CheckedText.findingLimit).compactMap(text.owner.argumentIndex)
        .map({ text.arguments[$0] }) where text.counts(argument) && text.owner.mayCountInSource(argument)
      {
        let use = text.uses.all(in: textIndex).first { $0.name == argument.name && $0.isWritten }
        reporter.report(
          id,
          TextForAllNumbers(
            argument: argument.name, forms: text.language.forms.map(\.rawValue), language: text.language.name,
            advice: advice(on: argument, in: text)),
          at: text.spot(of: use?.range ?? 0..<0, in: textIndex), of: text.subject,
          fix: fix(argument, pattern, written, in: text))
      }
    }
  }

  func reconsider(_ reports: [Report], in catalog: Catalog) -> [Report] {
    let counted = Set(reports.compactMap { $0.message.map(\.index) })
    let pairs = MessagesForOne(of: catalog, among: counted).messages
    let inSource = Set(reports.compactMap { $0.message?.language == 0 ? $0.countedArgument : nil })
    let formCounts = catalog.bundles.map { PluralRules(for: $0.tag).integerCategories(.cardinal).count }
    return reports.filter { report in
      guard let message = report.message else { return true }
      if catalog.messages[message.index].isForSeveral { return false }
      if pairs.contains(message.index), formCounts[message.language] == 2 { return false }
      return message.language == 0 || report.countedArgument.map { !inSource.contains($0) } ?? true
    }
  }

  private func advice(on argument: CatalogArgument, in text: CheckedText) -> TextForAllNumbers.Advice {
    guard text.owner.syntax.hasPluralsInTexts else { return .pluralMap }
    return argument.type == .string ? .pluralOfNumber(source: text.owner.source.name) : .plural
  }

  /// Returns a fix with the whole text in a branch for each form, if that certainly has the same meaning. Only in
  /// English, where another rule then reports the branches: in other languages, nothing would show that a translator
  /// has to edit them.
  private func fix(
    _ argument: CatalogArgument, _ pattern: MessagePattern, _ text: BundleText, in checked: CheckedText
  ) -> Fix? {
    // In a plural, `#` would become the number, and an apostrophe before it a quote.
    guard checked.language.tag.language == "en", checked.owner.syntax.hasPluralsInTexts, argument.type != .string,
      checked.text.problems.isEmpty,
      !text.text.utf8.contains(UInt8(ascii: "#"))
    else { return nil }
    var branch: [UInt8] = []
    var end = 0
    let bytes = Array(text.text.utf8)
    let hasNumberSigns = !checked.owner.syntax.joinsNumbersToCategories
    for case .placeholder(let hole) in pattern.elements where hole.argument == argument.name && hole.isPlainNumber {
      guard hole.range.lowerBound >= end, hole.range.upperBound <= bytes.count else { return nil }
      let number = hasNumberSigns ? [UInt8(ascii: "#")] : Array(bytes[hole.range])
      branch += bytes[end..<hole.range.lowerBound] + number
      end = hole.range.upperBound
    }
    branch += bytes[end...]
    let form = String(decoding: branch, as: UTF8.self)
    let branches = checked.language.forms.map { "\($0.rawValue) {\(form)}" }.joined(separator: " ")
    return Fix(
      scalar: text.place, range: 0..<bytes.count, replacement: "{\(argument.name), plural, \(branches)}",
      effect: .plural(argument: argument.name))
  }
}

/// One text for all numbers of counted things.
private struct TextForAllNumbers: Facts {
  var argument: String
  /// The plural categories of the language.
  var forms: [String]
  var language: String
  var advice: Advice

  /// The correction to suggest.
  enum Advice {
    case pluralMap
    case plural
    /// A plural, once the argument is a number in the source.
    case pluralOfNumber(source: String)
  }

  var values: KeyValuePairs<FactName, String?> {
    [.argument: argument, .expected: forms.joined(separator: ", ")]
  }
  let namesLanguage = true
  var sentence: String {
    let plural = "'{\(argument), plural, \(forms.map { "\($0) {…}" }.joined(separator: " "))}'"
    let words =
      switch advice {
      case .pluralMap: "write a plural map with \(QuotedList.and(forms))"
      case .plural: "write \(plural)"
      case .pluralOfNumber(let source):
        "make it a number in \(source), '{\(argument), number, integer}', and write \(plural)"
      }
    return "'\(argument)' counts something, and \(language) has plural forms; \(words)"
  }
}

extension Placeholder {
  /// A Boolean value indicating whether `#` in a plural would show the same.
  fileprivate var isPlainNumber: Bool {
    switch format {
    case .plain: true
    case .number(let format): format == .number || format == .integer
    case .date, .time, .styled, .conversion: false
    }
  }
}

extension CheckedLanguage {
  /// The categories that a plural in the language needs.
  fileprivate var forms: [PluralCategory] {
    categories(.cardinal).filter { $0 != .other } + [.other]
  }
}

extension ArgumentUses {
  fileprivate var hasNumbers: Bool {
    all.contains(where: \.isWritten)
  }
}

extension Report {
  fileprivate var message: (index: Int, language: Int)? {
    if case .message(let index, let language?) = subject { (index, language) } else { nil }
  }

  /// The argument that it is about.
  fileprivate var countedArgument: CountedArgument? {
    guard let message, let facts = facts as? TextForAllNumbers else { return nil }
    return CountedArgument(message: message.index, name: facts.argument)
  }
}

/// An argument of one of a catalog's messages.
private struct CountedArgument: Hashable {
  var message: Int
  var name: String
}

extension CatalogMessage {
  /// A Boolean value indicating whether its comment says that its number is never 1.
  fileprivate var isForSeveral: Bool {
    let comment = [metadata.description, metadata.context].compactMap(\.self).joined(separator: " ")
    return !comment.isEmpty && comment.lowercased().contains(wordsForSeveral)
  }
}

/// The words of comments on numbers that are never 1. Matching changes nothing in it, and making it takes much longer.
nonisolated(unsafe) private let wordsForSeveral =
  /2 or more|two or more|at least (?:2|two)|more than (?:1|one)\b|(?:>|&gt;) ?1\b|>= ?2/

extension CheckedMessage {
  fileprivate var hasPluralMapInSource: Bool {
    if case .pluralMap? = message.source?.message { true } else { false }
  }

  /// Returns a Boolean value indicating whether the source may count by an argument. English shows that: by a plural, or
  /// by a noun, which is reported there.
  fileprivate func mayCountInSource(_ argument: CatalogArgument) -> Bool {
    guard source.tag.language == "en", message.isInSource else { return true }
    return !sourcePlurals(over: argument.name).isEmpty
      || patterns(inLanguage: 0).contains { pattern in
        PatternText(pattern).holesBeforeCounted(isEnglish: true).contains { $0.placeholderArgument == argument.name }
      }
  }
}

// MARK: - Counted arguments

extension CheckedText {
  /// Returns a Boolean value indicating whether an argument certainly is the number of something.
  fileprivate func counts(_ argument: CatalogArgument) -> Bool {
    guard [.string, .int, .double].contains(argument.type),
      !uses.plurals.contains(where: { $0.choice.argument == argument.name })
    else { return false }
    return owner.countedArguments.contains(argument.name)
      || language.tag.language == "en" && argument.isNamedAsCount
  }
}
