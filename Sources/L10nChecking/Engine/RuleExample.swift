/// Bundles that show the problem of a rule, with Korean as their source. They are checked, and the rule must find
/// exactly this.
package struct RuleExample: Sendable, Hashable {
  /// Files in which the rule finds something.
  package var flagged: [File]
  /// The finding for this example.
  package var finding: String
  /// The same files without the problem.
  package var fixed: [File]

  /// A file of an example.
  package struct File: Sendable, Hashable {
    /// Its path below the translations directory.
    package var path: String
    /// The content; if it isn't a string, the text that an editor shows.
    package var text: String
    package var bytes: [UInt8]
  }

  /// Creates an example of files by path, which are shown in this order.
  init(flagged: KeyValuePairs<String, String>, finding: String, fixed: KeyValuePairs<String, String>) {
    self.flagged = flagged.map { File(path: $0.key, text: $0.value, bytes: Array($0.value.utf8)) }
    self.finding = finding
    self.fixed = fixed.map { File(path: $0.key, text: $0.value, bytes: Array($0.value.utf8)) }
  }
}
