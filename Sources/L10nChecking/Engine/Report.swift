import L10nCatalog
import L10nText

/// A problem that a rule reports, before its severity is set and its location is determined.
package struct Report {
  var rule: RuleID
  var facts: any Facts
  var spot: Spot
  var subject: Subject
  /// The names by which people know the text, if the subject doesn't have them.
  var name = Finding.Subject()
  /// The severity of this report, if it isn't the rule's default.
  var severity: Severity?
  var related: [Related]
  /// The change that would fix it, or `nil` if there is none.
  var fix: Fix?

  /// The subject of a report.
  enum Subject: Equatable {
    /// A message of the catalog and one of the catalog's languages, by their indexes.
    case message(Int, language: Int?)
    /// Anything else, perhaps with a key path and a language.
    case other(key: String?, language: String?)
  }

  /// Another place that explains the problem.
  struct Related {
    var place: Place
    var words: String
  }
}

/// The place where a report points.
enum Spot {
  case place(Place)
  /// A character of a text, by its offset in UTF-8 bytes.
  case within(BundleText, offset: Int)
  /// A place in code, whose files aren't part of the catalog.
  case code(SourceLocation)
}
