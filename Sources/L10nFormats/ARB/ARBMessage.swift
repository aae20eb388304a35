import L10nLanguage
import L10nMessages

/// A message as Flutter writes it: a text whose placeholders have no formats, and the declarations of the placeholders.
struct ARBMessage {
  let text: String
  private let arguments: [AppleTableString.Argument]
  /// The formats of arguments by name.
  private var formats: [String: ARBType.Format] = [:]

  /// - Throws: the reason why an ARB file can't hold the message.
  init(
    _ text: AppleTableString.Text, of string: AppleTableString, in syntax: MessageSyntax
  ) throws(AppleTextWriter.Inexpressible) {
    guard !text.isList else { throw .init(reason: "Flutter has no lists; write one message for each item") }
    arguments = string.arguments
    if let verbatim = text.verbatim {
      self.text = verbatim
      return
    }
    var conversion = FlutterPattern(arguments: string.arguments, language: text.language)
    let flutter = try conversion.converted(text.patterns.first ?? MessagePattern())
    formats = conversion.formats
    let (written, losses) = syntax.print(flutter)
    if losses.contains(.characters) {
      throw .init(reason: "Flutter can't write a brace as text; use 'use-escaping: true' in Flutter's l10n.yaml")
    }
    if let loss = losses.first { throw .init(reason: "Flutter \(loss)") }
    self.text = written
  }

  /// Returns the description to write below `@key`; empty if there is nothing to say.
  func description(with words: String?) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let words { members.append(("description", .string(words))) }
    let placeholders = arguments.map { argument -> JSONValue.Member in
      var fields: [JSONValue.Member] = [("type", .string(ARBType.name(of: argument.type)))]
      if let format = formats[argument.name] {
        fields.append(("format", .string(format.name)))
        if !format.parameters.isEmpty { fields.append(("optionalParameters", .object(format.parameters))) }
      }
      return (argument.name, .object(fields))
    }
    if !placeholders.isEmpty { members.append(("placeholders", .object(placeholders))) }
    return .object(members)
  }
}
