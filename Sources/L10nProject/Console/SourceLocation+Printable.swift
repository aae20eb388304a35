import L10nText

extension SourceLocation {
  /// The place as people and terminals read it: `ko.yml:12:9`.
  package var printable: String { "\(Console.printable(file)):\(line):\(column)" }
}
