import L10nText

/// Something that a reader or a parser doesn't understand. What is wrong is in the words of the one that knows the syntax,
/// so that the finding is recognized by what is written there instead.
struct UnreadText: Facts {
  var explanation: String
  /// The written characters: a line of a file, or a part of a string; `nil` if the whole file is meant.
  var written: String?

  var values: KeyValuePairs<FactName, String?> { [.written: written] }
  var sentence: String { explanation }
}
