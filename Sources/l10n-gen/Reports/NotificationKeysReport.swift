import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nProject

/// The strings of remote notifications, for those who write a server.
struct NotificationKeysReport {
  private let catalog: Catalog
  private let strings: [NotificationString]
  /// The strings that a server can't use, each as a sentence without a final full stop.
  let leftOut: [String]

  init(_ catalog: Catalog) {
    self.catalog = catalog
    let all = catalog.notifications.strings
    strings = all.filter { !$0.needsNumber }
    leftOut =
      all.filter(\.needsNumber).map { "'\($0.key)': 'loc-args' are strings, and it needs a number" }
      + catalog.notifications.messagesOutsideTable.map {
        "'\(catalog.messages[$0].keyPath)': it isn't in the table '\(NotificationString.table)'"
      }
  }

  /// A paragraph for each string: its keys, its text in the source language, and its arguments.
  func text(_ style: TextStyle) -> String {
    strings.map { string in
      let message = catalog.messages[string.message]
      let path = string.key == message.keyPath ? "" : "  \(style.dim(Console.printable(message.keyPath)))"
      let texts = message.source.map { source in (0..<source.stored.count).map { source.stored[$0] } } ?? []
      let arguments = string.arguments.map { "\($0.position) \($0.name)" }.joined(separator: ", ")
      return style.bold(Console.printable(string.key)) + path + "\n"
        + ShownText.lines(texts).map { "  \($0)\n" }.joined()
        + (arguments.isEmpty ? "" : "  loc-args: \(Console.printable(arguments))\n")
    }.joined(separator: "\n")
  }

  /// A document for programs. Members may be added, but existing members keep their names and meanings.
  var json: String {
    let items = strings.map { string -> JSONValue in
      let message = catalog.messages[string.message]
      let arguments = string.arguments.map { argument -> JSONValue in
        .object([
          ("position", .number(argument.position)), ("name", .string(argument.name)), ("type", .string("string")),
          ("example", .optional(message.metadata.examples[argument.name])),
        ])
      }
      let languages = catalog.languages.indices.filter { message.isTranslated(in: $0) }
      return .object([
        ("loc-key", .string(string.key)), ("loc-args", .array(arguments)), ("key", .string(message.keyPath)),
        ("text", .stored(message.source?.stored)), ("description", .optional(message.description)),
        ("languages", .array(languages.map { .string(catalog.languages[$0]) })),
      ])
    }
    return JSONValue.object([
      ("version", .number(1)), ("source", .string(catalog.languages[0])), ("strings", .array(items)),
    ]).text + "\n"
  }
}

extension NotificationString {
  fileprivate var needsNumber: Bool { arguments.contains(where: \.type.isNumber) }
}
