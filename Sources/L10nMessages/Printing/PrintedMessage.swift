package import L10nLanguage

/// A message written in a syntax, with the parts that the syntax can't express.
package struct PrintedMessage: Sendable, Hashable {
  /// The message as stored in a bundle. Parsing it returns the message, except for the losses.
  package var stored: StoredMessage
  /// The losses and changes of meaning, each once, in the order in which they appear in the message.
  package var losses: [Loss]

  /// A part of a message that a syntax can't express.
  package enum Loss: Sendable, Hashable {
    /// Branches selected by a word; the branch `other` is written.
    case select(argument: String)
    /// Branches selected by a number, where a plural map isn't possible; the branch `other` is written.
    case plural(argument: String)
    /// A branch for one exact number, which isn't written.
    case exactNumber(argument: String, number: Double)
    /// A number whose format is lost.
    case numberFormat(argument: String)
    /// A date or a time whose format is lost.
    case dateFormat(argument: String)
    /// A list, a span of time or an amount of data whose format is lost.
    case style(argument: String, ArgumentStyle)
    /// A C conversion whose format is lost.
    case conversion(argument: String)
    /// An argument that is renamed.
    case argumentName(String, writtenAs: String)
    /// A number of a plural that one of its branches can no longer show as `#`.
    case pluralNumber
    /// Characters that have another meaning in the syntax, and that it can't escape here.
    case characters
  }
}

extension PrintedMessage.Loss: CustomStringConvertible {
  /// The loss as a sentence without a final full stop.
  package var description: String {
    switch self {
    case .select(let argument): "can't choose by the word '\(argument)'"
    case .plural(let argument): "can't choose by the number '\(argument)' here"
    case .exactNumber(let argument, let number):
      "has no branch for '\(argument)' being \(NumberText.plain(number))"
    case .numberFormat(let argument): "can't write the number '\(argument)' in this format"
    case .dateFormat(let argument): "can't write dates and times such as '\(argument)'"
    case .style(let argument, let style): "can't write '\(argument)' as \(style.words)"
    case .conversion(let argument): "has no conversion like that of '\(argument)'"
    case .argumentName(let name, let written): "can't name the argument '\(name)', which would become '\(written)'"
    case .pluralNumber: "can't show the number of an outer plural in this branch"
    case .characters: "can't write some of its characters as text"
    }
  }
}

/// Numbers as a message writes them.
package enum NumberText {
  /// Returns a number, without a decimal point if it is whole.
  package static func plain(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}
