import L10nLanguage
import L10nMessages
import L10nText

/// `plural-same-branches`: an English plural whose branches are all the same.
struct PluralSameBranches: TextRule {
  let id = RuleID.pluralSameBranches
  let defaultSeverity = Severity.warning

  func check(_ text: CheckedText, _ reporter: inout Reporter) {
    guard text.isSound, text.language.tag.language == "en" else { return }
    for (choice, textIndex) in text.uses.plurals.prefix(CheckedText.findingLimit) where choice.kind == .cardinal {
      guard let one = choice.branch(for: .one), let other = choice.branch(for: .other) else { continue }
      let words = PatternText(one.pattern)
      guard words.reads(like: PatternText(other.pattern)),
        words.holesBeforeCounted(isEnglish: true).contains(where: { $0.isNumber(of: choice) })
      else { continue }
      reporter.report(
        id, SameBranches(argument: choice.argument), at: text.spot(of: one.range, in: textIndex), of: text.subject)
    }
  }
}

/// Branches of a plural that are the same.
private struct SameBranches: Facts {
  var argument: String

  var values: KeyValuePairs<FactName, String?> { [.argument: argument] }
  var sentence: String { "'one' and 'other' have the same text; write the singular in 'one'" }
}

extension PluralChoice {
  fileprivate func branch(for category: PluralCategory) -> Branch? {
    branches.first { $0.selector == .category(category) }
  }
}

extension PatternText {
  /// Returns a Boolean value indicating whether both have the same text and arguments. The branches of choices aren't
  /// compared: two texts with choices count as different.
  fileprivate func reads(like other: PatternText) -> Bool {
    choices.isEmpty && other.choices.isEmpty && bytes == other.bytes
      && holes.map(\.placeholderArgument) == other.holes.map(\.placeholderArgument)
  }
}

extension MessagePattern.Element {
  /// Returns a Boolean value indicating whether it shows the number by which a plural chooses.
  fileprivate func isNumber(of choice: PluralChoice) -> Bool {
    if case .pluralNumber = self { true } else { placeholderArgument == choice.argument }
  }
}
