import L10nLanguage
import L10nMessages

/// Writes messages to an ARB file: texts that differ are replaced in place, and new messages are added at the end. In
/// the file of the source language, new messages have descriptions with their placeholders.
struct ARBWriter: AppleTableWriter {
  /// Returns a file with the messages, or `nil` if it has mistakes.
  ///
  /// - Parameters:
  ///   - strings: messages with a text in one language.
  ///   - bytes: the file as UTF-8; empty for a new one.
  ///   - source: the source language.
  ///   - syntax: the kind of Flutter's syntax that the project has.
  static func writing(
    _ strings: [AppleTableString], to bytes: [UInt8], source: String, in syntax: MessageSyntax
  ) -> AppleTableString.Written? {
    let isNew = bytes.allSatisfy { $0 <= UInt8(ascii: " ") }
    guard let file = JSONSource(isNew ? Array("{}\n".utf8) : bytes), case .object = file.root.content else {
      return nil
    }
    var writer = ARBWriter(value: file.root.value, source: source, syntax: syntax)
    if isNew, let language = strings.lazy.flatMap(\.texts).first?.language {
      writer.value[ARBFile.language] = .string(ARBFile.locale(of: language))
    }
    writer.write(strings)
    writer.written.bytes = isNew && writer.written.changes == 0 ? bytes : file.bytes(for: writer.value)
    return writer.written
  }

  private var value: JSONValue
  private let source: String
  private let syntax: MessageSyntax
  var written = AppleTableString.Written(bytes: [], changes: 0, refusals: [])

  private init(value: JSONValue, source: String, syntax: MessageSyntax) {
    self.value = value
    self.source = source
    self.syntax = syntax
  }

  mutating func write(
    _ text: AppleTableString.Text, of string: AppleTableString
  ) throws(AppleTextWriter.Inexpressible) {
    let present = value[string.key]
    guard ARBFile.isMessage(string.key), present != nil || ARBFile.isKey(string.key) else {
      throw .init(reason: "a message of Flutter can't have this key; it is a name that begins with a small letter")
    }
    let message = try ARBMessage(text, of: string, in: syntax)
    guard present != .string(message.text) else { return }
    written.changes += 1
    value[string.key] = .string(message.text)
    let name = ARBFile.description(of: string.key)
    guard present == nil, value[name] == nil, LanguageTag(text.language)?.isSameLanguage(as: source) == true else {
      return
    }
    let description = message.description(with: string.description)
    if !description.members.isEmpty { value[name] = description }
  }
}

extension LanguageTag {
  fileprivate func isSameLanguage(as name: String) -> Bool {
    LanguageTag(name).map { isSameLanguage(as: $0) } ?? false
  }
}
