import L10nAllLanguages
import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nEditing
import L10nFormats
import L10nLanguage
import L10nMessages
import L10nPipeline
import L10nProject
import L10nText

/// `l10n-gen convert`: converts the strings of files to another format.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert translation files to another format, without a project.",
    discussion: """
      File extensions determine the formats: .xcstrings, .strings, .stringsdict, .yml, .yaml, .json, .arb or .po; Android's files \
      are called strings.xml, with 'values-{language}' in their path. For formats \
      with one file per language, write {language} in the path. The plurals of a .strings table are in the \
      .stringsdict file next to it. Strings in YAML and JSON use ICU syntax, or that of --syntax. With --i18next, JSON is that of \
      i18next. Lists what the format can't represent, with the reason. Files of the same format are copied unchanged; existing files are never replaced.

      Examples:

        l10n-gen convert App/Localizable.xcstrings 'translations/{language}.yml'
        l10n-gen convert 'App/{language}.lproj/Localizable.strings' App/Localizable.xcstrings
        l10n-gen convert ko.yml ko.json
        l10n-gen convert 'translations/{language}.yml' 'new/{language}.yml' --syntax mf2
        l10n-gen convert --i18next 'locales/{language}/common.json' App/Localizable.xcstrings
        l10n-gen convert App/Localizable.xcstrings 'res/values-{language}/strings.xml' --lossy

      Exit status: 0 all strings are converted; 1 some were left out, or a file has mistakes; 2 the usage is wrong, or a \
      file can't be read or written.
      """)

  @Argument(help: "The file to read, or the path of files with {language}.", completion: .file())
  var input: String

  @Argument(help: "The file to write, or the path of files with {language}.", completion: .file())
  var output: String

  @Option(
    help: ArgumentHelp(
      "The syntax of the new strings in YAML and JSON: icu, ruby, printf or mf2 (MessageFormat 2). Default: icu.",
      valueName: "syntax"), completion: .list(MessageSyntax.allCases.map(\.rawValue)))
  var syntax: String?

  @OptionGroup var losses: LossOptions

  @Flag(help: "JSON is that of i18next: the files that are written or, if these aren't JSON, those that are read.")
  var i18next = false

  func validate() throws {
    guard !i18next || Self.isJSON(input) || Self.isJSON(output) else {
      throw ValidationError("--i18next is for JSON, and neither file is JSON; leave it out")
    }
  }

  func run() throws {
    try ProjectLock.acquire(around: ".")
    let files = try files()
    try Refusal.refuseUnread(files.map(\.file))
    guard let format = FormatName(output) else {
      throw Refusal.usage("'\(output)' has no format that can be written; its name ends in \(FormatName.endings)")
    }
    let companion = FormatName.companion(of: output) ?? output
    let syntax = try newSyntax()
    guard FormatName(input) != format || syntax != nil || i18next else {
      return try write(
        files.map { (FormatName($0.file.shownPath) == format ? output : companion, $0.language, $0.file.bytes) })
    }
    guard let options = options(for: files.map(\.file)) else {
      throw Refusal.usage("'\(input)' has no strings that can be converted")
    }
    let outcome = Pipeline(options).read(files.map(\.file)) { $0.isAboutReading || $0 == .duplicateKey }
    try refuseMistakes(outcome)
    outcome.explainDoubts()
    guard
      let conversion = Conversion(
        of: outcome.catalog, from: files.map(\.file), to: FilePath.name(output), in: syntax ?? .standard,
        dialect: writesI18next ? .i18next : nil, acceptsLosses: losses.areAccepted),
      !conversion.files.isEmpty || !conversion.leftOut.isEmpty
    else {
      throw Refusal.usage("'\(input)' has no strings that can be converted")
    }
    if !conversion.files.isEmpty {
      // The source language comes first.
      try write(conversion.files.map { ($0.isCompanion ? companion : output, $0.language, $0.bytes) })
    }
    for reason in conversion.simplified { Console.error("Simplified \(Console.printable(reason))\n") }
    for reason in conversion.leftOut { Console.error("Left out \(Console.printable(reason))\n") }
    let counts = [(conversion.simplified.count, "simplified"), (conversion.leftOut.count, "left out")].filter {
      $0.0 > 0
    }
    let notes = counts.isEmpty ? "" : "; \(counts.map { "\($0) \($1)" }.joined(separator: ", ")), listed above"
    // The file names a source language, which was chosen here if there are several languages.
    let source =
      outcome.catalog.languages.count > 1 && LanguagePath(output) == nil
      ? ", with \(options.source) as the source language" : ""
    Console.error("\(String.counted(conversion.count, "string")) converted\(source)\(notes)\n")
    if !conversion.leftOut.isEmpty { throw ExitCode(1) }
  }

  /// A Boolean value indicating whether the new files are those of i18next.
  private var writesI18next: Bool { i18next && Self.isJSON(output) }

  private static func isJSON(_ path: String) -> Bool { path.hasSuffix(".\(I18nextFile.fileExtension)") }

  /// Returns the requested syntax of the new strings, or `nil` if none is.
  private func newSyntax() throws(Refusal) -> MessageSyntax? {
    guard let syntax else { return nil }
    guard let known = MessageSyntax.allCases.first(where: { $0.rawValue == syntax }) else {
      let names = MessageSyntax.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("--syntax '\(syntax)': there is no such syntax; known are \(names)")
    }
    if writesI18next || BundleFormats.format(ofFile: output)?.hasTableKeys == true {
      throw .usage("'\(output)' has a syntax of its own; leave out --syntax")
    }
    return known
  }

  /// Ends the command if strings of the files can't be read, or if two have the same key. Strings whose keys are too
  /// long are left out.
  private func refuseMistakes(_ outcome: CheckOutcome) throws {
    var outcome = outcome
    let paths = Set(outcome.catalog.files.dropFirst().map(\.path))
    let longKeys = Self.longKeys(of: outcome.catalog)
    outcome.findings = outcome.findings.filter { finding in
      paths.contains(finding.location.file) && finding.severity == .error && !longKeys.contains(finding.location)
    }
    guard !outcome.findings.isEmpty else { return }
    FindingsText.explain(outcome.findings, in: outcome.catalog)
    Console.error("Nothing was written.\n")
    throw ExitCode(1)
  }

  /// Returns the places of keys that are too long to be read; none if other strings couldn't be read because of them.
  private static func longKeys(of catalog: Catalog) -> Set<SourceLocation> {
    let hasUnread = catalog.keys.numbers.contains { number in
      catalog.bundles.contains { $0.entries[number]?.kind == .unread }
    }
    guard !hasUnread else { return [] }
    var locator = PlaceLocator(files: catalog.files)
    return Set(catalog.problems.filter(\.isLengthOfKey).map { locator.location(of: $0.place) })
  }

  /// Returns the options for reading the files, or `nil` if they have no strings.
  private func options(for files: [InputFile]) -> ReadingOptions? {
    let dialect: FileDialect? = i18next && !writesI18next ? .i18next : nil
    let survey = LanguageSurvey(of: files, in: dialect)
    guard let first = survey.languages.first else {
      // The strings that are left out are listed even if the files have no others.
      return files.contains { !$0.unreadKeys.isEmpty } ? ReadingOptions(source: "en", usesNamespaces: false) : nil
    }
    // Of languages with the same number of strings, English is the most likely source.
    let equal = survey.evidence == nil ? survey.languages.filter { $0.messages == first.messages } : [first]
    let source = equal.first { $0.name == survey.language(named: "en") } ?? first
    let syntax = survey.syntax?.standard ?? .standard
    var options = ReadingOptions(source: source.name, syntax: syntax, usesNamespaces: false)
    options.takesKeysAsTexts = survey.evidence == .originalTexts
    options.dialect = dialect
    return options
  }

  // MARK: Reading

  private func files() throws(Refusal) -> [(language: String?, file: InputFile)] {
    guard FormatName(input) != nil else {
      throw .usage("'\(input)' has no format that can be read; its name ends in \(FormatName.endings)")
    }
    let paths: [(language: String?, path: String)]
    // A table may have its plurals in another file in the same folder.
    let companion = FormatName.companion(of: input)
    if let pattern = LanguagePath(input) {
      let rest = companion.flatMap(LanguagePath.init)?.files ?? []
      paths = (pattern.files + rest).map { ($0.language, $0.path) }
      guard !paths.isEmpty else { throw .usage("there is no file '\(input)' for any language") }
    } else {
      paths = [(nil, input)] + (companion.map { FileSystem.kind(of: $0) == nil ? [] : [(nil, $0)] } ?? [])
    }
    var files: [(language: String?, file: InputFile)] = []
    for (language, path) in paths {
      do {
        let bytes = try FileSystem.bytes(of: path, limit: InputFile.sizeLimit + 1)
        var file = InputFile(path: [FilePath.name(path)], shownPath: path, bytes: bytes)
        file.dialect = .chosen(forFileAt: path)
        if let language { file.path.insert(language, at: 0) }
        files.append((language, file))
      } catch {
        throw .file(error)
      }
    }
    if LanguagePath(input) == nil, !files[0].file.hasAllLanguages, !Self.hasLanguage(files[0].file.path) {
      // The language may be in the folder's name; otherwise it doesn't matter.
      let folder = FilePath.name(FilePath.parent(FilePath.absolute(input, in: FileSystem.workingDirectory)))
      let language = folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : folder
      let name = LanguageTag(language)?.hasLocaleData == true ? language : "en"
      for index in files.indices { files[index].file.path.insert(name, at: 0) }
    }
    return files
  }

  /// Returns a Boolean value indicating whether a path contains a language.
  private static func hasLanguage(_ path: [String]) -> Bool {
    !LanguageSurvey(of: [InputFile(path: path, shownPath: "", bytes: [])]).languages.isEmpty
  }

  // MARK: Writing

  private func write(_ files: [(output: String, language: String?, bytes: [UInt8])]) throws(Refusal) {
    let languages = Set(files.map(\.language)).count
    guard languages == 1 || LanguagePath(output) != nil else {
      throw .usage(
        "'\(output)' has one language, and there are \(languages); write {language} in its path, such as "
          + "'{language}.yml'")
    }
    var written: [(path: String, bytes: [UInt8])] = []
    for (output, language, bytes) in files {
      guard let pattern = LanguagePath(output) else {
        written.append((output, bytes))
        continue
      }
      guard let language else {
        throw .usage("'\(output)' has {language}, but the file has all languages; name one file")
      }
      written.append((pattern.path(of: language, isSource: language == files.first?.language), bytes))
    }
    do throws(FileSystem.Failure) {
      for (path, bytes) in written where FileSystem.kind(of: path) != nil {
        guard try FileSystem.bytes(of: path) != bytes else { continue }
        throw .init(path: path, reason: "this file exists, and is not replaced; remove it, or choose another name")
      }
      let new = written.filter { FileSystem.kind(of: $0.path) == nil }
      var batch = FileBatch()
      for (path, bytes) in new { try batch.add(bytes, to: path, at: .free) }
      try batch.write()
      for (path, _) in new { Console.error("Wrote \(Console.printable(path))\n") }
    } catch {
      throw .file(error)
    }
  }
}
