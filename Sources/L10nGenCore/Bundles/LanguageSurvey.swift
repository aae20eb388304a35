import L10nLanguage

/// Looks what languages a translations directory holds, before anything is configured.
package enum LanguageSurvey {
  /// The languages found in the files' paths, each with its number of messages, the fullest first.
  package static func languages(in files: [InputFile]) -> [(language: String, messages: Int)] {
    let written = files.compactMap { file -> String? in
      if case .found(let language) = BundlePath(file.path, listed: nil).language { language } else { nil }
    }
    guard let first = written.min() else { return [] }
    let catalog = CatalogReader.catalog(of: files, options: ReadingOptions(source: first))
    return catalog.bundles.map { bundle in
      (bundle.language, bundle.entries.messageCount)
    }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }
}
