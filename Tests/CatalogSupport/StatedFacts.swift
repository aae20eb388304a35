@testable import L10nText

/// Facts with values and a sentence given by a test.
package struct StatedFacts: Facts {
  package var argument: String?
  package var found: String?
  package var sentence: String

  package init(argument: String? = nil, found: String? = nil, sentence: String = "x") {
    self.argument = argument
    self.found = found
    self.sentence = sentence
  }

  package var values: KeyValuePairs<FactName, String?> { [.argument: argument, .found: found] }
}
