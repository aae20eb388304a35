import L10nText

/// A part that a format's reader or a parser doesn't understand. The explanation comes from the code that knows the
/// syntax, so the finding is recognized by the written characters instead.
struct UnreadText: Facts {
  var explanation: String
  /// The written characters: a line of a file, or a part of a string; `nil` if the whole file is meant.
  var written: String?

  var values: KeyValuePairs<FactName, String?> { [.written: written] }
  var sentence: String { explanation }
}
