@testable import L10nText

/// Facts of which only the sentence matters.
struct Sentence: Facts {
  var sentence: String

  var values: KeyValuePairs<FactName, String?> { [:] }
}
