import L10nCatalog
import L10nLanguage
import L10nMessages

/// The default value of a resource: the source's text, which Foundation shows if the table lacks the key, with the
/// arguments, which Foundation takes from it in any case.
enum DefaultValue {
  /// A part of the value.
  enum Piece {
    case text(String)
    /// An argument, by its name in the message.
    case argument(String)
  }

  /// Returns the parts of the source's text, in a plural that of the branch `other`. If the text doesn't have each
  /// argument once and in the order of their positions, the value is only the arguments.
  static func pieces(of message: CatalogMessage, _ resource: ResourceString) -> [Piece] {
    let pieces = message.source?.patterns.first.map { Self.pieces(of: $0, counting: nil) } ?? []
    let used = pieces.compactMap { piece -> String? in
      if case .argument(let name) = piece { name } else { nil }
    }
    guard used != resource.arguments else { return pieces }
    return Array(resource.arguments.map { [Piece.argument($0)] }.joined(separator: [.text(" ")]))
  }

  private static func pieces(of pattern: MessagePattern, counting argument: String?) -> [Piece] {
    pattern.elements.flatMap { element -> [Piece] in
      switch element {
      case .text(let text): [.text(text.string)]
      case .particle(let particle): [.text(particle.written)]
      case .placeholder(let hole): [.argument(hole.argument)]
      case .pluralNumber: argument.map { [.argument($0)] } ?? []
      case .plural(let choice):
        (choice.branches.first { $0.selector == .category(.other) } ?? choice.branches.last)
          .map { pieces(of: $0.pattern, counting: choice.argument) } ?? []
      case .select(let choice):
        (choice.branches.first { $0.keyword == "other" } ?? choice.branches.last)
          .map { pieces(of: $0.pattern, counting: argument) } ?? []
      }
    }
  }
}
