/// The facts of a finding, as values. The finding's sentence is built from them, and a baseline recognizes the finding
/// by them, so that a sentence can be reworded without making known findings new.
package protocol Facts: Sendable {
  /// The values, in the order in which they are written. Those that don't apply are `nil`.
  var values: KeyValuePairs<FactName, String?> { get }

  /// One sentence that says what is wrong and what to do, without a final full stop.
  var sentence: String { get }

  /// A Boolean value indicating whether the sentence names the language of the finding, which reports then don't repeat.
  var namesLanguage: Bool { get }
}

extension Facts {
  /// Most sentences name no language, or that of the source.
  package var namesLanguage: Bool { false }
}

/// The name of a value in a finding's facts, as written in baselines and in machine-readable reports.
package enum FactName: String, Sendable, Hashable, CaseIterable {
  // A finding is recognized by these.

  /// The problem, for a rule that reports several.
  case problem
  case argument
  /// The branch of a select.
  case branch
  /// The plural category.
  case category
  /// The character, or the characters, by their code points.
  case character
  /// The word of the glossary.
  case term
  /// The name that two declarations would have in Swift, or the path of another platform's files.
  case name
  /// The end of the text.
  case side
  /// The characters in the file.
  case written

  // These may change as translators work, while the finding stays the same.

  /// The content that should be there.
  case expected
  /// The content that is there instead.
  case found
  /// The content that was probably meant.
  case suggestion

  /// A Boolean value indicating whether findings with different values are different findings.
  package var identifies: Bool {
    switch self {
    case .expected, .found, .suggestion: false
    default: true
    }
  }
}
