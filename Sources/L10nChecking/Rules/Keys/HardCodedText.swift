import L10nCatalog
package import L10nText

/// `hard-coded-text`: texts in code that users see and that nothing looks up.
package struct HardCodedText: CatalogRule {
  /// The texts; none if no code was given.
  let literals: [Literal]

  /// A literal that users see.
  package struct Literal: Sendable, Hashable {
    /// The text, with '…' for each interpolation.
    package let text: String
    package let kind: Kind
    package let location: SourceLocation

    package enum Kind: Sendable, Hashable {
      /// A string where SwiftUI looks up literals only.
      case view
      /// `Text(verbatim:)`.
      case verbatim
      /// A property or an argument of UIKit, AppKit or Foundation.
      case object
      /// A variable, or the result of a function, that is shown.
      case variable
      /// An argument of the app's own function, which shows it.
      case parameter
      /// The description of an error.
      case error
      /// A text in Chinese, Japanese or Korean anywhere.
      case eastAsian
      /// Such a text in an array or a dictionary.
      case element
    }

    package init(text: String, kind: Kind, location: SourceLocation) {
      (self.text, self.kind, self.location) = (text, kind, location)
    }
  }

  /// Creates the rule.
  package init(_ literals: [Literal] = []) { self.literals = literals }

  package let id = RuleID.hardCodedText
  package let defaultSeverity = Severity.info

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    for literal in literals {
      reporter.report(
        id, UntranslatedLiteral(literal: literal), at: .code(literal.location), of: .other(key: nil, language: nil))
    }
  }
}

/// A literal that users of all languages see.
private struct UntranslatedLiteral: Facts {
  var literal: HardCodedText.Literal

  var values: KeyValuePairs<FactName, String?> { [.written: literal.text] }

  var sentence: String {
    let text = literal.text
    let lookup = "write String(localized:)"
    return switch literal.kind {
    case .view: "'\(text)' is a String here, so SwiftUI doesn't look it up; \(lookup)"
    case .verbatim:
      "'verbatim' keeps SwiftUI from looking '\(text)' up; remove it, or add '// l10n:ignore' to the line if the text is "
        + "right in all languages"
    case .object: "'\(text)' is shown to users of all languages; \(lookup)"
    case .variable: "'\(text)' is a String that users of all languages see; \(lookup)"
    case .parameter:
      "'\(text)' is passed as a String that users of all languages see; \(lookup), or make the parameter a "
        + "LocalizedStringResource"
    case .error: "'\(text)' describes an error to users of all languages; \(lookup)"
    case .eastAsian, .element:
      "nothing looks '\(text)' up, so users of all languages see it; \(lookup), or add '// l10n:ignore' to the line if "
        + "they don't"
    }
  }
}
