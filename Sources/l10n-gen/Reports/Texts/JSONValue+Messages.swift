import L10nFormats
import L10nLanguage
import L10nMessages
import L10nReview

extension JSONValue {
  /// A text as a string, a list as an array, a plural map as an object, and none as null.
  static func stored(_ message: StoredMessage?) -> JSONValue {
    switch message {
    case nil: .null
    case .text(let text): .string(text)
    case .list(let items): .array(items.map(JSONValue.string))
    case .pluralMap(let variants): .object(variants.map { ($0.category.rawValue, .string($0.text)) })
    }
  }

  /// The text as users see it, with the values of its arguments.
  static func reads(_ previews: Previews) -> JSONValue {
    .array(
      previews.lines.map { line in
        .object([
          ("with", .object(line.values.map { ($0.argument, .string($0.text)) })),
          ("text", line.texts.count == 1 ? .string(line.texts[0]) : .array(line.texts.map(JSONValue.string))),
        ])
      })
  }
}
