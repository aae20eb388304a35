import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nText

/// `plural-missing-category`: numbers for which a plural has no form.
struct PluralMissingCategory: TextRule {
  let id = RuleID.pluralMissingCategory
  let defaultSeverity = Severity.warning
  let greatestSeverity = Severity.error

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    guard text.isSound else { return }
    let incomplete = text.uses.plurals.lazy.filter { !text.isComplete($0.choice, $0.textIndex) }
    for (choice, textIndex) in incomplete.prefix(CheckedText.findingLimit) where !text.isEmpty {
      let categories = text.language.missingCategories(of: choice, needsOther: text.needsOther(choice.kind, textIndex))
      let lacksOther = categories.contains(.other)
      if !lacksOther, isNeedless(categories, of: choice, in: text, textIndex) { continue }
      let missing = categories.map {
        MissingForms.Form(category: $0, numbers: text.language.numbers(of: $0, choice.kind))
      }
      // If the source has two forms, one may have been written on purpose: 'svar' is both in Danish.
      let isAlone =
        categories == [.one] && choice.branches.count == 1 && !text.isSource
        && text.owner.hasOneInSource(choice.argument)
      reporter.report(
        id,
        MissingForms(
          argument: choice.argument, missing: missing, isPluralMap: choice.isPluralMap,
          isOfTable: text.isOfTable(textIndex),
          suffixes: text.suffixes(of: categories, choice, textIndex), language: text.language.name),
        at: text.spot(of: choice.range, in: textIndex), of: text.subject,
        severity: lacksOther ? .error : isAlone ? .info : nil)
    }
  }

  /// Returns a Boolean value indicating whether forms that a plural lacks aren't wanted, or are missing for a reason that
  /// is reported elsewhere.
  private func isNeedless(
    _ missing: [PluralCategory], of choice: PluralChoice, in text: CheckedText, _ textIndex: Int
  ) -> Bool {
    if text.isCopy(textIndex) || text.owner.lacksFormsInSource(choice, besides: text) { return true }
    if text.language.keepsSingularAfterNumbers, missing == [.one] { return true }
    // Somebody who wrote the forms of another plural in the text knows them.
    let isKnown = text.uses.plurals.contains { other, index in
      index == textIndex && other.argument != choice.argument && text.language.isComplete(other)
        && other.branches.count > choice.branches.count
    }
    return isKnown || text.isInForeignScript(textIndex)
  }
}

/// Plural forms that a language needs and a text doesn't have.
private struct MissingForms: Facts {
  var argument: String
  var missing: [Form]
  var isPluralMap: Bool
  /// A Boolean value indicating whether the forms are strings of a table.
  var isOfTable: Bool
  /// The ends of the forms' keys, or `nil` if a form has no key of its own.
  var suffixes: [String]?
  var language: String

  struct Form {
    var category: PluralCategory
    /// Some numbers for which it is needed, in words.
    var numbers: String
  }

  private var categories: [String] { missing.map(\.category.rawValue) }

  var values: KeyValuePairs<FactName, String?> {
    [.argument: argument, .expected: categories.joined(separator: ", ")]
  }
  var namesLanguage: Bool { missing.map(\.category) != [.other] }
  var sentence: String {
    let named = missing.map { "'\($0.category.rawValue)' (for \($0.numbers))" }
    let forms = categories.map { isOfTable ? "'\($0)'" : isPluralMap ? "'\($0): …'" : "'\($0) {…}'" }
    let needs = namesLanguage ? "\(language) needs" : "every plural needs"
    let advice =
      suffixes.map { suffixes in
        "\(missing.count == 1 ? "a key that ends" : "keys that end") in "
          + QuotedList.joined(suffixes.map { "'\($0)'" }, by: "and")
      } ?? QuotedList.joined(forms, by: "and")
    return
      "\(needs) \(QuotedList.joined(named, by: "and")), which \(missing.count == 1 ? "is" : "are") missing; add \(advice)"
  }
}

extension CheckedLanguage {
  fileprivate func isComplete(_ choice: PluralChoice) -> Bool {
    guard choice.covers(.other, in: self) else { return false }
    let missing = categories(choice.kind).count { !choice.covers($0, in: self) }
    return missing == 0 || missing == 1 && !categories(choice.kind).contains(.other)
  }

  fileprivate func missingCategories(of choice: PluralChoice, needsOther: Bool) -> [PluralCategory] {
    PluralCategory.allCases.filter { category in
      (category == .other && needsOther || categories(choice.kind).contains(category))
        && !choice.covers(category, in: self)
    }
  }
}

extension CheckedText {
  /// Returns a Boolean value indicating whether a plural in one of the texts has a form for every number that it counts.
  fileprivate func isComplete(_ choice: PluralChoice, _ textIndex: Int) -> Bool {
    language.isComplete(choice)
      || language.missingCategories(of: choice, needsOther: needsOther(choice.kind, textIndex)).isEmpty
  }

  /// Returns a Boolean value indicating whether a plural needs a form for all other numbers: always, except in a format
  /// that counts whole numbers, and in a language in which none of these selects it.
  fileprivate func needsOther(_ kind: PluralKind, _ textIndex: Int) -> Bool {
    guard !language.categories(kind).contains(.other), let format = text.text(at: textIndex)?.map.format else {
      return true
    }
    return !BundleFormats.format(format).countsWholeNumbers
  }

  /// Returns the ends of the keys that the forms of a plural have, or `nil` if they are in one value.
  fileprivate func suffixes(of categories: [PluralCategory], _ choice: PluralChoice, _ textIndex: Int) -> [String]? {
    guard let format = text.text(at: textIndex)?.map.format else { return nil }
    let suffixes = categories.compactMap { BundleFormats.format(format).suffix(of: $0, choice.kind) }
    return suffixes.count == categories.count ? suffixes : nil
  }

  /// Returns a Boolean value indicating whether a translation is in the letters of English alone, though its language has
  /// others: it isn't translated.
  fileprivate func isInForeignScript(_ textIndex: Int) -> Bool {
    guard !isSource, language.script != "Latn", patterns.indices.contains(textIndex) else { return false }
    let bytes = PatternText(patterns[textIndex]).all.flatMap(\.bytes)
    return bytes.contains(where: \.isASCIILetter) && bytes.allSatisfy { $0 < 0x80 || $0 == PatternText.hole }
  }
}

extension CheckedMessage {
  /// Returns a Boolean value indicating whether the source has a plural over the argument of a translation's, and lacks
  /// forms, too.
  fileprivate func lacksFormsInSource(_ choice: PluralChoice, besides text: CheckedText) -> Bool {
    !text.isSource && sourcePlurals(over: choice.argument).contains { !source.isComplete($0) }
  }

  /// Returns a Boolean value indicating whether the source has a form for 1 in a plural over an argument.
  fileprivate func hasOneInSource(_ argument: String) -> Bool {
    sourcePlurals(over: argument).contains { $0.covers(.one, in: source) }
  }
}

extension PluralChoice {
  /// Returns a Boolean value indicating whether there is a branch for the category, or for the only number that selects
  /// it.
  fileprivate func covers(_ category: PluralCategory, in language: CheckedLanguage) -> Bool {
    if branches.contains(where: { $0.selector == .category(category) }) { return true }
    guard category != .other, let sole = language.pluralRules.soleInteger(category, kind) else { return false }
    // Exact values are compared before the offset is subtracted, categories after.
    return branches.contains { $0.selector == .exactly(Double(sole) + offset) }
  }
}
