import L10nText

extension SourceLocation {
  /// The place as the members of a JSON object.
  var members: [(name: String, value: JSONOutput)] {
    [("file", .string(file)), ("line", .number(line)), ("column", .number(column))]
  }
}
