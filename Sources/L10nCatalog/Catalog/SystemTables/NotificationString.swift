package import L10nLanguage
import L10nMessages
package import L10nText

/// A string that a server names in a remote notification, with `title-loc-key`, `subtitle-loc-key` or `loc-key` (Apple,
/// "Generating a remote notification"). The system of every device that gets the notification looks the key up in the
/// installed version of the app, and puts the strings of `loc-args` in place of the text's arguments.
package struct NotificationString: Sendable {
  /// The table in which the system looks keys up.
  package static let table = AppleTable.standardName

  /// The index of its message.
  package let message: Int
  /// Its key in the table.
  package let key: String
  /// The arguments in the order of `loc-args`.
  package let arguments: [Argument]
  /// The place of the pattern that names it in the configuration.
  package let pattern: Place

  /// An argument, for which a server sends a string.
  package struct Argument: Sendable, Hashable {
    package let name: String
    /// Its position in `loc-args`, from 1.
    package let position: Int
    /// The type that the texts need.
    package let type: ArgumentType
  }
}

extension NotificationString {
  /// - Parameter known: the known positions of the message's arguments in the table, by name.
  init(_ message: CatalogMessage, at index: Int, key: String, positions known: [String: Int], pattern: Place) {
    self.message = index
    self.key = key
    self.pattern = pattern
    let arguments = message.arguments.filter { !$0.isDevice }
    let positions = PrintfPositions(arguments.map(\.name), known: known)
    self.arguments = arguments.map {
      Argument(name: $0.name, position: positions.position(of: $0.name), type: $0.type)
    }.sorted { $0.position < $1.position }
  }
}
