import ArgumentParser
import L10nGenCore

/// `l10n-gen init`: writes a configuration for the translation files of a project.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write an l10n.yml for a project's translation files.",
    discussion: """
      Finds the translation files, chooses the source language and the placeholder syntax, and prints what to do next.

      Examples:

        l10n-gen init
        l10n-gen init --source ko
        l10n-gen init --translations config/locales
      """)

  @Option(
    help: ArgumentHelp(
      "The directory of the translation files; default: the first of the usual ones, such as translations or locales.",
      valueName: "directory"),
    completion: .directory)
  var translations: String?

  @Option(
    help: ArgumentHelp(
      "The language that the others are translated from; default: the one that the files suggest.", valueName: "tag"))
  var source: String?

  /// Directories in which projects keep translation files, the most usual first.
  private static let usualDirectories = [
    "translations", "Translations", "locales", "Locales", "config/locales", "localization", "Localization",
    "localizations", "Localizations", "lang", "i18n", "l10n", "strings", "Strings",
  ]

  func run() throws {
    try ConfigurationOptions.refuseEmpty(translations, "--translations")
    try ProjectLock.acquire(around: ".")
    let tables = AppleTables()
    let found = try surveys(tables)
    for path in ["l10n.yml", FilePath.joined(found[0].directory, "l10n.yml")]
    where FileSystem.kind(of: path, followingLinks: false) != nil {
      throw Refusal.usage("this project already has a configuration, '\(path)'; edit it, or remove it to start over")
    }
    let survey = found[0].survey
    let languages = try languages(of: survey)
    let configuration = StarterConfiguration(
      translations: found[0].directory, languages: languages, syntax: survey.syntax,
      readsTables: found[0].hasTables, output: outputDirectory)
    do {
      try NewFile.write(Array(configuration.text.utf8), to: "l10n.yml")
    } catch {
      throw Refusal.file(error)
    }
    let advice = StartingAdvice(
      configuration: configuration, evidence: source == nil ? survey.evidence : nil,
      otherDirectories: found.dropFirst().map(\.directory), tables: tables)
    try Console.output(advice.text)
  }

  // MARK: Directories

  private typealias SurveyedDirectory = (directory: String, survey: LanguageSurvey, hasTables: Bool)

  /// The directories with translation files; at least one.
  private func surveys(_ tables: AppleTables) throws(Refusal) -> [SurveyedDirectory] {
    if let translations { return [try surveyed(ConfigurationOptions.shown(translations))] }
    let candidates = Self.usualDirectories.filter { FileSystem.kind(of: $0) == .directory }
    var found: [SurveyedDirectory] = []
    var firstFailure: Refusal?
    // Where file names are in any case, two of the usual names are one directory.
    var paths: Set<String> = []
    for directory in candidates where paths.insert(FileSystem.realPath(directory) ?? directory).inserted {
      do {
        found.append(try surveyed(directory))
      } catch {
        firstFailure = firstFailure ?? error
      }
    }
    if found.isEmpty, let firstFailure { throw firstFailure }
    if found.isEmpty, let path = tables.commonPath { return [try surveyed(path)] }
    guard !found.isEmpty else {
      throw .usage(
        "there is no directory of translation files, such as 'translations'; create one, mount a translations repository "
          + "with 'git submodule add URL translations', or choose one with --translations")
    }
    return found
  }

  private func surveyed(_ directory: String) throws(Refusal) -> SurveyedDirectory {
    let files: [InputFile]
    do {
      files = try TranslationsDirectory.files(at: directory)
    } catch {
      throw .file(error)
    }
    try Refusal.refuseUnread(files)
    let survey = LanguageSurvey(of: files)
    guard !survey.languages.isEmpty else {
      throw .usage(
        files.contains(where: \.isTable)
          ? "no table in '\(directory)' can be read; open it in Xcode, or run 'git checkout' for it"
          : "no file in '\(directory)' has a language in its path, such as ko.yml or ko/store.yml")
    }
    return (directory, survey, files.contains(where: \.isTable))
  }

  // MARK: Languages

  /// The languages, the source first.
  private func languages(of survey: LanguageSurvey) throws(Refusal) -> [String] {
    let names = survey.languages.map(\.name)
    guard let source else {
      guard survey.evidence != nil else { throw .usage(question(about: survey)) }
      return names
    }
    guard let chosen = survey.language(named: try LanguageList.language(source, of: "--source").name) else {
      throw .usage("there is no file for the source language '\(source)'; there are \(names.joined(separator: ", "))")
    }
    return [chosen] + names.filter { $0 != chosen }
  }

  private func question(about survey: LanguageSurvey) -> String {
    let equals = survey.languages.filter {
      ($0.messages, $0.missingArguments) == (survey.languages[0].messages, survey.languages[0].missingArguments)
    }.map(\.name)
    return
      "\(equals.dropLast().joined(separator: ", ")) and \(equals[equals.count - 1]) have the same messages, so the "
      + "source language is unclear; choose it, as in 'l10n-gen init --source \(equals[0])'"
  }

  /// Beside the sources of the package's only target, if there is one.
  private var outputDirectory: String {
    let targets = ((try? FileSystem.names(in: "Sources")) ?? []).filter {
      !$0.hasPrefix(".") && FileSystem.kind(of: "Sources/\($0)") == .directory
    }
    return targets.count == 1 ? "Sources/\(targets[0])/Generated" : "Generated"
  }
}
