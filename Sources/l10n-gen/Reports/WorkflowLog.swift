/// Text for the log of a GitHub workflow, in which nothing is a workflow command.
///
/// The runner takes a line for a command that begins with `::`, white space aside, or that has `##[` anywhere. Bundles
/// and the names of files come from outside, so both are taken apart here. Switching commands off for a while
/// (`stop-commands`) would need a token that nobody can guess, and with it a report that is never the same twice.
struct WorkflowLog<Output: TextOutputStream>: TextOutputStream {
  private(set) var output: Output
  private var line = ""

  init(_ output: Output) {
    self.output = output
  }

  /// Takes lines, in as many pieces as they come. What no line end follows is not printed.
  mutating func write(_ text: String) {
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      output.write(Self.harmless(line + rest[..<end]) + "\n")
      line = ""
      rest = rest[rest.utf8.index(after: end)...]
    }
    line += rest
  }

  /// The line with a character of what would begin a command written by its number.
  static func harmless(_ line: String) -> String {
    guard mayHoldCommand(line) else { return line }
    var scalars = Array(line.unicodeScalars)
    if let first = scalars.firstIndex(where: { !isPassedOver($0) }), scalars[first] == ":" {
      scalars.replaceSubrange(first...first, with: "\\u{3a}".unicodeScalars)
    }
    var result = "".unicodeScalars
    for (index, scalar) in scalars.enumerated() {
      if scalar == "[", index > 1, scalars[index - 1] == "#", scalars[index - 2] == "#" {
        result.append(contentsOf: "\\u{5b}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a line has a `#`, or begins with anything but spaces and a visible character of ASCII. Few do.
  private static func mayHoldCommand(_ line: String) -> Bool {
    guard !line.utf8.contains(UInt8(ascii: "#")) else { return true }
    guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return first == UInt8(ascii: ":") || first <= 0x20 || first >= 0x7F
  }

  /// What the runner trims, and what its comparison of texts passes over.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control || properties.generalCategory == .format
  }
}
