/// Marks arguments so that their characters aren't read as tags: a user may be called `<b>`.
enum ArgumentMarking {
  /// Not 0 once the process has created a tagged string. Before that, formatting needs no look at the task.
  private static let inUse = SharedCounter()

  @TaskLocal private static var isMarking = false

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
    var text = ""
    for scalar in argument.unicodeScalars { text.unicodeScalars.append(marked(scalar)) }
    return text
  }

  /// Returns the character that replaces one that begins markup while a string is formatted: a private-use character
  /// with the same last byte.
  private static func marked(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "<": "\u{10FF3C}"
    case "&": "\u{10FF26}"
    default: scalar
    }
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
