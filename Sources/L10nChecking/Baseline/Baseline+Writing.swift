import L10nFormats
import L10nText

/// Writes a baseline as a file: a line for each fingerprint, in a fixed order, so that changes show what was added and
/// removed, and merging two branches that both removed or both added lines rarely causes conflicts.
extension Baseline {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = 64 << 20

  /// Writes the file line by line.
  package func write(to output: inout some TextOutputStream) {
    let lines = entries.map { Self.line($0.fingerprint, count: $0.count) }
    output.write(
      """
      # The findings that 'l10n-gen check --baseline' doesn't count. Take out what is fixed, or write the file anew with
      # 'l10n-gen check --write-baseline'.
      version: 2
      findings:\(lines.isEmpty ? " []" : "")

      """)
    for line in lines.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { output.write(line) }
  }

  private static func line(_ print: Fingerprint, count: Int) -> String {
    var line = "  - { rule: \(print.rule.rawValue)"
    for case (let name, let value?) in [("language", print.language), ("key", print.key), ("file", print.file)] {
      line += ", \(name): \(SettingsText.written(value))"
    }
    for (name, value) in print.orderedFacts { line += ", \(name.rawValue): \(SettingsText.written(value))" }
    if count > 1 { line += ", count: \(count)" }
    return line + " }\n"
  }
}
