import L10nText

/// A tag without a partner.
struct UnbalancedTag: Facts {
  var tag: String
  var problem: Problem

  enum Problem {
    /// It closes no tag, perhaps because another tag is open, with another closing tag.
    case closesNothing(open: (tag: String, closing: String)?)
    /// It is still open when another one closes.
    case openAt(String, closing: String)
    case neverClosed(closing: String, isSecondOpening: Bool)
  }

  var values: KeyValuePairs<FactName, String?> {
    switch problem {
    case .closesNothing: [.problem: "unopened", .written: tag]
    case .openAt(_, let closing): [.problem: "overlapping", .written: tag, .expected: closing]
    case .neverClosed(let closing, _): [.problem: "unclosed", .written: tag, .expected: closing]
    }
  }
  var sentence: String {
    switch problem {
    case .closesNothing(nil): "'\(tag)' has no opening tag; add one, or remove this tag"
    case .closesNothing((let open, let closing)?):
      "'\(tag)' has no opening tag; '\(open)' is open here, so write '\(closing)'"
    case .openAt(let other, let closing): "'\(tag)' isn't closed before '\(other)'; write '\(closing)' there"
    case .neverClosed(let closing, let isSecondOpening):
      "'\(tag)' is never closed; write '\(closing)'\(isSecondOpening ? " in its place" : "")"
    }
  }
}

/// A tag with a name similar to one of the source's.
struct MisspelledTag: Facts {
  var tag: String
  /// The source's tag.
  var meant: String
  var source: String

  // The missing tag identifies the finding, as if nothing were in its place.
  var values: KeyValuePairs<FactName, String?> { [.problem: "missing", .written: meant, .found: tag] }
  var sentence: String { "'\(tag)' isn't in the text in \(source); did you mean '\(meant)'?" }
}

/// Tags that differ from the source's.
struct UnequalTags: Facts {
  var difference: Difference
  var source: String

  enum Difference {
    /// A tag that the source doesn't have, or has less often, with the missing ones.
    case extra(String, isKnown: Bool, missing: [String])
    /// A tag that only the source has, or has more often.
    case missing(String, isKnown: Bool)
    /// The tags are in other branches.
    case branches
  }

  var values: KeyValuePairs<FactName, String?> {
    switch difference {
    case .extra(let tag, _, let missing):
      [.problem: "extra", .written: tag, .expected: missing.isEmpty ? nil : missing.joined(separator: ", ")]
    case .missing(let tag, _): [.problem: "missing", .written: tag]
    case .branches: [.problem: "branches"]
    }
  }
  var sentence: String {
    switch difference {
    case .extra(let tag, let isKnown, let missing):
      "'\(tag)' \(isKnown ? "occurs more often than in" : "isn't in") the text in \(source)"
        + (missing.isEmpty ? "; remove it" : ", which has \(QuotedList.and(missing)); write that")
    case .missing(let tag, isKnown: false):
      "'\(tag)' from the text in \(source) is missing; \(Self.advice(tag))"
    case .missing(let tag, isKnown: true):
      "'\(tag)' occurs less often than in the text in \(source); \(Self.advice(tag))"
    case .branches:
      "the tags aren't in the same branches as in \(source); write the same tags in each branch"
    }
  }

  private static func advice(_ tag: String) -> String {
    tag.hasSuffix("/>") ? "add it" : "put it around the same words"
  }
}
