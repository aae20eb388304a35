import L10nText

/// The inputs and the findings of the last build in a work directory, stored in the file that build systems see as the
/// build's input.
///
/// It is written at the end of each run, so it is always newer than the generated files, and each build runs the tool
/// again: only the tool knows which files it reads.
struct BuildRecord {
  /// The state of the inputs; empty if a change in them could go unnoticed.
  var state: [String]
  /// The printed findings.
  var findings: String

  static func path(in directory: String) -> String {
    FilePath.joined(directory, "l10n-gen.stamp")
  }

  private static let heading = "l10n-gen build record 1"

  init(state: [String], findings: String) {
    self.state = state
    self.findings = findings
  }

  /// Reads the last build's record. Returns `nil` if there is none, or if this tool can't read it.
  init?(in directory: String) {
    guard let bytes = try? FileSystem.bytes(of: Self.path(in: directory)) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(Self.heading + "\n") else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let end = lines.firstIndex(of: "") else { return nil }
    state = Array(lines[1..<end])
    findings = lines[(end + 1)...].joined(separator: "\n")
  }

  /// Writes the record. If that fails, the next build does everything again.
  func write(in directory: String) throws(Refusal) {
    let text = ([Self.heading] + state + [""]).joined(separator: "\n") + "\n" + findings
    do {
      try ReplacedFile.write(Array(text.utf8), to: Self.path(in: directory))
    } catch {
      throw .file(error)
    }
  }
}
