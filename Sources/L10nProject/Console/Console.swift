package import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal, or the file or pipe that replaces it. The tool prints everything through this type. In a GitHub
/// workflow, only the commands of ``GitHubReport`` are workflow commands.
package enum Console {
  /// Prints to standard output. If that fails, the command ends, since other programs may rely on the output.
  package static func output(_ text: String) throws(Refusal) {
    if let failure = write(text, to: .output) { throw .file(failure) }
  }

  /// Prints bytes to standard output without making workflow commands harmless, and returns the failure, if any.
  package static func outputAsIs(_ bytes: UnsafeBufferPointer<UInt8>) -> FileSystem.Failure? {
    Stream.output.descriptor.writeAll(bytes)
  }

  /// A Boolean value indicating whether a GitHub workflow runs the tool, so that the runner may take printed lines as
  /// commands.
  package static var isInWorkflow: Bool { environment("GITHUB_ACTIONS") == "true" }

  /// Prints to standard error. Failures are ignored, since there is no other place to report them.
  /// - Parameter holdsCommands: whether the text comes from a ``WorkflowLog``, so that commands in it are intended.
  package static func error(_ text: String, holdsCommands: Bool = false) {
    _ = write(text, to: .error, holdsCommands: holdsCommands)
  }

  /// Prints lines to standard error. Foreign text in a line, such as a key, a tag or a file name, can't begin another
  /// line.
  package static func error(lines: [String]) {
    error(lines.map { printable($0) + "\n" }.joined())
  }

  /// Prints the skipped places with the reasons. Of many that are skipped for one reason, the first are printed.
  package static func note(_ passedOver: [FileSystem.Failure]) {
    var counts: [String: Int] = [:]
    for place in passedOver {
      counts[place.reason, default: 0] += 1
      guard counts[place.reason, default: 0] <= placeLimit else { continue }
      error("note: \(printable(place.path)) is passed over: \(printable(place.reason))\n")
    }
    for (reason, count) in counts.sorted(by: { $0.key < $1.key }) where count > placeLimit {
      error("note: \(count - placeLimit) more are passed over: \(printable(reason))\n")
    }
  }

  /// The number of skipped places that are printed with the same reason.
  private static let placeLimit = 10

  /// Prints the reason why a command did nothing; or, as a "note", why it left something out.
  package static func explain(_ refusal: Refusal, as label: String = "error") {
    switch refusal {
    case .usage(let message): error("\(label): \(printable(message))\n")
    case .file(let failure): explain(.files([failure]), as: label)
    case .files(let failures):
      for failure in failures { error("\(label): \(printable(failure.path)): \(printable(failure.reason))\n") }
    case .configuration(let problems):
      for problem in problems {
        error("\(problem.location.printable): \(label): \(printable(problem.message))\n")
      }
    }
  }

  /// Returns the value of an environment variable, or `nil` if it is unset or empty.
  package static func environment(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// Returns a Boolean value indicating whether colours may be used on a stream: it is a terminal that shows them, and
  /// NO_COLOR isn't set (no-color.org).
  package static func showsColor(_ stream: Stream) -> Bool {
    isatty(stream.descriptor.number) == 1 && environment("NO_COLOR") == nil && environment("TERM") != "dumb"
  }

  /// Returns the number of columns in a line of a stream: the value of COLUMNS, or else the terminal's, or `nil` if
  /// there is none.
  package static func width(of stream: Stream) -> Int? {
    if let columns = environment("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    // The request's integer type depends on the C library.
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

  /// Returns a text in which characters that move the cursor or change the direction of the line are visible.
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

  /// Returns a Boolean value indicating whether a byte of UTF-8 is or begins a character that may be invisible. This is
  /// a quick check, since few texts have such characters.
  private static func mayBeInvisible(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF
  }

  /// Returns a Boolean value indicating whether a character moves the cursor, changes the direction of the line, or is
  /// invisible.
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
