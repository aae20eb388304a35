import L10nCatalog
import L10nFormats

/// The names of arguments that strings lose in files whose placeholders have positions alone.
struct LostArgumentNames {
  /// The number of strings that lose a name.
  private var count = 0
  /// The first one.
  private var example: (name: String, key: String)?

  /// - Parameters:
  ///   - messages: the strings, with their keys in the files.
  ///   - files: the strings as they are read from the files.
  init(of messages: [(key: String, message: CatalogMessage)], in files: Catalog) {
    let keys = files.tableKeysByPath
    let names = Dictionary(
      files.messages.map { message in
        let key = keys[message.keyPath]?.key ?? message.keyPath
        // A format whose keys are texts has the string's key as the context.
        return (ContextKey(key).context ?? key, Set(message.arguments.map(\.name)))
      }
    ) { first, _ in first }
    for (key, message) in messages {
      guard let own = names[key],
        let lost = message.arguments.first(where: { !own.contains($0.name) && !Self.isPosition($0.name) })
      else { continue }
      count += 1
      if example == nil { example = (lost.name, key) }
    }
  }

  /// Returns a Boolean value indicating whether a name was made of an argument's position: `arg1`.
  static func isPosition(_ name: String) -> Bool {
    name.hasPrefix("arg") && name.count > 3 && name.dropFirst(3).allSatisfy(\.isWholeNumber)
  }

  /// The loss as a sentence that says what to do, or `nil` if nothing is lost.
  var sentence: String? {
    example.map { name, key in
      let others = count == 1 ? "" : ", and those of \(count - 1) other \(count == 2 ? "string" : "strings")"
      return "the argument name '\(name)' of '\(key)'\(others): the format has only positions; names.yml can name them"
    }
  }
}
