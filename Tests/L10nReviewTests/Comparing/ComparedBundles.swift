import L10nMessages

@testable import L10nCatalog
@testable import L10nPipeline
@testable import L10nReview
@testable import L10nText

/// Compares two states of bundles, given as files below the translations directory.
func comparison(
  _ before: [String: String], _ after: [String: String], syntax: MessageSyntax = .icu, source: String = "ko",
  emission: EmissionOptions = EmissionOptions()
) -> Comparison {
  let reading = ReadingOptions(source: source, syntax: syntax)
  let configuration = Configuration(
    translations: TranslationPaths(""), reading: reading, checking: CheckingOptions(), emission: emission)
  return Pipeline(configuration).compare(
    ComparedFiles(inputFiles(before)), with: ComparedFiles(inputFiles(after))
  ).comparison
}

private func inputFiles(_ texts: [String: String]) -> [InputFile] {
  texts.map { path, text in
    InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
  }
}

extension Comparison {
  /// The change of each message, with the texts of each language: `a changed [ko: reworded, en: same]`.
  var story: [String] {
    changes.map { change in
      let texts = zip(languages, change.texts).map { "\($0.name): \($1.kind.rawValue)" }
      return "\(change.key) \(change.kind) [\(texts.joined(separator: ", "))]"
    }
  }

  /// The breaking changes: `changed L10n.a: String → L10n.a(b: Int) -> String`.
  var breakage: [String] {
    breaking.map { "\($0.kind.rawValue) \($0.before.text)" + ($0.after.map { " → \($0.text)" } ?? "") }
  }
}
