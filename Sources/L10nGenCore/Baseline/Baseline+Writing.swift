/// A baseline as a file: a line for each fingerprint, in a fixed order, so that a change shows what came and went,
/// and merges of two branches that both took lines out, or both put some in, rarely meet.
extension Baseline {
  /// The greatest file that is read.
  package static let sizeLimit = 64 << 20

  /// Writes the file line by line.
  package func write(to output: inout some TextOutputStream) {
    output.write(
      """
      # The findings that 'l10n-gen check --baseline' doesn't count. Take out what is mended, or write the file anew with
      # 'l10n-gen check --write-baseline'.
      version: 1
      findings:\(entries.isEmpty ? " []" : "")

      """)
    for line in entries.map({ Self.line($0) }).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      output.write(line)
    }
  }

  private static func line(_ entry: Entry) -> String {
    let print = entry.fingerprint
    var line = "  - { rule: \(print.rule.rawValue)"
    let fields = [("language", print.language), ("key", print.key), ("file", print.file), ("about", print.about)]
    for case (let name, let value?) in fields { line += ", \(name): \(SettingsText.written(value))" }
    if entry.count > 1 { line += ", count: \(entry.count)" }
    return line + " }\n"
  }
}
