import L10nFormats
import L10nCatalog
import L10nLanguage
import L10nReview

/// A comparison for programs, with one message per line. Members may be added in version 1, but existing members keep
/// their names and meanings.
enum DiffJSONReport {
  static func write(_ comparison: Comparison, _ sides: DiffSides, to output: inout some TextOutputStream) {
    let summary = DiffSummary(comparison)
    let counts = JSONValue.object([
      ("added", .number(summary.added)), ("removed", .number(summary.removed)), ("renamed", .number(summary.renamed)),
      ("changed", .number(summary.changed)), ("states", .number(summary.states)),
      ("breaking", .number(summary.breaking)),
    ])
    output.write(
      "{\"version\":1,\"before\":\(JSONValue.string(sides.before).text),\"after\":\(JSONValue.string(sides.after).text)"
        + ",\"summary\":\(JSONValue.string(summary.text).text),\"counts\":\(counts.text)"
        + ",\"languages\":\(languages(comparison).text)"
        + ",\"breaking\":\(JSONValue.array(comparison.breaking.map(value)).text)"
        + ",\"states\":\(states(comparison).text),\"changes\":[")
    for (index, change) in comparison.changes.enumerated() {
      output.write((index == 0 ? "\n" : ",\n") + value(of: change, comparison).text)
    }
    output.write("\n]}\n")
  }

  private static func languages(_ comparison: Comparison) -> JSONValue {
    .object(
      comparison.languages.map { language in
        (
          key: language.name,
          value: JSONValue.object([
            ("before", value(of: language.before)), ("after", value(of: language.after)),
            ("added", .number(language.added)), ("removed", .number(language.removed)),
            ("reworded", .number(language.reworded)),
          ])
        )
      })
  }

  private static func states(_ comparison: Comparison) -> JSONValue {
    .array(
      comparison.states.map { change in
        .object([
          ("key", .string(change.key)), ("language", .string(comparison.languages[change.language].name)),
          ("before", .string(change.beforeText)), ("after", .string(change.afterText)),
        ])
      })
  }

  private static func value(of coverage: LanguageCoverage?) -> JSONValue {
    coverage.map { .object([("messages", .number($0.messages)), ("translated", .number($0.translated))]) } ?? .null
  }

  private static func value(of change: BreakingChange) -> JSONValue {
    .object([
      ("key", .optional(change.key)), ("kind", .string(change.kind.rawValue)), ("before", .string(change.before.text)),
      ("after", .optional(change.after?.text)),
    ])
  }

  private static func value(of change: MessageChange, _ comparison: Comparison) -> JSONValue {
    let (kind, oldKey): (String, String?) =
      switch change.kind {
      case .added: ("added", nil)
      case .removed: ("removed", nil)
      case .changed: ("changed", nil)
      case .renamed(let from): ("renamed", from)
      }
    let texts = change.texts.enumerated().map { index, text in
      (key: comparison.languages[index].name, value: value(of: text, comparison.previews(of: change, in: index)))
    }
    return .object([
      ("key", .string(change.key)), ("kind", .string(kind)), ("oldKey", .optional(oldKey)),
      (
        "signature",
        .object([
          ("before", .optional(change.declarationBefore?.text)), ("after", .optional(change.declarationAfter?.text)),
        ])
      ),
      ("texts", .object(texts)),
    ])
  }

  private static func value(of text: TextVersions, _ previews: Previews) -> JSONValue {
    .object(
      [
        ("kind", .string(text.kind.rawValue)), ("before", .stored(text.before)), ("after", .stored(text.after)),
        ("reads", .reads(previews)),
      ] + (text.isOutdated ? [("outdated", .truth(true))] : []))
  }
}
