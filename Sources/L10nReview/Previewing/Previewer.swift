import L10nAllLanguages
import L10nCatalog
import L10nEmission
import L10nLanguage
import L10nMessages

/// Creates previews of the messages of a catalog.
struct Previewer {
  private let languages: [Language]
  private let pseudolocales: [Pseudolocale: MessagePreparation]

  private struct Language {
    var rules: PluralRules
    var moment: PreviewMoment
    var ordinals: PreviewOrdinals
    var styles: PreviewStyles
    var preparation: MessagePreparation

    /// Returns the patterns of a text, with its particles marked, and without the markup that users don't see.
    func marked(_ text: LocalizedMessage) -> [MessagePattern] {
      text.patterns.map { preparation.marked($0.withoutGrammarMarkup) }
    }
  }

  /// - Parameter emission: the options for Korean particles and isolated arguments.
  init(_ catalog: Catalog, _ emission: EmissionOptions) {
    languages = catalog.bundles.map { bundle in
      Language(
        rules: PluralRules(for: bundle.tag), moment: PreviewMoment(in: bundle.tag),
        ordinals: PreviewOrdinals(in: bundle.tag), styles: PreviewStyles(in: bundle.tag),
        preparation: MessagePreparation(in: bundle.tag.description, emission))
    }
    pseudolocales = Dictionary(
      uniqueKeysWithValues: Pseudolocale.allCases.map { ($0, MessagePreparation(in: $0.rawValue, emission)) })
  }

  /// Returns the patterns of a text as users see it, with its particles marked, and without the markup that they don't see.
  func patterns(of text: LocalizedMessage, in index: Int) -> [MessagePattern] { languages[index].marked(text) }

  /// Returns the message as shown to users of a language; empty if it has no arguments, or its syntax is broken, which
  /// a check reports.
  func previews(of message: CatalogMessage, in index: Int) -> Previews {
    guard languages.indices.contains(index), !message.arguments.isEmpty, let text = message.texts[index], text.isSound
    else { return Previews() }
    let language = languages[index]
    let patterns = language.preparation.isolated(language.marked(text), from: text, of: message)
    guard patterns.contains(where: { !$0.isPlainText }) else { return Previews() }
    return previews(of: patterns, message, language)
  }

  /// Returns the message as shown in a pseudolocale; empty if the source doesn't have it, or its syntax is broken.
  func previews(of message: CatalogMessage, as pseudolocale: Pseudolocale) -> Previews {
    guard let language = languages.first, let own = pseudolocales[pseudolocale], let text = message.source,
      text.isSound
    else { return Previews() }
    let changed = language.marked(text).map(pseudolocale.pattern)
    let patterns = own.isolated(changed, from: text, of: message)
    guard patterns.contains(where: { !$0.isPlainText }) else {
      let texts = patterns.map { $0.plainText ?? "" }
      return Previews(lines: [.init(values: [], texts: texts, assignment: [:])])
    }
    return previews(of: patterns, message, language)
  }

  private func previews(
    of patterns: [MessagePattern], _ message: CatalogMessage, _ language: Language
  ) -> Previews {
    let uses = PreviewUses(patterns)
    let kinds = pluralKinds(of: message)
    let candidates = message.arguments.map { argument in
      PreviewCandidates(
        of: argument, uses[argument.name], kinds: kinds[argument.name] ?? [],
        example: message.metadata.examples[argument.name], rules: language.rules
      ).values
    }
    var choice = PreviewChoice(message.arguments.map(\.name), candidates)
    choice.choose { values in
      patterns.map { pattern in
        var run = PreviewRun(
          values: values, rules: language.rules, moment: language.moment, ordinals: language.ordinals,
          styles: language.styles, localizesPlainNumbers: message.syntax.localizesPlainNumbers)
        run.write(pattern)
        return run
      }
    }
    return choice.previews
  }

  /// Returns the kinds of plural rules in any language, by argument: a count that only some languages inflect by is
  /// interesting in the others, too.
  private func pluralKinds(of message: CatalogMessage) -> [String: Set<PluralKind>] {
    var kinds: [String: Set<PluralKind>] = [:]
    for text in message.texts {
      guard let text, !text.isPlainText else { continue }
      for argument in text.arguments {
        for use in argument.uses {
          switch use.kind {
          case .plural: kinds[argument.name, default: []].insert(.cardinal)
          case .ordinal: kinds[argument.name, default: []].insert(.ordinal)
          default: break
          }
        }
      }
    }
    return kinds
  }
}
