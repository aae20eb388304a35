import L10nCatalog
import L10nText

/// A problem that a rule reports, before its severity is set and its place is looked up.
package struct Report {
  var rule: RuleID
  var facts: any Facts
  var spot: Spot
  var subject: Subject
  /// The names by which people know the text, where the subject leaves them open.
  var name = Finding.Subject()
  /// The severity of this one, where it is not the rule's usual one.
  var severity: Severity?
  var related: [Related]
  /// The change that would fix it.
  var fix: Fix?

  /// The subject of a report.
  enum Subject: Equatable {
    /// A message of the catalog by its index, and one of the catalog's languages, likewise.
    case message(Int, language: Int?)
    /// Anything else, perhaps with a key path and a language.
    case other(key: String?, language: String?)
  }

  /// Another place that explains it.
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
}
