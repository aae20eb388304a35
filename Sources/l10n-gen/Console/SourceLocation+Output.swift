import L10nText

extension SourceLocation {
  /// The place as members of a document for programs.
  var members: [(name: String, value: JSONOutput)] {
    [("file", .string(file)), ("line", .number(line)), ("column", .number(column))]
  }
}
