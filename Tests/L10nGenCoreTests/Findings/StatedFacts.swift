import L10nGenCore

/// Facts with the values and the sentence that a test gives them.
struct StatedFacts: Facts {
  var argument: String?
  var found: String?
  var sentence = "x"

  var values: KeyValuePairs<FactName, String?> { [.argument: argument, .found: found] }
}
