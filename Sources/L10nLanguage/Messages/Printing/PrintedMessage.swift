/// A message as a syntax writes it, and what the syntax can't say of it.
package struct PrintedMessage: Sendable, Hashable {
  /// The message as a bundle stores it. Parsing it gives the message, except for the losses.
  package var stored: StoredMessage
  /// The losses and changes of meaning, each once, in the order of the message.
  package var losses: [Loss]

  /// Something that a message says and a syntax can't.
  package enum Loss: Sendable, Hashable {
    /// Branches chosen by a word; the branch `other` is written.
    case select(argument: String)
    /// Branches chosen by a number, where a plural map can't say so; the branch `other` is written.
    case plural(argument: String)
    /// A branch for one exact number, which isn't written.
    case exactNumber(argument: String, number: Double)
    /// A number that isn't written as the message says.
    case numberFormat(argument: String)
    /// A date or a time that isn't written as the message says.
    case dateFormat(argument: String)
    /// A C conversion that isn't written as the message says.
    case conversion(argument: String)
    /// An argument that gets another name.
    case argumentName(String, writtenAs: String)
    /// A number of a plural that a branch inside of it can't show as `#` any more.
    case pluralNumber
    /// Characters that mean something else in the syntax, which has no way to write them here.
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
    case .conversion(let argument): "has no conversion like that of '\(argument)'"
    case .argumentName(let name, let written): "can't name the argument '\(name)', which would become '\(written)'"
    case .pluralNumber: "can't show the number of an outer plural in this branch"
    case .characters: "can't write some of its characters as text"
    }
  }
}

/// Numbers as a message writes them.
enum NumberText {
  /// A number without a decimal point where it is whole.
  static func plain(_ number: Double) -> String {
    Int(exactly: number).map { String($0) } ?? String(number)
  }
}
