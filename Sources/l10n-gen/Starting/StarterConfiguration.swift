import L10nCatalog
import L10nMessages
import L10nFormats
import L10nLanguage
import L10nText

/// The first `l10n.yml` of a project.
struct StarterConfiguration {
  /// The existing configuration among the translation files, or `nil` if there is none.
  let extended: String?
  /// The places of the translation files.
  let translations: [String]
  /// The languages, with the source language first.
  let languages: [String]
  /// The syntax of the placeholders, or `nil` if all files are tables, or none of the other files has a placeholder.
  let syntax: SyntaxSurvey?
  /// The format of the JSON files, or `nil` if they have a key for each message.
  let format: ConfiguredFormat?
  /// The place of the code, and its enum and access.
  let output: StarterOutput
  /// The targets with tables of their own; none if all tables belong to one target.
  let modules: [StarterModule]
  /// A Boolean value indicating whether the project has Swift code, or may get some.
  var hasCode = true
  /// The proposed items of `lookups`.
  var lookups: [String] = []
  /// The Xcode projects whose build settings give reasons for permissions.
  var infoSettings: [String] = []
  /// The listings of stores.
  var listings = ListingPlaces([])
  /// The proposed items of `sources`.
  var otherPlatforms = OtherPlatforms()

  /// - Parameters:
  ///   - places: the places of the translation files, with their content.
  ///   - languages: the languages, with the source language first.
  ///   - output: the place of the code, and its enum and access.
  ///   - modules: the targets with tables of their own; none if all tables belong to one target.
  init(_ places: TranslationPlaces, languages: [String], output: StarterOutput, modules: [StarterModule] = []) {
    extended = places.extended
    translations = places.paths
    self.languages = languages
    format = places.survey.dialect.flatMap(ConfiguredFormat.init)
    syntax = places.survey.syntax.flatMap { $0.total > 0 || !places.hasTables ? $0 : nil }
    self.output = output
    self.modules = modules
  }

  var source: String { languages.first ?? "" }

  /// The fallback language: English, if there is any, since more users of other languages understand it than the
  /// source.
  private var fallback: String? {
    func isEnglish(_ name: String) -> Bool { LanguageTag(name)?.language == "en" }
    return isEnglish(source) ? nil : languages.first { $0 == "en" } ?? languages.first(where: isEnglish)
  }

  var text: String {
    if let extended {
      return """
        \(SettingsFileName.configuration.schemaLine)
        # How the strings are read and checked, as their repository says.
        extends: \(SettingsText.written(extended))
        \(listingLines)\(hasCode ? output.text + "\n" : "")
        """
    }
    let names = languages.map(SettingsText.written).joined(separator: ", ")
    return """
      \(SettingsFileName.configuration.schemaLine)
      translations:\(writtenTranslations)
      # The language that the others are translated from. Its keys and arguments define the Swift code.
      source: \(SettingsText.written(source))
      languages: [\(names)]
      \(fallbackLines)\(syntaxLines)\(infoLines)\(listingLines)\(sourceLines)\(ruleLines)\(outputLines)
      """
  }

  private var outputLines: String {
    guard hasCode else { return "" }
    guard !modules.isEmpty else { return "\(output.text)\n\(lookupLines)" }
    return lookupLines + """
      # The targets with tables of their own, the app first. The code of each has its strings.
      modules:
      \(modules.map(\.text).joined())
      """
  }

  /// The rule about code that is off, because an app that is being localized would have too many findings.
  private var ruleLines: String {
    guard hasCode else { return "" }
    return """
      # To find texts in Swift code that nothing localizes, with 'l10n-gen check --sources', remove the '#'.
      # rules: { \(RuleID.hardCodedText.rawValue): warning }

      """
  }

  private var writtenTranslations: String {
    guard translations.count > 1 else { return " \(translations.map(SettingsText.written).joined())" }
    return translations.map { "\n  - \(SettingsText.written($0))" }.joined()
  }

  /// The proposed lookups as comments, since a function that isn't a lookup would produce useless accessors.
  private var lookupLines: String {
    guard !lookups.isEmpty else { return "" }
    return """
      # Functions and properties of the app that seem to look strings up. Keep those that do, without the '#'.
      # lookups:
      \(lookups.map { "#   - \($0)\n" }.joined())
      """
  }

  private var syntaxLines: String {
    if format == .i18next {
      return """
        # The files are those of i18next: '{{name}}' is a placeholder, and the keys of plurals end in '_one' and '_other'.
        format: i18next

        """
    }
    guard let syntax else { return "" }
    let comment = "# The syntax of placeholders: icu ({name}), ruby (%{name}) or printf (%@)."
    guard !syntax.exceptions.isEmpty else {
      return """
        \(comment)
        syntax: \(syntax.standard.rawValue)\(Self.share(of: syntax))

        """
    }
    let others = syntax.exceptions.map { exception in
      "  \(SettingsText.written(exception.pattern)): \(exception.syntax.rawValue)  # \(Self.uses(exception.count))\n"
    }
    return """
      \(comment)
      syntax:
        "*": \(syntax.standard.rawValue)  # \(Self.uses(syntax.count))
      \(others.joined())
      """
  }

  /// Returns a comment on the number of strings in the only syntax, or an empty text if no string shows the syntax.
  private static func share(of syntax: SyntaxSurvey) -> String {
    guard syntax.total > 0 else { return "" }
    guard syntax.count < syntax.total else { return "  # \(uses(syntax.count))" }
    return "  # \(syntax.count) of \(String.counted(syntax.total, "string")) with placeholders"
  }

  private static func uses(_ count: Int) -> String { "\(String.counted(count, "string")) with placeholders" }

  private var infoLines: String {
    guard !infoSettings.isEmpty else { return "" }
    return """
      # The build settings with reasons for permissions, which the table InfoPlist translates. Name an Info.plist here, too.
      info-plist: [\(infoSettings.map(SettingsText.written).joined(separator: ", "))]

      """
  }

  private var listingLines: String {
    guard !listings.listings.isEmpty else { return "" }
    return """
      # The texts of the app's pages in stores, which fastlane uploads. 'check' compares them with the stores' limits.
      listings: \(listings.setting)

      """
  }

  /// The other platforms as a comment, since their strings may be another product's.
  private var sourceLines: String {
    guard !otherPlatforms.sources.isEmpty else { return "" }
    return """
      # The strings of the product on other platforms. To have 'check' compare them with these, remove the '#'.
      # sources: \(otherPlatforms.setting)

      """
  }

  private var fallbackLines: String {
    guard let fallback else { return "" }
    let language = LanguageTag(source).map(EnglishNames.language) ?? source
    return """
      # If the app has none of a user's languages, the user is more likely to read English than \(language).
      fallback: [\(SettingsText.written(fallback))]

      """
  }
}
