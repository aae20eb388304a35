import L10nAllLanguages
import L10nCatalog
import L10nFormats
import L10nLanguage
import L10nMessages

/// A message of a table in the form in which the project's bundles will have it.
struct ImportedMessage {
  /// The segments of its key path.
  var path: [String]
  /// The texts with the table's names of their languages, in the table's order of languages.
  var texts: [(language: String, message: StoredMessage)] = []
  /// The other facts that the table has about the message.
  var fields = MetadataFields.empty
  var refusals: [Refusal] = []
  /// The texts that are written without what the syntax can't express, with the reason and what is there instead.
  var simplifications: [(language: String, reason: String)] = []

  /// A text that can't be written.
  struct Refusal {
    var language: String
    var reason: String
    /// The syntax in which it could be written, or `nil` if the syntax isn't the reason.
    var neededSyntax: MessageSyntax?
  }

  var keyPath: String { KeySegment.path(path) }
}

extension ImportedMessage {
  /// Converts a message.
  ///
  /// - Parameters:
  ///   - languages: the names of the catalog's languages.
  ///   - syntax: the project's syntax for the message.
  ///   - acceptsLosses: a Boolean value indicating whether a text that the syntax can't express is simplified.
  init(
    _ message: CatalogMessage, path: [String], languages: [String], syntax: MessageSyntax,
    acceptsLosses: Bool = false
  ) {
    self.path = path
    for (language, localized) in zip(languages, message.texts) {
      guard let localized else { continue }
      guard message.isSourceEmpty || !localized.isEmpty else {
        if message.metadata.states[language] == nil {
          refusals.append(
            Refusal(
              language: language,
              reason: "the text is empty, which the project's files can't distinguish from a missing one"))
        }
        continue
      }
      let printed = localized.printed(in: syntax, language: language, names: message.metadata.argumentNames)
      if localized.hasErrors {
        refusals.append(Refusal(language: language, reason: "the text can't be parsed; 'l10n-gen check' says where"))
      } else if let loss = printed.losses.first {
        let names = message.metadata.argumentNames
        if acceptsLosses, let (stored, fewest) = localized.simplified(in: syntax, language: language, names: names) {
          texts.append((language, stored))
          let reason = "the syntax '\(syntax.rawValue)' \(loss); written with \(fewest.words)"
          simplifications.append((language, reason))
          continue
        }
        refusals.append(
          Refusal(
            language: language, reason: "the syntax '\(syntax.rawValue)' \(loss)",
            neededSyntax: syntax == localized.syntax ? syntax.namingArguments : localized.syntax))
      } else {
        texts.append((language, printed.stored))
      }
    }
    fields.description = message.metadata.description
    if message.metadata.isTranslatable == false { fields.isTranslatable = false }
    fields.states = message.metadata.states
    for argument in message.arguments where argument.isDevice {
      fields.arguments[argument.name] = .sharedEnum(CatalogArgument.deviceTypeName)
    }
  }
}

extension LocalizedMessage {
  /// Returns the message written in a syntax.
  ///
  /// - Parameter names: the names of arguments that its texts must not use, with their replacements.
  fileprivate func printed(
    in syntax: MessageSyntax, language: String, names: ArgumentNames,
    simplifiedBy simplifications: Set<MessageSimplification> = []
  ) -> (stored: StoredMessage, losses: [PrintedMessage.Loss]) {
    if syntax == self.syntax, !names.renames { return (stored, []) }
    let hasZero = LanguageTag(language).map { PluralRules(for: $0).categories(.cardinal).contains(.zero) } ?? true
    var patterns = hasZero ? patterns : patterns.map(\.withoutZeroCategory)
    // Apple's systems localize the numbers in a table's texts.
    if syntax.namesArguments, let localizing = stored.localizingNumbers(patterns) {
      if localizing.syntax == syntax { return (localizing.message, []) }
      patterns = localizing.syntax.parse(localizing.message).patterns
    }
    if !simplifications.isEmpty { patterns = patterns.map { $0.simplified(by: simplifications) } }
    let printed =
      if case .list = message {
        syntax.print(list: patterns)
      } else {
        syntax.print(message: patterns.first ?? MessagePattern())
      }
    return (printed.stored, printed.losses)
  }

  /// Returns the message written in a syntax with the fewest simplifications, or `nil` if these aren't enough.
  fileprivate func simplified(
    in syntax: MessageSyntax, language: String, names: ArgumentNames
  ) -> (stored: StoredMessage, by: Set<MessageSimplification>)? {
    let fewest = Set<MessageSimplification>.fewest { simplifications in
      printed(in: syntax, language: language, names: names, simplifiedBy: simplifications).losses.isEmpty
    }
    return fewest.map { (printed(in: syntax, language: language, names: names, simplifiedBy: $0).stored, $0) }
  }
}
