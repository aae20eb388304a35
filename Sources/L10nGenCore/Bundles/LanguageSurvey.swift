import L10nLanguage

/// The languages and the syntax of a translations directory, read before anything is configured.
package struct LanguageSurvey {
  /// One of the languages found.
  package struct Language {
    /// The tag as it is written in the files' paths.
    package var name: String
    /// The number of its messages.
    package var messages: Int
    /// The number of arguments other languages use in messages where this one doesn't. The source, which defines the
    /// arguments, has none.
    package var missingArguments: Int

    fileprivate func precedes(_ other: Language) -> Bool {
      (-messages, missingArguments, name) < (-other.messages, other.missingArguments, other.name)
    }
  }

  /// The reason why a language is likely the source.
  package enum Evidence {
    case onlyLanguage, mostMessages, mostArguments
    /// A table names it as its source.
    case namedByTable
  }

  /// The languages found, the most likely source first.
  package let languages: [Language]
  /// The syntax that most placeholders are written in.
  package let syntax: MessageSyntax
  /// A Boolean value indicating whether the files name the source language themselves.
  private let namesSource: Bool

  /// Reads the files; those without a language in their path don't count.
  package init(of files: [InputFile]) {
    if let source = Self.source(ofTables: files) {
      let catalog = CatalogReader.catalog(of: files, options: ReadingOptions(source: source))
      syntax = catalog.syntax
      namesSource = true
      languages = catalog.bundles.map {
        Language(name: $0.language, messages: $0.entries.messageCount, missingArguments: 0)
      }
      return
    }
    namesSource = false
    let written = files.compactMap { file -> String? in
      if case .found(let language) = BundlePath(file.path, listed: nil).language { language } else { nil }
    }
    // The development language is most often English.
    let hasBase = files.contains { $0.isTable && $0.path.contains(BundlePath.baseFolder) }
    guard let first = hasBase ? "en" : written.min() else {
      languages = []
      syntax = ReadingOptions(source: "en").syntax.standard
      return
    }
    // ICU's comes last, because '%{name}' has an argument in its syntax, too.
    let readings = MessageSyntax.allCases.reversed().map { syntax in
      let catalog = CatalogReader.catalog(of: files, options: ReadingOptions(source: first, syntax: syntax))
      return (catalog: catalog, texts: catalog.textsWithArguments)
    }
    let most = readings.map(\.texts).max() ?? 0
    let catalog = (readings.first { $0.texts == most && most > 0 } ?? readings[readings.count - 1]).catalog
    syntax = catalog.syntax
    let missing = catalog.missingArguments
    languages = catalog.bundles.indices.map { index in
      let bundle = catalog.bundles[index]
      return Language(
        name: bundle.language, messages: bundle.entries.messageCount, missingArguments: missing[index])
    }.sorted { $0.precedes($1) }
  }

  /// The language that most tables name as their source, or `nil` if there are no tables.
  private static func source(ofTables files: [InputFile]) -> String? {
    let sources = files.filter(\.hasAllLanguages).compactMap { file -> String? in
      guard case .document(let document) = FileContent(of: file), let source = document.allLanguages?.source,
        !source.isEmpty
      else { return nil }
      return source
    }
    let counts = Dictionary(grouping: sources) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The language found that a name means, in whatever way it is written, or `nil` if there is none.
  package func language(named name: String) -> String? {
    LanguageNames.name(of: name, among: languages.map(\.name))
  }

  /// The reason why the first language is the source; `nil` if another is as likely.
  package var evidence: Evidence? {
    guard let first = languages.first else { return nil }
    if namesSource { return .namedByTable }
    guard languages.count > 1 else { return .onlyLanguage }
    if first.messages > languages[1].messages { return .mostMessages }
    return first.missingArguments < languages[1].missingArguments ? .mostArguments : nil
  }
}

extension Catalog {
  fileprivate var textsWithArguments: Int {
    messages.reduce(0) { count, message in
      count + message.texts.count { $0.map { !$0.hasErrors && !$0.arguments.isEmpty } ?? false }
    }
  }

  /// For each language, how many arguments it doesn't use in messages that it has.
  fileprivate var missingArguments: [Int] {
    messages.reduce(into: languages.map { _ in 0 }) { missing, message in
      let names = message.texts.map { text in text.map { Set($0.arguments.map(\.name)) } }
      let all = names.reduce(into: Set()) { $0.formUnion($1 ?? []) }
      for (index, own) in names.enumerated() { missing[index] += own.map { all.subtracting($0).count } ?? 0 }
    }
  }
}
