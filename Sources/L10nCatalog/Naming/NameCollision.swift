package import L10nText

/// Two parts of a catalog that would have the same name in generated Swift.
package struct NameCollision: Sendable, Hashable {
  /// The kind of the shared name.
  package let subject: Subject
  /// The owner of the name.
  package let first: Claim
  /// The other one, which can't have the name.
  package let second: Claim

  package enum Subject: Sendable, Hashable {
    /// A Swift name, with the enums around it: `L10n.Store.empty`.
    case name(String)
    /// A parameter's name, in the accessor with this name.
    case parameter(String, of: String)
    /// A shared enum of selects whose keywords differ.
    case sharedEnum(String)
    /// The id that generated code uses for messages.
    case id(UInt64)
  }

  /// A part of a catalog that has a name.
  package struct Claim: Sendable, Hashable {
    package let kind: Kind
    /// The key path of the message or namespace.
    package let keyPath: String
    /// The place of its key in the source language.
    package let place: Place

    package enum Kind: Sendable, Hashable {
      case message
      /// A message under its former key.
      case formerMessage
      case namespace
      /// An argument of the message.
      case argument(String)
      /// The enum of an argument of the message.
      case selectEnum(argument: String)
      /// A keyword of a select over an argument of the message.
      case keyword(String, argument: String)
    }
  }
}
