/// Keeps what arguments bring into a string from being read as a tag: a user may be called `<b>`.
enum ArgumentMarking {
  /// Not 0 from the first tagged string of the process on. Before that, no formatting looks whether it is in one.
  private static let inUse = SharedCounter()

  @TaskLocal private static var isMarking = false

  /// The characters that begin markup, and those that replace them meanwhile: of a plane for private use, with the same
  /// last byte.
  private static let replacements: [Unicode.Scalar: Unicode.Scalar] = ["<": "\u{10FF3C}", "&": "\u{10FF26}"]

  /// Returns a string whose arguments are marked while it is formatted.
  static func marked(_ string: () -> String) -> String {
    inUse.store(1)
    return $isMarking.withValue(true, operation: string)
  }

  /// Returns an argument's text as it is written into a string.
  @inline(__always)
  static func text(_ argument: String) -> String {
    inUse.load() == 0 ? argument : textInUse(argument)
  }

  private static func textInUse(_ argument: String) -> String {
    guard isMarking, argument.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return argument
    }
    var text = String.UnicodeScalarView()
    for scalar in argument.unicodeScalars { text.append(replacements[scalar] ?? scalar) }
    return String(text)
  }

  /// Returns the character that a marked one stands for.
  static func unmarked(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{10FF3C}": "<"
    case "\u{10FF26}": "&"
    default: scalar
    }
  }
}
