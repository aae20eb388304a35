package import L10nLanguage
import L10nMessages

/// A text that becomes a message of the source language.
package struct NewText {
  package let parts: [Part]

  package enum Part {
    case text(String)
    case argument(name: String, ArgumentType)
  }

  package init(_ parts: [Part]) { self.parts = parts }

  /// The types of its arguments, in order.
  var types: [ArgumentType] {
    parts.compactMap { if case .argument(_, let type) = $0 { type } else { nil } }
  }

  /// Returns the text as a pattern whose arguments a syntax can write; it has no argument for a type that the syntax
  /// can't write, so that reading it again shows other types.
  func pattern(in syntax: MessageSyntax) -> MessagePattern {
    var position = 0
    return MessagePattern(
      parts.map { part in
        switch part {
        case .text(let text): return .text(LiteralText(text))
        case .argument(let name, let type):
          position += 1
          let name = syntax == .printf ? "arg\(position)" : name
          return .placeholder(Placeholder(argument: name, format: syntax.format(of: type), range: 0..<0))
        }
      })
  }
}

extension MessageSyntax {
  /// Returns the format in which a value of a type is a part of a text.
  fileprivate func format(of type: ArgumentType) -> PlaceholderFormat {
    let sample: String? =
      switch (self, type) {
      case (.icu, .int): "{n, number, integer}"
      case (.icu, .double): "{n, number}"
      case (.messageFormat2, .int): "{$n :integer}"
      case (.messageFormat2, .double): "{$n :number}"
      case (.printf, .int): "%lld"
      case (.printf, .string): "%@"
      case (.ruby, .int): "%<n>d"
      default: nil
      }
    guard let sample, case .placeholder(let placeholder) = parse(sample).pattern.elements.first else { return .plain }
    return placeholder.format
  }
}
