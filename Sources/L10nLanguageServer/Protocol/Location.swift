import L10nFormats

/// A range of a document.
struct Location {
  let uri: String
  let range: Range<Position>

  var json: JSONValue { ["uri": .string(uri), "range": range.json] }
}
