/// The placeholder syntax of a catalog, which is set by `syntax:` in its configuration.
public enum MessageSyntax: String, Sendable, Hashable, CaseIterable {
  /// ICU MessageFormat 1, as ICU 77 behaves.
  case icu
  /// The Ruby i18n gem's interpolation, with plural maps.
  case ruby
  /// Apple's format specifiers, with plural maps.
  case printf
  /// MessageFormat 2 (LDML 48, part 9).
  case messageFormat2 = "mf2"
  /// Text without placeholders, in which every character is shown. No configuration sets it: a file's format does.
  case verbatim
  /// ICU MessageFormat 1 as Flutter's `gen-l10n` reads it in ARB files: apostrophes and `#` are only text, and `zero`,
  /// `one` and `two` are also the branches for 0, 1 and 2. No configuration sets it: a file's format does.
  case flutter
  /// The same with `use-escaping: true` in Flutter's `l10n.yaml`: text in apostrophes is quoted, and two of them are one.
  case flutterQuoting
  /// i18next's interpolation, with plural maps: `{{name}}`, `{{count, number}}`. No configuration sets it: a file's
  /// format does.
  case i18next

  /// The syntaxes with placeholders, which a configuration can set.
  public static let allCases: [MessageSyntax] = [.icu, .ruby, .printf, .messageFormat2]

  /// A Boolean value indicating whether arguments have names. Otherwise they are identified by position, and a
  /// placeholder determines its argument's type.
  public var namesArguments: Bool {
    switch self {
    case .icu, .ruby, .messageFormat2, .verbatim, .flutter, .flutterQuoting, .i18next: true
    case .printf: false
    }
  }

  /// The syntax itself if it names arguments, or else ICU's.
  package var namingArguments: MessageSyntax { namesArguments ? self : .icu }

  /// A Boolean value indicating whether a plural can be part of a text, and not only of a plural map.
  public var hasPluralsInTexts: Bool {
    switch self {
    case .icu, .messageFormat2, .flutter, .flutterQuoting: true
    case .ruby, .printf, .verbatim, .i18next: false
    }
  }

  /// A Boolean value indicating whether placeholders begin with a percent sign.
  public var marksPlaceholdersByPercentSign: Bool {
    switch self {
    case .icu, .messageFormat2, .verbatim, .flutter, .flutterQuoting, .i18next: false
    case .ruby, .printf: true
    }
  }

  /// A Boolean value indicating whether the arguments of a message change how its texts are parsed. Ruby's `%%` is an
  /// escape only in a message with arguments.
  public var readsByArguments: Bool {
    switch self {
    case .icu, .printf, .messageFormat2, .verbatim, .flutter, .flutterQuoting, .i18next: false
    case .ruby: true
    }
  }

  /// A Boolean value indicating whether a number in a plain placeholder is formatted according to the language.
  public var localizesPlainNumbers: Bool {
    switch self {
    case .icu, .messageFormat2: true
    case .ruby, .printf, .verbatim, .flutter, .flutterQuoting, .i18next: false
    }
  }

  /// Returns a plain placeholder for an argument, or `nil` if placeholders don't have names.
  public func placeholder(named name: String) -> String? {
    switch self {
    case .icu, .flutter, .flutterQuoting: "{\(name)}"
    case .ruby: "%{\(name)}"
    case .messageFormat2: "{$\(name)}"
    case .i18next: "{{\(name)}}"
    case .printf, .verbatim: nil
    }
  }

  /// A Boolean value indicating whether the `zero` of a plural map is used for exactly 0 in every language, in addition
  /// to the numbers for which the language's rules select it. The i18n gem, i18next and Apple's stringsdict do so
  /// ("Stringsdict file format": zero is the number 0).
  public var takesZeroLiterally: Bool {
    switch self {
    case .icu, .messageFormat2, .verbatim: false
    case .ruby, .printf, .flutter, .flutterQuoting, .i18next: true
    }
  }

  /// A Boolean value indicating whether `zero`, `one` and `two` in a plural mean the same as `=0`, `=1` and `=2`, as in
  /// Flutter.
  package var joinsNumbersToCategories: Bool { icuDialect?.joinsNumbersToCategories == true }

  /// A Boolean value indicating whether texts are written in ICU MessageFormat 1 or in Flutter's kind of it.
  var isOfICU: Bool { icuDialect != nil }

  /// The kind of ICU MessageFormat 1, or `nil` for other syntaxes.
  var icuDialect: ICUMessageParser.Dialect? {
    switch self {
    case .icu: .icu
    case .flutter: .flutter
    case .flutterQuoting: .flutterQuoting
    case .ruby, .printf, .messageFormat2, .verbatim, .i18next: nil
    }
  }
}
