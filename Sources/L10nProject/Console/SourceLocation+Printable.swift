import L10nText

extension SourceLocation {
  /// The place in the form that people and terminals expect: `ko.yml:12:9`.
  package var printable: String { "\(Console.printable(file)):\(line):\(column)" }
}
