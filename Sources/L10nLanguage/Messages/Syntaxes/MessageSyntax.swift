/// The placeholder syntax of a catalog: the `syntax:` of its configuration.
public enum MessageSyntax: String, Sendable, Hashable, CaseIterable {
  /// ICU MessageFormat 1, as ICU 77 behaves.
  case icu
  /// The Ruby i18n gem's interpolation, with plural maps.
  case ruby
  /// Apple's format specifiers, with plural maps.
  case printf

  /// A Boolean value indicating whether arguments have names; where they don't, they are told by their positions, and a
  /// placeholder gives its argument a type.
  public var namesArguments: Bool {
    switch self {
    case .icu, .ruby: true
    case .printf: false
    }
  }

  /// The syntax itself, or ICU's in place of one that doesn't name arguments.
  package var namingArguments: MessageSyntax { namesArguments ? self : .icu }

  /// A Boolean value indicating whether a plural can stand inside a text, and not only in a plural map.
  public var hasPluralsInTexts: Bool {
    switch self {
    case .icu: true
    case .ruby, .printf: false
    }
  }

  /// A Boolean value indicating whether a percent sign begins placeholders.
  public var marksPlaceholdersByPercentSign: Bool {
    switch self {
    case .icu: false
    case .ruby, .printf: true
    }
  }

  /// A Boolean value indicating whether a text reads otherwise once its message has arguments: Ruby's `%%` is an escape
  /// only then.
  public var readsByArguments: Bool {
    switch self {
    case .icu, .printf: false
    case .ruby: true
    }
  }

  /// A Boolean value indicating whether a number in a plain placeholder is written as the language writes numbers.
  public var localizesPlainNumbers: Bool {
    switch self {
    case .icu: true
    case .ruby, .printf: false
    }
  }

  /// An argument as a plain placeholder, or `nil` if a placeholder has no name.
  public func placeholder(named name: String) -> String? {
    switch self {
    case .icu: "{\(name)}"
    case .ruby: "%{\(name)}"
    case .printf: nil
    }
  }

  /// The syntax as Swift names it.
  public var caseName: StaticString {
    switch self {
    case .icu: "icu"
    case .ruby: "ruby"
    case .printf: "printf"
    }
  }

  /// A Boolean value indicating whether the `zero` of a plural map is shown for exactly 0 in every language, besides
  /// where the language's rules select it: the i18n gem and Apple's stringsdict say so ("Stringsdict file format": zero
  /// is the number 0).
  public var takesZeroLiterally: Bool {
    switch self {
    case .icu: false
    case .ruby, .printf: true
    }
  }
}
