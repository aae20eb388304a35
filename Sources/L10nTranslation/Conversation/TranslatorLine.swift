import L10nFormats

/// A line of a program that translates.
enum TranslatorLine {
  /// The texts of a string.
  case answer(TranslationAnswer)
  /// A string couldn't be translated this time, or, without an identifier, none of the batch.
  case error(id: String?, message: String)
  /// The program has used something since the last such line: tokens, for example.
  case usage([(name: String, count: Int)])
  /// The program answers no more strings of the batch with a number.
  case end(batch: Int)
  /// A line that means nothing.
  case unreadable

  /// Reads a line, which should be a JSON object in UTF-8.
  init(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil, let json = JSONValue(parsing: bytes), case .object = json
    else {
      self = .unreadable
      return
    }
    let id = json["id"]?.string
    if let message = json["error"] {
      self = .error(id: id, message: Self.message(message))
    } else if id != nil {
      self = .answer(TranslationAnswer(json))
    } else if let usage = json["usage"] {
      self = .usage(
        usage.members.prefix(Self.usageLimit).compactMap { name, value in
          value.integer.flatMap { $0 >= 0 ? (name, $0) : nil }
        })
    } else if let batch = json["end"]?.integer {
      self = .end(batch: batch)
    } else {
      self = .unreadable
    }
  }

  /// The number of counts in a line.
  private static let usageLimit = 16

  /// The number of characters of a message that are kept.
  private static let messageLimit = 300

  private static func message(_ json: JSONValue) -> String {
    let text = json.string ?? json.text
    return text.count > messageLimit ? text.prefix(messageLimit) + "…" : text
  }
}
