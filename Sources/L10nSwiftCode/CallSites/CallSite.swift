import L10nCatalog

/// A place in Swift code that looks a string up by its key.
struct CallSite {
  /// The bytes that an accessor takes the place of.
  var range: Range<Int>
  var lookup: Lookup
  /// The name of the table.
  var table = StringTable.standardName
  var values: Values = .none
  /// A Boolean value indicating whether the table is looked for in the bundle of the code's own module.
  var isOfModule = false
  /// A Boolean value indicating whether a function or property of the app's own looks the string up, in whatever bundle.
  var isByOwnLookup = false

  /// The way the key is given.
  enum Lookup {
    /// As text.
    case key(String)
    /// As a literal with interpolations, which are the values.
    case literal(SwiftStringLiteral)
    /// As one of two literals, with what is between them.
    case choice(SwiftStringLiteral, SwiftStringLiteral)
    /// By the accessor of another generator, which has a name of ours or is known.
    case accessor(String)
    /// In a way that can't be replaced, with the reason.
    case refused(String)
  }

  /// A Boolean value indicating whether no key is in the code.
  var isByAccessor: Bool { if case .accessor = lookup { true } else { false } }

  /// The values for the string's arguments.
  enum Values {
    case none
    /// Expressions in the order of the arguments' positions.
    case expressions([SwiftCall.Argument])
    /// The keys in a literal.
    case interpolations(SwiftStringLiteral)
  }

  /// The text that is shown if the table has none in the source language, or `nil` if the key is.
  var defaultText: DefaultText?

  enum DefaultText: Equatable {
    case text(String)
    /// An expression, or a literal with interpolations.
    case computed

    init(_ argument: SwiftCall.Argument) {
      self = argument.literal?.text.map(Self.text) ?? .computed
    }
  }

  /// A Boolean value indicating whether numbers are written without the separators of a language, as `String(format:)`
  /// writes them.
  var formatsPlainly = false

  /// A Boolean value indicating whether SwiftUI shows the text, which reads Markdown in literals.
  var readsMarkdown = false
}
