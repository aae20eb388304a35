/// Text for the log of a GitHub workflow, in which only intended commands are workflow commands.
///
/// The runner takes a line as a command if it begins with `::`, after optional white space, or contains `##[`
/// (`ActionCommand` in github.com/actions/runner). Bundles and file names come from outside, so both forms are broken
/// up here. Disabling commands temporarily (`stop-commands`) would need a token that can't be guessed, and would make
/// every report different.
package struct WorkflowLog<Output: TextOutputStream>: TextOutputStream {
  package private(set) var output: Output
  private var line = ""

  package init(_ output: Output) {
    self.output = output
  }

  /// Adds text, in pieces of any size. Text after the last line ending is kept until ``finish()``.
  package mutating func write(_ text: String) {
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      output.write(Self.harmless(line + rest[..<end]) + "\n")
      line = ""
      rest = rest[rest.utf8.index(after: end)...]
    }
    line += rest
  }

  /// Adds text unchanged for the runner, including commands.
  package mutating func write(asIs text: String) {
    output.write(text)
  }

  /// Adds a command on a line of its own, unchanged for the runner.
  package mutating func write(command: String) {
    if !line.isEmpty { write("\n") }
    output.write(command + "\n")
  }

  /// Writes the text after the last line ending, and returns the output.
  @discardableResult
  package mutating func finish() -> Output {
    if !line.isEmpty { output.write(Self.harmless(line)) }
    line = ""
    return output
  }

  /// Returns the line with a character of each possible command replaced by its number. A carriage return also ends a
  /// line.
  private static func harmless(_ line: String) -> String {
    guard mayHoldCommand(line) else { return line }
    var result = "".unicodeScalars
    var isAtStart = true
    var before: (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for scalar in line.unicodeScalars {
      switch scalar {
      case ":" where isAtStart: result.append(contentsOf: "\\u{3a}".unicodeScalars)
      case "[" where before == ("#", "#"): result.append(contentsOf: "\\u{5b}".unicodeScalars)
      default: result.append(scalar)
      }
      isAtStart = scalar == "\r" || isAtStart && isPassedOver(scalar)
      before = (before.1, scalar)
    }
    return String(result)
  }

  /// Returns a Boolean value indicating whether a line has a `#` or a carriage return, or begins with anything other
  /// than spaces and a visible ASCII character. Few lines do.
  private static func mayHoldCommand(_ line: String) -> Bool {
    guard !line.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == 0x0D }) else { return true }
    guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return first == UInt8(ascii: ":") || first <= 0x20 || first >= 0x7F
  }

  /// Returns a Boolean value indicating whether the runner trims a scalar, or ignores it when comparing text.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control || properties.generalCategory == .format
  }
}

extension WorkflowLog<String> {
  /// Returns a text of whole lines in which nothing is a command.
  package static func harmless(_ text: String) -> String {
    var log = WorkflowLog("")
    log.write(text)
    return log.finish()
  }
}
