/// A baseline as a file of YAML: a line for each fingerprint, in a fixed order, so that a change shows what came and went,
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
    for case (let name, let value?) in fields { line += ", \(name): \(scalar(value))" }
    if entry.count > 1 { line += ", count: \(entry.count)" }
    return line + " }\n"
  }

  /// A scalar of YAML that reads back as the text, in one line: plain where that is safe, else in double quotes (YAML
  /// 1.2, section 7.3.1).
  private static func scalar(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { isLetter($0) || "0123456789-_./".unicodeScalars.contains($0) }
    let isWord = text.unicodeScalars.first.map(isLetter) == true
    // What other readers take for truth values and nothing.
    let isOther = ["y", "n", "yes", "no", "on", "off", "true", "false", "null"].contains(text.lowercased())
    if isPlain, isWord, !isOther { return text }
    return "\"" + text.unicodeScalars.reduce(into: "") { $0 += escaped($1) } + "\""
  }

  /// Whether a reviewer sees it, and it means nothing to YAML. Some letters are fillers that nobody sees.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic && !scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case "\u{20}"..."\u{7E}": String(scalar)
    case _ where isLetter(scalar): String(scalar)
    default:
      switch String(scalar.value, radix: 16) {
      case let digits where digits.count <= 4: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      case let digits: "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
  }
}
