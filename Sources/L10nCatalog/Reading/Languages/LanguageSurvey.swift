import L10nFormats
import L10nMessages
import L10nLanguage
package import L10nText

/// The languages and the syntax of a translations directory, read before anything is configured.
package struct LanguageSurvey {
  /// One of the languages found.
  package struct Language {
    /// The tag as it is written in the files' paths.
    package var name: String
    /// The number of its messages.
    package var messages: Int
    /// The number of arguments that other languages use in messages and this one doesn't. The source, which defines the
    /// arguments, has none.
    package var missingArguments: Int

    /// Among languages with equally many messages, English is the source of most projects.
    private var isEnglish: Bool { LanguageTag(name)?.language == "en" }

    fileprivate func precedes(_ other: Language) -> Bool {
      (-messages, missingArguments, isEnglish ? 0 : 1, name)
        < (-other.messages, other.missingArguments, other.isEnglish ? 0 : 1, other.name)
    }
  }

  /// The reason why a language is the source.
  package enum Evidence: Sendable, Hashable {
    case onlyLanguage
    /// It has all messages of the others, and no other language has.
    case allMessages
    /// A table names it as its source.
    case namedByTable
    /// A folder of the development language exists, which usually is English.
    case base
    /// The keys of gettext's files are its texts, which usually are English.
    case originalTexts
    /// A file of the project names it; the value is its path.
    case statedIn(String)
  }

  /// A source language that a file of the project states.
  package struct Statement: Sendable, Hashable {
    package var language: String
    /// The path of the file.
    package var file: String

    /// Creates a statement.
    package init(language: String, file: String) {
      self.language = language
      self.file = file
    }
  }

  /// The languages found, the most likely source first.
  package let languages: [Language]
  /// The syntax of the placeholders; `nil` if all files are tables, whose syntax is known.
  package let syntax: SyntaxSurvey?
  /// The dialect in which the files were read, or `nil` for the usual one of each format.
  package let dialect: FileDialect?
  /// The reason why the first language is the source; `nil` if another is as likely.
  package let evidence: Evidence?

  /// Reads the files; those without a language in their path don't count.
  ///
  /// - Parameters:
  ///   - statements: statements of the project's files about the source language, the most reliable first.
  ///   - dialect: the dialect of the files, or `nil` for the usual one of each format.
  package init(of files: [InputFile], _ statements: [Statement] = [], in dialect: FileDialect? = nil) {
    self.dialect = dialect
    let written = files.compactMap { file -> String? in
      if case .found(let language) = BundlePath(file.path, listed: nil).language { language } else { nil }
    }
    let ofTables = Self.source(ofTables: files)
    let hasBase = files.contains { $0.isInBaseFolder }
    let hasTables = files.contains(where: \.isTable)
    let stated = statements.first { statement in
      // A table's strings of the source language may be only its keys.
      hasTables || LanguageNames.name(of: statement.language, among: written) != nil
    }
    var source = stated.map { ($0.language, Evidence.statedIn($0.file)) }
    source = source ?? ofTables.map { ($0, .namedByTable) }
    source = source ?? (Self.haveOriginalTexts(files) ? ("en", .originalTexts) : nil)
    source = source ?? (hasBase ? ("en", .base) : nil)
    guard let first = source?.0 ?? written.min() else {
      languages = []
      syntax = nil
      evidence = nil
      return
    }
    let catalog: Catalog
    (catalog, syntax) = Self.catalog(of: files, source: first, in: dialect)
    let found = catalog.languages(ofFiles: files)
    if let evidence = source?.1 {
      let index = LanguageNames.name(of: first, among: found.map(\.name)).flatMap { name in
        found.firstIndex { $0.name == name }
      }
      let own = index.map { found[$0] } ?? Language(name: first, messages: 0, missingArguments: 0)
      languages = [own] + found.indices.filter { $0 != index }.map { found[$0] }.sorted { $0.precedes($1) }
      self.evidence = evidence
    } else {
      let sorted = found.sorted { $0.precedes($1) }
      languages = sorted
      evidence = Self.evidence(for: sorted, in: catalog)
    }
  }

  private static func evidence(for sorted: [Language], in catalog: Catalog) -> Evidence? {
    guard let first = sorted.first else { return nil }
    guard sorted.count > 1 else { return .onlyLanguage }
    // If languages have the same number of messages, the one with more arguments may only have a mistake.
    guard first.messages > sorted[1].messages else { return nil }
    // Messages that only other languages have may be unused, but that isn't certain.
    let index = catalog.languages.firstIndex(of: first.name) ?? 0
    return catalog.messagesOfCode.allSatisfy { $0.isIn(language: index) } ? .allMessages : nil
  }

  /// Returns the files as a catalog, in the syntaxes that read most placeholders.
  private static func catalog(
    of files: [InputFile], source: String, in dialect: FileDialect?
  ) -> (Catalog, SyntaxSurvey?) {
    // Strings that the source language doesn't have must be visible.
    var options = ReadingOptions(source: source)
    options.takesKeysAsTexts = false
    options.dialect = dialect
    let catalog = CatalogReader.catalog(of: files, options: options)
    guard dialect == nil, files.contains(where: { !$0.isTable && !$0.isSettings }) else { return (catalog, nil) }
    let survey = SyntaxSurvey(of: catalog, from: files)
    guard survey.choice != options.syntax else { return (catalog, survey) }
    options.syntax = survey.choice
    return (CatalogReader.catalog(of: files, options: options), survey)
  }

  /// Returns the language that most tables name as their source, or `nil` if there are no tables.
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

  /// Returns a Boolean value indicating whether the keys of gettext's files are texts: most of a file's have spaces.
  private static func haveOriginalTexts(_ files: [InputFile]) -> Bool {
    let file = files.first(where: \.isTemplate) ?? files.first { $0.format?.tables?.hasOriginalTexts == true }
    guard let file, case .document(let document) = FileContent(of: file) else { return false }
    return document.sources.count { $0.key.contains(" ") } * 2 > document.sources.count
  }

  /// Returns the language found that means the same as a name, in any spelling, or `nil` if there is none.
  package func language(named name: String) -> String? {
    LanguageNames.name(of: name, among: languages.map(\.name))
  }
}

