package import L10nText

/// Two things of a catalog for which generated Swift has only one name.
package struct NameCollision: Sendable, Hashable {
  /// The kind of name that they would share.
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
    /// One enum for selects whose keywords differ.
    case sharedEnum(String)
    /// The number that generated code addresses messages by.
    case id(UInt64)
  }

  /// Something that a catalog names.
  package struct Claim: Sendable, Hashable {
    package let kind: Kind
    /// The key path of the message or namespace.
    package let keyPath: String
    /// The place where its key stands in the source language.
    package let place: Place

    package enum Kind: Sendable, Hashable {
      case message
      /// A message under the key that it had before.
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
