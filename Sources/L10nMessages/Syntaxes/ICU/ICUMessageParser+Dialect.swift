extension ICUMessageParser {
  /// A kind of MessageFormat 1.
  struct Dialect {
    /// The apostrophes that quote text.
    var quotes: Quotes
    /// A Boolean value indicating whether `#` is the number in a plural.
    var hasNumberSigns: Bool
    /// A Boolean value indicating whether `zero`, `one` and `two` mean the same as `=0`, `=1` and `=2`.
    var joinsNumbersToCategories: Bool

    enum Quotes {
      /// All, except a doubled one.
      case always
      /// Apostrophes before `{`, `}` and, in plurals, `#`.
      case beforeSyntax
      /// None.
      case never
    }

    static let icu = Dialect(quotes: .beforeSyntax, hasNumberSigns: true, joinsNumbersToCategories: false)
    /// `gen-l10n` of Flutter 3.
    static let flutter = Dialect(quotes: .never, hasNumberSigns: false, joinsNumbersToCategories: true)
    /// `gen-l10n` of Flutter 3 with `use-escaping`.
    static let flutterQuoting = Dialect(quotes: .always, hasNumberSigns: false, joinsNumbersToCategories: true)
  }
}
