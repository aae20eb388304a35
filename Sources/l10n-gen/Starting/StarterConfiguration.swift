import L10nGenCore

/// The `l10n.yml` that a project starts with, and what its author should know.
struct StarterConfiguration {
  /// The languages found, the one with most messages first.
  let languages: [String]
  let output: String

  private var source: String { languages.first ?? "" }

  var text: String {
    let names = languages.map(SettingsText.written).joined(separator: ", ")
    return """
      translations: translations
      # The language that the others are translated from; its keys and arguments define the API.
      source: \(SettingsText.written(source))
      languages: [\(names)]
      # Placeholders: icu ({name}), ruby (%{name}) or printf (%@).
      syntax: icu
      output: { directory: \(SettingsText.written(output)), enum: L10n, access: internal }

      """
  }

  var advice: String {
    let plist = languages.map { "    <string>\($0)</string>\n" }.joined()
    return """
      Wrote l10n.yml with \(languages.count == 1 ? "the language" : "the languages") \
      \(languages.joined(separator: ", ")). \(source) has the most messages and was taken for the source; change it
      if another language is the one that the others are translated from.

      Next: 'l10n-gen check', then 'l10n-gen emit'.

      An iOS or macOS app tells the system its languages in Info.plist; without that there is no language setting of its
      own, and system dialogs stay in the development language:

        <key>CFBundleLocalizations</key>
        <array>
      \(plist)  </array>

      """
  }
}
