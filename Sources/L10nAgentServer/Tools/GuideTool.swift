import L10nAllLanguages
import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nTranslation

extension AgentTool {
  /// `guide`: how to translate into a language.
  static let guide = AgentTool(
    name: "guide", summary: "How to translate into a language: the team's guide, syntax, plural forms, terms.",
    arguments: [("language", ToolSchema.text)], required: ["language"],
    results: [
      ("guide", ToolSchema.text), ("languageGuide", ToolSchema.text), ("syntax", ToolSchema.text),
      ("plurals", ToolSchema.object), ("terms", ToolSchema.object), ("remainingTerms", ToolSchema.number),
    ]
  ) { (arguments, project) throws(ToolFailure) in
    let state = try project.state()
    let strings = try state.strings(in: arguments.required("language"))
    let guides = TranslationGuide.files(for: strings.language, of: state.loaded).map(\.text)
    let catalog = state.strings.catalog
    let terms = strings.translatedTerms + strings.untranslatedTerms
    let shown = terms.prefix(Self.termLimit)
    return .object(
      present: [
        "guide": guides[0].map(JSONValue.string), "languageGuide": guides[1].map(JSONValue.string),
        "syntax": .string(catalog.syntaxesInUse.map(\.guide).joined(separator: "\n\n")),
        "plurals": .object(strings.pluralExamples.map { ($0.category.rawValue, .string($0.examples)) }),
        "terms": shown.isEmpty ? nil : .object(shown.map { ($0.word, .array($0.translations.map(JSONValue.string))) }),
        "remainingTerms": shown.count == terms.count ? nil : .number(terms.count - shown.count),
      ])
  }

  private static let termLimit = 60
}

extension AgentProject.State {
  /// Returns the strings of a language, or explains why there are none.
  func strings(in language: String) throws(ToolFailure) -> LanguageStrings {
    guard let found = strings.strings(in: language) else {
      let isSource = strings.catalog.language(named: language) == 0
      throw ToolFailure(
        (isSource ? "'\(language)' is the source language" : "the project has no translations in '\(language)'")
          + "; its languages are \(strings.translationLanguages.joined(separator: ", "))")
    }
    return found
  }
}

extension Catalog {
  fileprivate var syntaxesInUse: [MessageSyntax] {
    let used = Set(messages.compactMap { $0.source?.syntax })
    return (MessageSyntax.allCases + [.verbatim]).filter(used.contains)
  }
}

extension LanguageStrings {
  /// The forms of the language's plurals, each with a few numbers that take it.
  fileprivate var pluralExamples: [(category: PluralCategory, examples: String)] {
    guard let rules = LanguageTag(language).map({ PluralRules(for: $0) }) else { return [] }
    let whole = (0...120).map { (String($0), rules.category($0, .cardinal)) }
    let decimals = [0.1, 0.5, 1.5, 2.5, 5.5, 10.1].map { (String($0), rules.category($0, .cardinal)) }
    return categories.map { category in
      let own = (whole + decimals).filter { $0.1 == category }.map(\.0)
      return (category, own.prefix(6).joined(separator: ", "))
    }
  }
}

extension MessageSyntax {
  /// The rules of the syntax that a translator has to know.
  fileprivate var guide: String {
    switch self {
    case .icu:
      """
      ICU MessageFormat:
      {name} is a placeholder; {n, number} and {d, date, long} have a format. Copy them.
      {count, plural, one {# review} other {# reviews}} chooses by a number; # is the number.
      Write all plural forms of the language, always with 'other'.
      {status, select, open {Open} other {Closed}} chooses by a word: translate the texts, not the words before them.
      An apostrophe before { or } quotes it: '{' shows a brace. Write a plain apostrophe as ’ or ''.
      """
    case .ruby:
      """
      Ruby's interpolation:
      %{name} is a placeholder, %<price>.2f one with a format. Copy them.
      %% shows a percent sign in a text with placeholders.
      Plurals are separate forms; each needs the placeholder of the number, except where the number is a word.
      """
    case .printf:
      """
      Apple's format specifiers:
      %@ is a text, %lld and %d are whole numbers, %.1f is a number with decimals. Copy them.
      If the order changes, number all of them: %2$@ %1$lld.
      %% shows a percent sign. %#@name@ is where a plural's text goes; %arg is its number.
      Plurals are separate forms.
      """
    case .messageFormat2:
      """
      MessageFormat 2:
      {$name} is a placeholder, {$n :number} and {$d :date} have a format. Copy them.
      .input {$count :integer} .match $count one {{…}} * {{…}} chooses a text by a number or a word: copy the lines before \
      the texts. Write a line for each plural form of the language, and always one for *.
      Write \\{ and \\} for braces.
      """
    case .flutter, .flutterQuoting:
      """
      ICU MessageFormat, as Flutter reads it:
      {name} is a placeholder. Copy it.
      {count, plural, one {{count} review} other {{count} reviews}} chooses by a number.
      Write all plural forms of the language, always with 'other'; =0, =1 and =2 are the same as zero, one and two.
      {status, select, open {Open} other {Closed}} chooses by a word: translate the texts, not the words before them.
      \(self == .flutter ? "Apostrophes and # are only text; a text can't have braces." : "'{' shows a brace, and '' an apostrophe.")
      """
    case .i18next:
      """
      i18next's interpolation:
      {{name}} is a placeholder, {{price, currency(USD)}} one with a format. Copy them, and $t(key), too.
      Plurals are separate forms; each needs the placeholder of the number, except where the number is a word.
      """
    case .verbatim:
      """
      Texts without placeholders: every character is shown as it is written.
      """
    }
  }
}
