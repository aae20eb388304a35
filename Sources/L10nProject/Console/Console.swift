package import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal or whatever stands in its place. Everything the tool prints goes through here, and in a GitHub workflow
/// none of it is a workflow command but what ``GitHubReport`` writes as one.
package enum Console {
  /// Prints to standard output, on which others may rely: that it is full or closed ends the command.
  package static func output(_ text: String) throws(Refusal) {
    if let failure = write(text, to: .output) { throw .file(failure) }
  }

  /// Prints bytes to standard output, whatever they are to a workflow; gives the failure, if there was one.
  package static func outputAsIs(_ bytes: UnsafeBufferPointer<UInt8>) -> FileSystem.Failure? {
    Stream.output.descriptor.writeAll(bytes)
  }

  /// A Boolean value indicating whether a GitHub workflow runs the tool, so that lines which it prints may be commands
  /// to the runner.
  package static var isInWorkflow: Bool { environment("GITHUB_ACTIONS") == "true" }

  /// Prints to standard error. Nobody is left to tell when that fails.
  /// - Parameter holdsCommands: whether the text has passed through a ``WorkflowLog`` already, and the commands in it are
  ///   meant.
  package static func error(_ text: String, holdsCommands: Bool = false) {
    _ = write(text, to: .error, holdsCommands: holdsCommands)
  }

  /// Prints lines to standard error, each of which stays one: what others wrote in it, such as a key, a tag or the name of
  /// a file, can't begin another.
  package static func error(lines: [String]) {
    error(lines.map { printable($0) + "\n" }.joined())
  }

  /// Writes what was passed over, and the reasons.
  package static func note(_ passedOver: [FileSystem.Failure]) {
    for place in passedOver { error("note: \(printable(place.path)) is passed over: \(printable(place.reason))\n") }
  }

  /// Says why a command did nothing.
  package static func explain(_ refusal: Refusal) {
    switch refusal {
    case .usage(let message): error("error: \(printable(message))\n")
    case .file(let failure): explain(.files([failure]))
    case .files(let failures):
      for failure in failures { error("error: \(printable(failure.path)): \(printable(failure.reason))\n") }
    case .configuration(let problems):
      for problem in problems {
        error("\(problem.location.printable): error: \(printable(problem.message))\n")
      }
    }
  }

  /// The value of an environment variable; nil for an empty one.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Returns a Boolean value indicating whether colours may be used on a stream: a terminal shows them, and nobody set
  /// NO_COLOR (no-color.org).
  package static func showsColor(_ stream: Stream) -> Bool {
    isatty(stream.descriptor.number) == 1 && environment("NO_COLOR") == nil && environment("TERM") != "dumb"
  }

  /// The number of cells a line of a stream has: what COLUMNS says, else what the terminal does, or `nil` if there is
  /// none.
  package static func width(of stream: Stream) -> Int? {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    // The request's type is the C library's: an integer of one size or another.
    guard ioctl(stream.descriptor.number, numericCast(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// One of the two streams that a process writes to.
  package enum Stream {
    case output, error

    fileprivate var descriptor: FileDescriptor {
      switch self {
      case .output: FileDescriptor(number: STDOUT_FILENO, name: "standard output")
      case .error: FileDescriptor(number: STDERR_FILENO, name: "standard error")
      }
    }
  }

  /// A text with what would move the cursor or turn the direction of the line made visible.
  package static func printable(_ text: String) -> String {
    guard text.utf8.contains(where: mayBeInvisible), text.unicodeScalars.contains(where: isInvisible) else {
      return text
    }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if isInvisible(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns a Boolean value indicating whether a byte of UTF-8 is, or begins, what may be invisible. Few texts have
  /// one, and all texts printed are asked.
  private static func mayBeInvisible(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF
  }

  /// Returns a Boolean value indicating whether a character moves the cursor, turns the direction of the line, or can't
  /// be seen.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func write(
    _ text: String, to stream: Stream, holdsCommands: Bool = false
  ) -> FileSystem.Failure? {
    var text = isInWorkflow && !holdsCommands ? WorkflowLog.harmless(text) : text
    return text.withUTF8(stream.descriptor.writeAll)
  }
}
