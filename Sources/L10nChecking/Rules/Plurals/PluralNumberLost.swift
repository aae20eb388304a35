import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// `plural-number-lost`: forms for several numbers that don't show the number.
struct PluralNumberLost: TextRule, TranslationRule {
  let id = RuleID.pluralNumberLost
  let defaultSeverity = Severity.warning

  package func join(_ rules: inout CalledRules) {
    rules.textRules.append(self)
    rules.translationRules.append(self)
  }

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    guard text.isSound else { return }
    for (choice, textIndex) in text.uses.plurals.prefix(CheckedText.findingLimit) {
      for branch in choice.branches where text.loses(branch, of: choice, in: textIndex) {
        guard case .category(let category) = branch.selector else { continue }
        let isForZeroAndOne = text.language.highestInteger(of: category, choice.kind) == 1
        if isForZeroAndOne, text.owner.omitsOneInSource(choice.argument, choice.kind) { continue }
        let isNamed =
          choice.isPluralMap || text.isComposed(textIndex) || text.owner.syntax.joinsNumbersToCategories
        let number = isNamed ? text.placeholder(choice.argument) : "#"
        reporter.report(
          id,
          LostNumber(
            argument: choice.argument, expected: number,
            holder: .branch(category, numbers: text.language.numbers(of: category, choice.kind))),
          at: text.spot(of: branch, textIndex), of: text.subject,
          severity: isForZeroAndOne ? .info : nil)
      }
    }
  }

  func check(_ translation: CheckedText, against source: CheckedText, _ reporter: inout Reporter) {
    let counted = translation.owner.pluralMapArgument
    guard source.isPluralMap || translation.isPluralMap, let index = translation.owner.argumentIndex(counted),
      source.uses.written.contains(index), !translation.uses.written.contains(index),
      // If the number is there under another name or in other brackets, another rule reports it.
      !translation.uses.hasForeign,
      !translation.lookalikes.contains(where: { $0.mayMean(counted) })
    else { return }
    reporter.report(
      id,
      LostNumber(
        argument: counted, expected: source.placeholder(counted),
        holder: .message(source: source.language.name)),
      at: .place(translation.text.message.texts.last?.place ?? translation.text.keyPlace), of: translation.subject,
      related: translation.owner.relatedSource)
  }
}

/// A number that isn't shown.
private struct LostNumber: Facts {
  var argument: String
  /// The way the number is written.
  var expected: String
  var holder: Holder

  /// The kind of text that doesn't show the number.
  enum Holder {
    /// A branch for some numbers, in words.
    case branch(PluralCategory, numbers: String)
    /// All of a translation.
    case message(source: String)
  }

  var values: KeyValuePairs<FactName, String?> {
    switch holder {
    case .branch(let category, _): [.category: category.rawValue, .argument: argument, .expected: expected]
    case .message: [.problem: "message", .argument: argument, .expected: expected]
    }
  }
  var sentence: String {
    switch holder {
    case .branch(let category, let numbers):
      "'\(category.rawValue)' (for \(numbers)) doesn't show the number, which other branches do; write '\(expected)' in it"
    case .message(let source):
      "the text in \(source) shows the number, but this one never does; write '\(expected)'"
    }
  }
}

extension CheckedText {
  /// Returns a Boolean value indicating whether a branch doesn't show which of its numbers is meant.
  fileprivate func loses(_ branch: PluralChoice.Branch, of choice: PluralChoice, in textIndex: Int) -> Bool {
    guard case .category(let category) = branch.selector, !branch.pattern.elements.isEmpty || !choice.isPluralMap,
      !branch.pattern.shows(choice.argument),
      choice.branches.contains(where: { $0.pattern.shows(choice.argument) }),
      !showsNumber(outside: choice, in: textIndex), language.selectsSeveral(category, choice)
    else { return false }
    return !triesToShow(choice.argument, in: branch, textIndex)
  }

  /// Returns a Boolean value indicating whether a branch has the number under another name or in other brackets, which
  /// another rule reports.
  private func triesToShow(_ argument: String, in branch: PluralChoice.Branch, _ textIndex: Int) -> Bool {
    if branch.pattern.placeholders.contains(where: { owner.argumentIndex($0.name) == nil }) { return true }
    if case .pluralMap(let variants) = text.message, branch.range.isEmpty {
      let variant = variants.firstIndex { .category($0.category) == branch.selector }
      return variant.map { lookalikes(in: $0).contains { $0.mayMean(argument) } } ?? false
    }
    return lookalikes(in: textIndex).contains { branch.range.overlaps($0.range) && $0.mayMean(argument) }
  }

  private func showsNumber(outside choice: PluralChoice, in textIndex: Int) -> Bool {
    guard !choice.isPluralMap else { return false }
    return uses.all.contains { use in
      use.name == choice.argument && use.isWritten && use.textIndex == textIndex && !use.range.isEmpty
        && !choice.range.contains(use.range.lowerBound)
    }
  }

  fileprivate func spot(of branch: PluralChoice.Branch, _ textIndex: Int) -> Spot {
    guard case .pluralMap(let variants) = text.message, branch.range.isEmpty else {
      return spot(of: branch.range, in: textIndex)
    }
    let variant = variants.first { .category($0.category) == branch.selector }
    return .place(variant?.text.place ?? text.keyPlace)
  }
}

extension CheckedMessage {
  /// Returns a Boolean value indicating whether the source has a form for the number 1 of an argument that doesn't show
  /// the number.
  fileprivate func omitsOneInSource(_ argument: String, _ kind: PluralKind) -> Bool {
    let category = source.pluralRules.category(1, kind)
    return sourcePlurals(over: argument).contains { choice in
      choice.kind == kind
        && choice.branches.contains {
          ($0.selector == .exactly(1) || $0.selector == .category(category)) && !$0.pattern.shows(argument)
        }
    }
  }
}

extension CheckedLanguage {
  /// Returns the highest integer below 1,000 that selects a category.
  fileprivate func highestInteger(of category: PluralCategory, _ kind: PluralKind) -> Int? {
    (0..<1_000).last { pluralRules.category($0, kind) == category }
  }

  /// Returns a Boolean value indicating whether more than one integer selects a category of a choice, without those
  /// that have exact branches.
  fileprivate func selectsSeveral(_ category: PluralCategory, _ choice: PluralChoice) -> Bool {
    guard categories(choice.kind).contains(category), pluralRules.soleInteger(category, choice.kind) == nil else {
      return false
    }
    let numbers = (0..<1_000).lazy.filter { [pluralRules] number in
      pluralRules.category(number, choice.kind) == category
        && !choice.branches.contains { $0.selector == .exactly(Double(number) + choice.offset) }
    }
    return numbers.prefix(2).count > 1
  }
}

extension MessagePattern {
  /// Returns a Boolean value indicating whether the pattern, a branch of a plural over an argument, shows the argument
  /// anywhere.
  ///
  /// The parsers' limit on nested choices limits the recursion.
  fileprivate func shows(_ argument: String, asNumberSign: Bool = true) -> Bool {
    elements.contains { element in
      switch element {
      case .text, .particle: false
      case .placeholder(let hole): hole.argument == argument
      case .pluralNumber: asNumberSign
      case .plural(let choice):
        choice.branches.contains { $0.pattern.shows(argument, asNumberSign: choice.argument == argument) }
      // In a select, `#` is text.
      case .select(let choice):
        choice.branches.contains { $0.pattern.shows(argument, asNumberSign: false) }
      }
    }
  }
}
