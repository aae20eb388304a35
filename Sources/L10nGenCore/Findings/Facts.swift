/// What a rule found, as values. The finding's sentence is built from them, and a baseline recognizes the finding by
/// them, so that a sentence can be reworded without making known findings new.
package protocol Facts: Sendable {
  /// The values, in the order in which they are written. Those that are `nil` don't apply.
  var values: KeyValuePairs<FactName, String?> { get }

  /// What is wrong and what to do, without a final full stop.
  var sentence: String { get }

  /// What the sentence had in its first pair of quotes when baselines had version 1, which recognized findings by that;
  /// `nil` if it had none. Fixed forever, whatever becomes of the sentence.
  var version1Quotation: String? { get }

  /// The key that version 1 recorded, without a language, if it wasn't the finding's.
  var version1Key: String? { get }
}

extension Facts {
  /// Most sentences had no quotation.
  package var version1Quotation: String? { nil }
  /// Most findings had their own key.
  package var version1Key: String? { nil }
}

/// The name of a value in a finding's facts, as written in baselines and in the report for programs.
package enum FactName: String, Sendable, Hashable, CaseIterable {
  // A finding is recognized by these.

  /// Which of the rule's problems it is, where the rule has several.
  case problem
  /// The argument.
  case argument
  /// The branch of a select.
  case branch
  /// The plural category.
  case category
  /// The character, or the characters, by their code points.
  case character
  /// The word of the glossary.
  case term
  /// The name that Swift has for two things.
  case name
  /// The end of the text.
  case side
  /// What is written in the file.
  case written

  // These may change as translators work, and the finding is still the same.

  /// What should be there.
  case expected
  /// What is there instead.
  case found
  /// What was probably meant.
  case suggestion

  /// A Boolean value indicating whether a finding with another value is another finding.
  package var identifies: Bool {
    switch self {
    case .expected, .found, .suggestion: false
    default: true
    }
  }
}
