import L10nFormats
import L10nText

extension SourceLocation {
  /// The place as members of a document for programs.
  var members: [JSONValue.Member] {
    [("file", .string(file)), ("line", .number(line)), ("column", .number(column))]
  }
}
