package import L10nCatalog
package import L10nChecking
import L10nExchange
import L10nLanguage
package import L10nPipeline
package import L10nText

/// A project at one time, as translators see it that answer a string at a time. What is asked of it is determined when
/// it is first needed, and kept.
///
/// It touches no file, and isn't used by two threads at the same time:
///
///     files ─▶ TranslationProject ─ strings(in:) ─▶ LanguageStrings ─ request(for:) ─▶ TranslationRequest
///                     └── Submission ◀─ TranslationAnswer ◀─────────── translator ◀──────┘
///                             ├─▶ SubmissionResult, one for each answer
///                             └─▶ FileChange
package final class TranslationProject {
  package let pipeline: Pipeline
  package var files: [InputFile] { read.files }
  /// The files with their catalog.
  private(set) var read: ReadFiles
  /// The catalog before a change, or `nil` if there is none.
  private let earlier: NamedCatalog?
  /// The directory that the files' paths are relative to.
  private let base: String
  private let known: KnownFindings?
  /// The strings of other platforms.
  package let sources: [CheckedSource]
  private let newLanguages: [String]
  private let findOutdated: (Catalog) throws -> [OutdatedTranslation]
  private var languages: [String: LanguageUnits] = [:]

  /// Creates a project from its files, which must have no mistakes that keep strings from being read.
  ///
  /// - Parameters:
  ///   - base: the directory that the files' paths are relative to.
  ///   - known: the findings to ignore, or `nil` for none.
  ///   - sources: the strings of other platforms.
  ///   - newLanguages: languages without files that may be translated into.
  ///   - outdated: finds the outdated translations of the catalog, when they are first needed.
  package init(
    _ pipeline: Pipeline, files: [InputFile], base: String, known: KnownFindings? = nil, sources: [CheckedSource] = [],
    newLanguages: [String] = [],
    outdated: @escaping (Catalog) throws -> [OutdatedTranslation] = { _ in [] }
  ) {
    self.pipeline = pipeline
    read = ReadFiles(files, options: pipeline.configuration.reading)
    earlier = nil
    self.base = base
    self.known = known
    self.sources = sources
    self.newLanguages = newLanguages
    findOutdated = outdated
  }

  private init(
    _ read: ReadFiles, known: KnownFindings?, sources: [CheckedSource], like other: TranslationProject
  ) {
    self.read = read
    self.known = known
    self.sources = sources
    earlier = other.state
    pipeline = other.pipeline
    base = other.base
    newLanguages = other.newLanguages
    findOutdated = other.findOutdated
  }

  /// The catalog with the names of its accessors.
  package private(set) lazy var state = pipeline.named(read.catalog, like: earlier)

  package var catalog: Catalog { state.catalog }

  /// The findings about reading the files.
  package var reading: CheckOutcome {
    pipeline.outcome(of: state, pipeline.checking, Rules.all.filter(\.id.isAboutReading))
  }

  /// The findings of `check` about the project's own strings.
  package private(set) lazy var outcome = withoutKnown(compared)

  /// The findings of `check`, including those about other platforms' strings alone.
  package private(set) lazy var wholeOutcome = {
    var outcome = compared
    outcome.add(sources)
    return withoutKnown(outcome)
  }()

  private lazy var compared = pipeline.check(state, comparedWith: sources)

  /// Returns the findings about the project's own strings, apart from those in single messages that are the same in
  /// another project.
  func findings(differingFrom other: TranslationProject) -> [Finding] {
    let earlier = CheckedMessages(of: other.catalog)
    return withoutKnown(pipeline.check(state, comparedWith: sources, since: earlier).outcome).findings
  }

  private func withoutKnown(_ outcome: CheckOutcome) -> CheckOutcome {
    guard let known else { return outcome }
    var outcome = outcome
    outcome.setAside(known.baseline, in: known.directory, options: pipeline.checking)
    return outcome
  }

  /// The outdated translations, or the reason why they aren't known.
  private lazy var outdatedResult = Result { try findOutdated(catalog) }

  /// The outdated translations; none if they aren't known.
  package var outdated: [OutdatedTranslation] { (try? outdatedResult.get()) ?? [] }

  /// The reason why the outdated translations aren't known, or `nil` if they are.
  package var outdatedFailure: (any Error)? {
    if case .failure(let error) = outdatedResult { error } else { nil }
  }

  /// The sources of outdated translations, by the indexes of their languages and of their messages.
  private(set) lazy var oldSources = Dictionary(grouping: outdated, by: \.language).mapValues { translations in
    Dictionary(translations.map { ($0.message, $0.oldSource) }) { first, _ in first }
  }

  /// The terms of the glossary, or `nil` if there are none.
  private(set) lazy var terms =
    catalog.glossary.isEmpty ? nil : catalog.bundles.first.map { SourceTerms(catalog.glossary, in: $0.tag) }

  /// The keys as the files write them.
  private(set) lazy var keys = WrittenKeys(catalog)

  /// The indexes of the messages by key path.
  private(set) lazy var indexes = Dictionary(
    catalog.messages.enumerated().map { ($1.keyPath, $0) }
  ) { first, _ in first }

  /// The indexes of the source's messages in the order of its files.
  private(set) lazy var order = catalog.messages.enumerated().compactMap { index, message in
    message.source.map { (file: $0.keyPlace.file, offset: $0.keyPlace.offset, index: index) }
  }.sorted { ($0.file, $0.offset, $0.index) < ($1.file, $1.offset, $1.index) }.map(\.index)

  /// The positions of messages in ``order``.
  private(set) lazy var positions = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }

  /// Returns the strings to translate into a language, or `nil` if the project doesn't have it, or has it as its
  /// source.
  package func strings(in language: String) -> LanguageStrings? {
    guard let name = name(ofLanguage: language) else { return nil }
    return LanguageStrings(in: name, of: self, units(in: name))
  }

  /// - Parameter name: the project's name for the language.
  private func units(in name: String) -> LanguageUnits {
    let units = languages[name] ?? LanguageUnits(projectUnits(in: name, of: catalog, files), of: catalog)
    languages[name] = units
    return units
  }

  /// The languages of translations.
  package var translationLanguages: [String] {
    let new = newLanguages.filter { !catalog.hasLanguage($0) }
    return catalog.languages.dropFirst() + new
  }

  /// Returns the project's name for the language of translations, or `nil` if it can't be translated into.
  private func name(ofLanguage language: String) -> String? {
    guard let index = catalog.language(named: language) else { return newLanguages.first { $0 == language } }
    return index == 0 ? nil : catalog.languages[index]
  }

  /// Returns the strings of files in a language, which are known for the project's own files.
  func units(in language: String, of read: inout ReadFiles) -> ProjectUnits {
    read.files == files ? units(in: language).all : projectUnits(in: language, of: read.catalog, read.files)
  }

  private func projectUnits(in language: String, of catalog: Catalog, _ files: [InputFile]) -> ProjectUnits {
    ProjectUnits(of: catalog, in: files, language: language, base: base)
  }

  /// Returns the project with other files.
  package func with(_ files: [InputFile]) -> TranslationProject { with(files, known: known, sources: sources) }

  /// Returns the project with other files, other findings to ignore, and other strings of other platforms.
  package func with(_ files: [InputFile], known: KnownFindings?, sources: [CheckedSource]) -> TranslationProject {
    var read = read
    read.replace(with: files)
    return TranslationProject(read, known: known, sources: sources, like: self)
  }

  func with(_ read: ReadFiles) -> TranslationProject {
    TranslationProject(read, known: known, sources: sources, like: self)
  }
}
