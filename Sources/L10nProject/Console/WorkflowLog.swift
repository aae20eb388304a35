/// Text for the log of a GitHub workflow, in which nothing is a workflow command but what is written as one.
///
/// The runner takes a line for a command that begins with `::`, white space aside, or that has `##[` anywhere
/// (`ActionCommand` in github.com/actions/runner). Bundles and the names of files come from outside, so both are taken
/// apart here. Switching commands off for a while (`stop-commands`) would need a token that nobody can guess, and with it
/// a report that is never the same twice.
package struct WorkflowLog<Output: TextOutputStream>: TextOutputStream {
  package private(set) var output: Output
  private var line = ""

  package init(_ output: Output) {
    self.output = output
  }

  /// Takes lines, in as many pieces as they come. What no line end follows waits for ``finish()``.
  package mutating func write(_ text: String) {
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      output.write(Self.harmless(line + rest[..<end]) + "\n")
      line = ""
      rest = rest[rest.utf8.index(after: end)...]
    }
    line += rest
  }

  /// Takes text as it is to reach the runner, commands included.
  package mutating func write(asIs text: String) {
    output.write(text)
  }

  /// Takes a command, on a line of its own and as it is to reach the runner.
  package mutating func write(command: String) {
    if !line.isEmpty { write("\n") }
    output.write(command + "\n")
  }

  /// Gives on what no line end followed, and gives the output.
  @discardableResult
  package mutating func finish() -> Output {
    if !line.isEmpty { output.write(Self.harmless(line)) }
    line = ""
    return output
  }

  /// The line with a character of what would begin a command written by its number. A carriage return ends a line, too.
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

  /// Returns a Boolean value indicating whether a line has a `#` or a carriage return, or begins with anything but
  /// spaces and a visible character of ASCII. Few do.
  private static func mayHoldCommand(_ line: String) -> Bool {
    guard !line.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == 0x0D }) else { return true }
    guard let first = line.utf8.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return first == UInt8(ascii: ":") || first <= 0x20 || first >= 0x7F
  }

  /// Returns a Boolean value indicating whether the runner trims a scalar and ignores it when comparing text.
  private static func isPassedOver(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.generalCategory == .control || properties.generalCategory == .format
  }
}

extension WorkflowLog<String> {
  /// A text of whole lines in which nothing is a command.
  package static func harmless(_ text: String) -> String {
    var log = WorkflowLog("")
    log.write(text)
    return log.finish()
  }
}
