import L10nLanguage

/// `plural-unused-category`: a form for which the language has no number.
struct PluralUnusedCategory: TextRule {
  let id = RuleID.pluralUnusedCategory
  let defaultSeverity = Severity.info
  let isFixable = true
  var summary: String {
    "a plural has a category that the language never selects"
  }
  var explanation: String {
    """
    Translators and services copy the categories of English, but Korean, Chinese and Japanese have 'other' alone: their \
    'one' is never shown, not even for 1. Where the number 1 is to read differently, '=1' says so.

    Categories that only decimals or millions select are used, '=0' and '=1' are no categories, and the 'zero' of a \
    plural map is the number 0 in Ruby's and Apple's syntax.
    """
  }
  var example: RuleExample {
    RuleExample(
      flagged: ["ko.yml": "found: \"{n, plural, one {# 곳} other {#곳}}\"\n"],
      finding: "ko never selects 'one'; remove the branch, or write '=1' if the number is meant",
      fixed: ["ko.yml": "found: \"{n, plural, other {#곳}}\"\n"])
  }

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    guard text.isSound else { return }
    for (choice, textIndex) in text.uses.plurals.prefix(CheckedText.findingLimit) {
      let unused = text.unusedBranches(of: choice)
      for index in unused where choice.isPluralMap {
        reporter.report(
          id, "\(text.language.name) never selects \(choice.branches[index].quotedCategory); remove it",
          at: .place(text.keyPlace(of: choice.branches[index])), of: text.subject)
      }
      for index in unused where !choice.isPluralMap {
        let branch = choice.branches[index]
        reporter.report(
          id, "\(text.language.name) never selects \(branch.quotedCategory); \(choice.advice(on: branch))",
          at: text.spot(of: branch.range, in: textIndex), of: text.subject,
          fix: text.text.text(at: textIndex).flatMap { choice.removal(of: index, among: unused, in: $0) })
      }
    }
  }
}

extension CheckedText {
  /// The indexes of the branches that no number selects, whole or not.
  fileprivate func unusedBranches(of choice: PluralChoice) -> [Int] {
    let used = language.pluralRules.categories(choice.kind)
    return choice.branches.indices.filter { index in
      guard case .category(let category) = choice.branches[index].selector, !used.contains(category) else {
        return false
      }
      return !(choice.isPluralMap && owner.syntax.takesZeroLiterally && category == .zero)
    }
  }

  /// Where a plural map has the key of a branch.
  fileprivate func keyPlace(of branch: PluralChoice.Branch) -> Place {
    guard case .pluralMap(let variants) = text.message else { return text.keyPlace }
    return variants.first { .category($0.category) == branch.selector }?.keyPlace ?? text.keyPlace
  }
}

extension PluralChoice {
  /// What to do about a branch that isn't used.
  fileprivate func advice(on branch: Branch) -> String {
    let number: Double? =
      switch branch.selector {
      case .category(.zero): 0
      case .category(.one): 1
      case .category(.two): 2
      default: nil
      }
    guard let number, !branches.contains(where: { $0.selector == .exactly(number) }) else { return "remove the branch" }
    return "remove the branch, or write '=\(Int(number))' if the number is meant"
  }

  /// What takes a branch out of its text, with the white space that parts it from the next one. Of several that are
  /// unused, each is taken out by itself. Nil where that would leave a plural without 'other'.
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

extension PluralChoice.Branch {
  fileprivate var quotedCategory: String {
    if case .category(let category) = selector { "'\(category.rawValue)'" } else { "" }
  }
}
