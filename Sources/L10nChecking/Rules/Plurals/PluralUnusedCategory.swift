import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// `plural-unused-category`: a form for which the language has no number.
struct PluralUnusedCategory: TextRule {
  let id = RuleID.pluralUnusedCategory
  let defaultSeverity = Severity.info
  let isFixable = true

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    guard text.isSound else { return }
    for (choice, textIndex) in text.uses.plurals.prefix(CheckedText.findingLimit) {
      let unused = text.unusedBranches(of: choice)
      for index in unused {
        let branch = choice.branches[index]
        guard case .category(let category) = branch.selector else { continue }
        let form = UnusedForm(
          argument: choice.argument, category: category, language: text.language.name,
          advice: choice.isPluralMap || text.isComposed(textIndex)
            ? .form : .branch(number: choice.number(meantBy: category)))
        if choice.isPluralMap {
          reporter.report(id, form, at: .place(text.keyPlace(of: branch)), of: text.subject)
          continue
        }
        reporter.report(
          id, form,
          at: text.spot(of: branch.range, in: textIndex), of: text.subject,
          fix: text.text.text(at: textIndex).flatMap { choice.removal(of: index, among: unused, in: $0) })
      }
    }
  }
}

/// A plural form that no number selects.
private struct UnusedForm: Facts {
  var argument: String
  var category: PluralCategory
  var language: String
  var advice: Advice

  /// The part to remove.
  enum Advice {
    /// The form of a plural map.
    case form
    /// The branch of a text, which may have been written for one number.
    case branch(number: Int?)
  }

  var values: KeyValuePairs<FactName, String?> { [.category: category.rawValue, .argument: argument] }
  let namesLanguage = true
  var sentence: String {
    let words =
      switch advice {
      case .form: "remove it"
      case .branch(nil): "remove the branch"
      case .branch(let number?): "remove the branch, or write '=\(number)' if the number is meant"
      }
    return "\(language) never selects '\(category.rawValue)'; \(words)"
  }
}

extension CheckedText {
  /// Returns the indexes of the branches that no number selects, not even a fraction.
  fileprivate func unusedBranches(of choice: PluralChoice) -> [Int] {
    let used = language.pluralRules.categories(choice.kind)
    return choice.branches.indices.filter { index in
      guard case .category(let category) = choice.branches[index].selector, !used.contains(category) else {
        return false
      }
      return !(choice.isPluralMap && owner.syntax.takesZeroLiterally && category == .zero)
    }
  }

  /// Returns the place of a branch's key in a plural map.
  fileprivate func keyPlace(of branch: PluralChoice.Branch) -> Place {
    guard case .pluralMap(let variants) = text.message else { return text.keyPlace }
    return variants.first { .category($0.category) == branch.selector }?.text.keyPlace ?? text.keyPlace
  }
}

extension PluralChoice {
  /// Returns the number that an unused category was probably written for, or `nil` if there is a branch for it.
  fileprivate func number(meantBy category: PluralCategory) -> Int? {
    let number: Int? =
      switch category {
      case .zero: 0
      case .one: 1
      case .two: 2
      case .few, .many, .other: nil
      }
    return number.flatMap { number in
      branches.contains { $0.selector == .exactly(Double(number)) } ? nil : number
    }
  }

  /// Returns a fix that removes a branch from its text, including the white space before the next one. If several are
  /// unused, each is removed separately. Returns `nil` if that would leave a plural without 'other'.
  fileprivate func removal(of index: Int, among unused: [Int], in text: BundleText) -> Fix? {
    guard branches.contains(where: { $0.selector == .category(.other) }) else { return nil }
    var start = branches[index].range.lowerBound
    let end: Int
    if branches.indices.contains(index + 1) {
      end = branches[index + 1].range.lowerBound
    } else {
      end = range.upperBound - 1
      let before = Array(text.text.utf8.prefix(start))
      if !unused.contains(index - 1) { start -= before.reversed().prefix { $0 == 0x20 || $0 == 0x0A }.count }
    }
    return Fix(scalar: text.place, range: start..<max(start, end), replacement: "", effect: .branchRemoval)
  }
}
