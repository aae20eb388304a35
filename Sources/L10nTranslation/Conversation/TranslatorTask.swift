package import L10nFormats

/// The lines that a program gets: what it has to know of a language, then one string after another.
///
///     {"l10n":1,"task":"translate","language":"ko","guide":"…","terms":[…]}
///     {"id":"store.title@ko","basis":"…","source":"Stores"}
///     {"end":1}
package struct TranslatorTask: Sendable {
  /// The language to translate into.
  package var language: String
  /// The text for translators, or `nil` if there is none.
  package var guide: String?
  /// The words of the glossary with their translations.
  package var terms: [TranslationRequest.Term]

  /// Creates a task.
  package init(language: String, guide: String?, terms: [TranslationRequest.Term]) {
    self.language = language
    self.guide = guide
    self.terms = terms
  }

  /// The version of the lines.
  private static let version = 1

  /// The first line.
  package var header: JSONValue {
    var members: [JSONValue.Member] = [
      ("l10n", .number(Self.version)), ("task", .string("translate")), ("language", .string(language)),
    ]
    if let guide { members.append(("guide", .string(guide))) }
    if !terms.isEmpty {
      members.append(
        (
          "terms",
          .array(
            terms.map {
              .object([("term", .string($0.word)), ("translations", .array($0.translations.map(JSONValue.string)))])
            })
        ))
    }
    return .object(members)
  }

  /// The line after the strings of a batch. A program may answer it with the same line once it has answered what it can.
  static func end(ofBatch number: Int) -> JSONValue { .object([("end", .number(number))]) }
}
