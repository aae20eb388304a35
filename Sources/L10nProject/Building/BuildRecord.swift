import L10nText

/// The inputs and the findings of the last build of a work directory, kept in the file that build systems take for the
/// build's input.
///
/// It is written at the end of each run, so it is always newer than the generated files, and each build runs the tool
/// again: only the tool knows which files it reads.
struct BuildRecord {
  /// The state of the inputs; empty if a change of them might not show.
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

  /// The last build's, or `nil` if there is none, or none that this tool can read.
  init?(in directory: String) {
    guard let bytes = try? FileSystem.bytes(of: Self.path(in: directory)) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(Self.heading + "\n") else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let end = lines.firstIndex(of: "") else { return nil }
    state = Array(lines[1..<end])
    findings = lines[(end + 1)...].joined(separator: "\n")
  }

  /// Keeps the record. Where that fails, the next build does everything again.
  func write(in directory: String) throws(Refusal) {
    let text = ([Self.heading] + state + [""]).joined(separator: "\n") + "\n" + findings
    do {
      try ReplacedFile.write(Array(text.utf8), to: Self.path(in: directory))
    } catch {
      throw .file(error)
    }
  }
}
