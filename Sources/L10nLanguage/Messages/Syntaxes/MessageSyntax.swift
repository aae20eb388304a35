/// The placeholder syntax of a catalog: the `syntax:` of its configuration.
public enum MessageSyntax: String, Sendable, Hashable, CaseIterable {
  /// ICU MessageFormat 1, as ICU 77 behaves.
  case icu
  /// The Ruby i18n gem's interpolation, with plural maps.
  case ruby
  /// Apple's format specifiers, with plural maps.
  case printf

  /// Whether the `zero` of a plural map is shown for exactly 0 in every language, besides where the language's rules
  /// select it: the i18n gem and Apple's stringsdict say so ("Stringsdict file format": zero is the number 0).
  public var takesZeroLiterally: Bool {
    switch self {
    case .icu: false
    case .ruby, .printf: true
    }
  }
}
