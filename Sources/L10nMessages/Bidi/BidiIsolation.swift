public import L10nLanguage

/// Decides which arguments of a message are isolated from the text around them, because the bidirectional algorithm
/// could mix them up with it (UAX #9, section 2.7).
///
/// The text of an argument can have any direction, so it is isolated in every language. Numbers and dates in the
/// language's own format are written for its direction, and stay whole and in place without isolation. A number as C
/// writes it is isolated in right-to-left text, which would move the sign of `-5` to its other end.
public struct BidiIsolation: Sendable, Hashable {
  private let isInRightToLeftText: Bool
  private let types: [String: ArgumentType]
  private let localizesNumbers: Bool

  /// Creates a decision for one message in one language.
  ///
  /// - Parameters:
  ///   - isInRightToLeftText: a Boolean value indicating whether the language is written from right to left.
  ///   - types: the types of the arguments by name; others are texts.
  ///   - localizesNumbers: a Boolean value indicating whether numbers without a format of their own are written as the
  ///     language writes numbers.
  public init(isInRightToLeftText: Bool, types: [String: ArgumentType], localizesNumbers: Bool) {
    self.isInRightToLeftText = isInRightToLeftText
    self.types = types
    self.localizesNumbers = localizesNumbers
  }

  /// Returns a Boolean value indicating whether a placeholder with text around it is isolated.
  func isolates(_ placeholder: Placeholder) -> Bool {
    switch placeholder.format {
    case .number, .date, .time: false
    // Texts that an app passes are in a list; the other styles are written in the language's own format.
    case .styled(let style): style.argumentType == .list
    case .plain:
      switch types[placeholder.argument] {
      case .int, .int64, .double, .decimal: isInRightToLeftText && !localizesNumbers
      case .date, .interval, .duration: false
      case .string, .list, .select, nil: true
      }
    case .conversion(let conversion):
      switch conversion.specifier {
      case .object, .string, .character: true
      case .decimal, .fixed, .scientific, .general, .hexadecimalFloat: isInRightToLeftText && !localizesNumbers
      case .unsigned, .hexadecimal, .octal, .binary, .pointer: false
      }
    }
  }
}
