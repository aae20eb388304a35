import L10nCatalog

/// A place in Swift code that looks a string up by its key.
struct CallSite {
  /// The bytes to replace with an accessor.
  var range: Range<Int>
  var lookup: Lookup
  /// The name of the table.
  var table = AppleTable.standardName
  var values: Values = .none
  /// A Boolean value indicating whether the table is in the bundle of the code's own module.
  var isOfModule = false
  /// A Boolean value indicating whether the app's own function or property looks the string up, in any bundle.
  var isByOwnLookup = false

  /// A way to give the key.
  enum Lookup {
    /// As text.
    case key(String)
    /// As a literal with interpolations, which are the values.
    case literal(SwiftStringLiteral)
    /// One of two literals, with the code between them.
    case choice(SwiftStringLiteral, SwiftStringLiteral)
    /// The accessor of another generator, whose name is also one of ours or is known.
    case accessor(String)
    /// An accessor that R.swift or Tuist generates in each build.
    case buildTime(BuildTimeAccessor)
    /// A form that can't be replaced, with the reason.
    case refused(String)
  }

  /// A Boolean value indicating whether the code has no key.
  var isByAccessor: Bool {
    switch lookup {
    case .accessor, .buildTime: true
    case .key, .literal, .choice, .refused: false
    }
  }

  /// The values for the string's arguments.
  enum Values {
    case none
    /// Expressions in the order of the arguments' positions.
    case expressions([SwiftCall.Argument])
    /// The interpolations in the literal of the key.
    case interpolations(SwiftStringLiteral)
  }

  /// The text that is shown if the table has none in the source language, or `nil` if the key is shown.
  var defaultText: DefaultText?

  enum DefaultText: Equatable {
    case text(String)
    /// An expression, or a literal with interpolations.
    case computed

    init(_ argument: SwiftCall.Argument) {
      self = argument.literal?.text.map(Self.text) ?? .computed
    }
  }

  /// A Boolean value indicating whether numbers are formatted without the separators of a language, as by
  /// `String(format:)`.
  var formatsPlainly = false

  /// A Boolean value indicating whether SwiftUI shows the text, which interprets Markdown in literals.
  var readsMarkdown = false
}
