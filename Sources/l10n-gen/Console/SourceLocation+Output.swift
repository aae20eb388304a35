import L10nGenCore

extension SourceLocation {
  /// The place as people and terminals read it: `ko.yml:12:9`.
  var printable: String { "\(Console.printable(file)):\(line):\(column)" }

  /// The place as members of a document for programs.
  var members: [(name: String, value: JSONOutput)] {
    [("file", .string(file)), ("line", .number(line)), ("column", .number(column))]
  }
}
