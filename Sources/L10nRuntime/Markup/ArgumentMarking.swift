/// Marks arguments so that their characters aren't read as tags: a user may be called `<b>`.
enum ArgumentMarking {
  /// Not 0 once the process has created a tagged string. Before that, formatting needs no look at the task.
  private static let inUse = SharedCounter()

  @TaskLocal private static var isMarking = false

  /// The characters that begin markup, and the ones that replace them while a string is formatted: private-use
  /// characters with the same last byte.
  private static let replacements: [Unicode.Scalar: Unicode.Scalar] = ["<": "\u{10FF3C}", "&": "\u{10FF26}"]

  /// Returns the string that `string` formats, with its arguments marked.
  static func marked(_ string: () -> String) -> String {
    inUse.store(1)
    return $isMarking.withValue(true, operation: string)
  }

  /// Returns an argument's text for writing into a string, marked if that is a tagged one.
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

  /// Returns the original of a marked character.
  static func unmarked(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{10FF3C}": "<"
    case "\u{10FF26}": "&"
    default: scalar
    }
  }
}
