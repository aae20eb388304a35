import L10nCatalog
import L10nLanguage
import L10nMessages
import L10nText

/// `placeholder-missing`: a translation that leaves out an argument of the source.
struct PlaceholderMissing: TranslationRule, CatalogRule {
  let id = RuleID.placeholderMissing
  let defaultSeverity = Severity.error

  package func join(_ rules: inout CalledRules) {
    rules.translationRules.append(self)
    rules.catalogRules.append(self)
  }

  func check(_ translation: CheckedText, against source: CheckedText, _ reporter: inout Reporter) {
    guard !source.uses.written.isSubset(of: translation.uses.written) else { return }
    let missing = translation.arguments.indices.lazy.filter { index in
      source.uses.written.contains(index) && !translation.uses.written.contains(index)
    }
    // Other rules report arguments in other brackets ('placeholder-delimiter'), with another name ('placeholder-extra'),
    // and between apostrophes ('message-syntax').
    let mistaken = translation.lookalikes
    let misnamed = translation.misnamedArguments
    for index in missing.prefix(CheckedText.findingLimit) {
      let argument = translation.arguments[index]
      if mistaken.contains(where: { $0.mayMean(argument.name) }) { continue }
      if misnamed.contains(argument.name) || translation.hasOnlyQuoted(argument: argument.name) { continue }
      if argument.name == translation.owner.pluralMapArgument, source.isPluralMap || translation.isPluralMap {
        continue
      }
      if lacksItem(with: index, translation, source) || isEnding(argument, in: source) { continue }
      reporter.report(
        id,
        MissingArgument(
          name: argument.name, placeholder: source.placeholder(argument.name), source: source.language.name),
        at: .place(place(for: index, in: translation.text, source)), of: translation.subject,
        related: translation.owner.relatedSource)
    }
  }

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    catalog.forEachDifferentVariable { message, language, translation, difference in
      for name in difference.missing.prefix(CheckedText.findingLimit) {
        reporter.report(
          id,
          MissingArgument(
            name: name, placeholder: SystemVariables.placeholder(name), source: catalog.languages[0]),
          at: .place(translation.text(at: 0)?.place ?? translation.keyPlace),
          of: .message(message, language: language))
      }
    }
  }

  /// Returns a Boolean value indicating whether the item of a list that should have the argument is missing or empty,
  /// which is reported separately.
  private func lacksItem(with argument: Int, _ translation: CheckedText, _ source: CheckedText) -> Bool {
    guard case .list(let items) = translation.text.message, case .list = source.text.message else { return false }
    let uses = source.uses.all.filter { $0.argument == argument && $0.isWritten }
    return uses.allSatisfy { !items.indices.contains($0.textIndex) || items[$0.textIndex].text.isEmpty }
  }

  /// Returns a Boolean value indicating whether the source has an argument only as the ending of a counted word.
  private func isEnding(_ argument: CatalogArgument, in source: CheckedText) -> Bool {
    guard argument.type == .string else { return false }
    let numbers = Set(source.arguments.lazy.filter(\.type.isNumber).map(\.name))
    return source.patterns.allSatisfy { PatternText($0).hasOnlyAsEnding(argument.name, isNumber: numbers.contains) }
  }

  /// Returns the place of the text that should have the argument: the same item of a list, or `other` in a plural map.
  private func place(for argument: Int, in translation: LocalizedMessage, _ source: CheckedText) -> Place {
    switch translation.message {
    case .text(let text): return text.place
    case .pluralMap(let variants): return variants.last?.text.place ?? translation.keyPlace
    case .list:
      let use = source.uses.all.first { $0.argument == argument && $0.isWritten }
      return translation.text(at: use?.textIndex ?? 0)?.place ?? translation.keyPlace
    }
  }
}

/// An argument that a translation leaves out.
private struct MissingArgument: Facts {
  var name: String
  /// The argument as the source writes it.
  var placeholder: String
  var source: String

  var values: KeyValuePairs<FactName, String?> { [.argument: name, .expected: placeholder] }
  var sentence: String { "'\(placeholder)' from the text in \(source) is missing; write it where the value belongs" }
}

extension CheckedText {
  /// The arguments that unknown names probably mean.
  fileprivate var misnamedArguments: Set<String> {
    guard uses.hasForeign else { return [] }
    let names = Set(uses.all.lazy.filter { $0.argument == nil && !$0.range.isEmpty }.map(\.name))
    return Set(names.prefix(Self.findingLimit).compactMap(argumentMeant))
  }
}
