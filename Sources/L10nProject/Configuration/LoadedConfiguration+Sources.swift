package import L10nCatalog
package import L10nPipeline
package import L10nText

extension LoadedConfiguration {
  /// The strings of other platforms as projects of their own: each has its languages and no code, and the configuration's
  /// source language, names and rules.
  package var sources: [(configured: ConfiguredSource, project: LoadedConfiguration)] {
    configuration.sources.map { ($0, project($0)) }
  }

  private func project(_ source: ConfiguredSource) -> LoadedConfiguration {
    var reading = ReadingOptions(
      source: configuration.reading.source, usesNamespaces: configuration.reading.usesNamespaces,
      configuration: configuration.reading.configuration, languageOffsets: configuration.reading.languageOffsets)
    reading.syntax = configuration.reading.syntax
    reading.take(source.format)
    reading.names = configuration.reading.names
    reading.translationsOffset = source.offset
    var project = self
    project.paths = TranslationPaths(FilePath.shown(FilePath.joined(base, source.path)))
    project.configuration = Configuration(
      translations: project.paths, names: configuration.names, reading: reading, checking: configuration.checking,
      emission: EmissionOptions())
    project.configuration.baseline = configuration.baseline
    project.configuration.hasAccessors = false
    // Names of keys matter only to code.
    for rule in [RuleID.derivedName, .grammarAccessor] { project.configuration.checking.severities[rule] = .off }
    project.output = nil
    return project
  }

  /// Reads and checks the strings of other platforms.
  package func checkedSources() throws(Refusal) -> [CheckedSource] { checked(sources: try sourceFiles()) }

  /// Reads the files of other platforms: those of each of ``sources``.
  package func sourceFiles() throws(Refusal) -> [[InputFile]] {
    var files: [[InputFile]] = []
    for source in sources { files.append(try source.project.files()) }
    return files
  }

  /// Checks the strings of other platforms.
  ///
  /// - Parameter files: the files of each of ``sources``.
  package func checked(sources files: [[InputFile]]) -> [CheckedSource] {
    zip(sources, files).map { source, files in
      CheckedSource(
        source.configured, at: source.project.translations, files,
        Pipeline(source.project.configuration).check(files))
    }
  }

  /// Returns the strings of another platform at a path, or `nil` if the configuration names none there.
  package func source(at path: String) -> LoadedConfiguration? {
    func absolute(_ path: String) -> String { FilePath.absolute(path, in: FileSystem.workingDirectory) }
    return sources.first { absolute($0.project.translations) == absolute(path) }?.project
  }

  /// Refuses the strings of another platform, for commands that are about Swift code.
  package func refuseOtherPlatform() throws(Refusal) {
    guard !configuration.hasAccessors else { return }
    throw .usage(
      "'\(translations)' has the strings of another platform, for which no Swift code is generated; leave out "
        + "--translations")
  }
}
