/// The placeholder syntax of a catalog: the `syntax:` of its configuration.
public enum MessageSyntax: String, Sendable, Hashable, CaseIterable {
  /// ICU MessageFormat 1, as ICU 77 behaves.
  case icu
  /// The Ruby i18n gem's interpolation, with plural maps.
  case ruby
  /// Apple's format specifiers, with plural maps.
  case printf
}
