import L10nCatalog

extension LanguageSurvey {
  /// An explanation of an unclear source language and how to choose one; `nil` if the files show it.
  var question: String? {
    guard evidence == nil, let first = languages.first else { return nil }
    let best = languages.prefix(2).map { "\($0.name) (\(String.counted($0.messages, "string")))" }
    return "the source language is unclear: no language alone has all strings, and the likeliest are "
      + "\(best.joined(separator: " and ")); choose it, as in 'l10n-gen init --source \(first.name)'"
  }
}