extension Catalog {
  /// Returns the languages with messages that code reads.
  fileprivate func languages(ofFiles files: [InputFile]) -> [LanguageSurvey.Language] {
    let missing = missingArguments
    let own = messagesOfCode
    let counts = languages.indices.map { language in own.count { $0.isIn(language: language) } }
    let isWanted = counts.contains { $0 > 0 } ? { (index: Int) in counts[index] > 0 } : { _ in true }
    return bundles.indices.filter { isWanted($0) && !bundles[$0].files.isEmpty }.map { index in
      LanguageSurvey.Language(
        name: bundles[index].language, messages: counts[index], missingArguments: missing[index])
    }
  }

  /// The messages apart from those that the system reads itself, such as the reasons for permissions, which the source
  /// language may have in Info.plist; all if there are no others.
  fileprivate var messagesOfCode: [CatalogMessage] {
    let system = Set(files.indices.filter { AppleTable.isOfSystem(file: files[$0].path) })
    let own = messages.filter { message in
      message.texts.contains { text in text.map { !system.contains($0.keyPlace.file) } ?? false }
    }
    return own.isEmpty ? messages : own
  }

  /// The number of arguments that each language doesn't use in messages that it has.
  fileprivate var missingArguments: [Int] {
    messages.reduce(into: languages.map { _ in 0 }) { missing, message in
      let names = message.texts.map { text in text.map { Set($0.arguments.map(\.name)) } }
      let all = names.reduce(into: Set()) { $0.formUnion($1 ?? []) }
      for (index, own) in names.enumerated() { missing[index] += own.map { all.subtracting($0).count } ?? 0 }
    }
  }
}
