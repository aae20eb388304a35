/// Bundles that show what a rule is about, with Korean as their source. They are checked: the rule finds just this.
public struct RuleExample: Sendable, Hashable {
  /// Files in which the rule finds something.
  public var flagged: [File]
  /// What it says of them.
  public var finding: String
  /// The same files without the fault.
  public var mended: [File]

  /// A file of an example.
  public struct File: Sendable, Hashable {
    /// Its path below the translations directory.
    public var path: String
    /// What it holds; where that is no text, what an editor shows of it.
    public var text: String
    /// Its bytes.
    public var bytes: [UInt8]
  }

  /// Makes an example of files by path, which are shown in the order given.
  init(flagged: KeyValuePairs<String, String>, finding: String, mended: KeyValuePairs<String, String>) {
    self.flagged = flagged.map { File(path: $0.key, text: $0.value, bytes: Array($0.value.utf8)) }
    self.finding = finding
    self.mended = mended.map { File(path: $0.key, text: $0.value, bytes: Array($0.value.utf8)) }
  }
}
