import L10nCatalog
import L10nChecking
import L10nEmission
import L10nPipeline
import L10nProject
import L10nReleases
import L10nText

/// A build of the app that users have, recorded by a git tag or a contract.
struct AppBuild {
  /// The name of the tag or the contract.
  let name: String
  /// The channel that it gets releases from.
  let channel: String
  /// The texts that are compiled into it, with their name.
  let compiled: CompiledTexts
  let baseline: String

  private let pipeline: Pipeline
  private let catalog: Catalog

  /// Returns the messages that replace the build's own, so that it shows the current translations.
  ///
  /// - Parameter files: the current translation files.
  func replacements(from files: [InputFile]) -> MessageReplacements {
    pipeline.replacements(
      for: catalog, compiled, version: BuildVersion(name), from: pipeline.read(files).catalog)
  }

  /// The reason why nothing is published for a build.
  struct Unpublished: Error {
    let reason: String
  }

  /// Reads the build of a tag.
  ///
  /// - Parameters:
  ///   - tag: the name of the tag.
  ///   - app: the current app, whose paths and names of keys are used.
  ///   - updates: the current settings. A build with another catalog can't read what is signed for this one.
  init(tag: String, of app: LoadedConfiguration, _ updates: UpdateSettings) throws {
    guard let revision = try GitRevision(tag, of: TranslationPaths(FilePath.parent(app.path))) else {
      throw Unpublished(reason: "git can't find its commit; fetch the history, as with 'git fetch --unshallow'")
    }
    let configuration = try Self.configuration(in: revision)
    try self.init(tag, configuration, of: app, updates) {
      try Self.files(tag, of: app, revision, configuration.translations)
    }
  }

  /// Reads the build of a contract.
  ///
  /// - Parameters:
  ///   - contract: the contract of the build.
  ///   - app: as for a tag.
  ///   - updates: as for a tag.
  init(_ contract: BuildContract, of app: LoadedConfiguration, _ updates: UpdateSettings) throws {
    switch ConfigurationReader.read(contract.settings) {
    case .problems(let problems): throw Refusal.configuration(problems)
    case .configuration(var configuration):
      configuration.reading.names = contract.names
      configuration.reading.infoPropertyList = contract.infoPropertyList
      try self.init(contract.name, configuration, of: app, updates) { contract.files }
    }
  }

  private init(
    _ name: String, _ configuration: Configuration, of app: LoadedConfiguration, _ updates: UpdateSettings,
    files: () throws -> [InputFile]
  ) throws {
    guard let settings = configuration.emission.updates else {
      throw Unpublished(reason: "its l10n.yml has no 'updates'")
    }
    guard settings.catalog == updates.catalog else {
      throw Unpublished(reason: "its catalog is '\(settings.catalog)', and not '\(updates.catalog)'")
    }
    catalog = Pipeline(configuration).read(try files()).catalog
    self.name = name
    channel = settings.channel
    compiled = Pipeline(configuration).compiledTexts(of: catalog)
    baseline = compiled.baseline
    var configuration = configuration
    // Names that were added since then must also be known. The names in the build never change.
    configuration.reading.names = app.configuration.reading.names ?? configuration.reading.names
    pipeline = Pipeline(configuration)
  }

  private static func configuration(in revision: GitRevision) throws -> Configuration {
    func file(_ name: String) throws(FileSystem.Failure) -> SourceFile? {
      let path = FilePath.joined(revision.path, name)
      guard revision.tree.kind(of: path, followingLinks: true) != nil else { return nil }
      let bytes = try revision.tree.bytes(of: path, limit: InputFile.sizeLimit)
      return SourceFile(path: "\(revision.name):\(name)", bytes: bytes)
    }
    guard let settings = try file("l10n.yml") else { throw Unpublished(reason: "it has no l10n.yml") }
    switch ConfigurationReader.read(settings) {
    case .problems(let problems): throw Refusal.configuration(problems)
    case .configuration(var configuration):
      configuration.reading.names = try file(configuration.names)
      if let list = configuration.infoPropertyList { configuration.reading.infoPropertyList = try file(list) }
      return configuration
    }
  }

  /// Returns the translation files of a build, which may be in another repository.
  private static func files(
    _ tag: String, of app: LoadedConfiguration, _ build: GitRevision, _ written: TranslationPaths
  ) throws -> [InputFile] {
    let path = FilePath.absolute(FilePath.joined(build.path, written.directory), in: GitTree.top)
    let commit = build.tree.submoduleCommit(at: path)
    var paths = written
    paths.directory = FilePath.joined(app.base, written.directory)
    let directory = paths.directory
    guard let revision = try GitRevision(commit ?? tag, of: paths) else {
      throw Refusal.usage(
        "'\(tag)' has translations of the commit \(commit ?? tag), which isn't in the submodule '\(directory)'; run "
          + "'git submodule update --init' and 'git -C \(directory) fetch'")
    }
    let files = try revision.files()
    try Refusal.refuseUnread(files)
    return files
  }
}

extension AppBuild {
  /// Reads the builds of all tags that match at least one of the patterns, in the order of their names.
  ///
  /// - Returns: the builds, and sentences to report about tags for which nothing is published.
  static func all(
    matching patterns: [String], of app: LoadedConfiguration, _ updates: UpdateSettings
  ) throws -> (builds: [AppBuild], skipped: [String]) {
    var builds: [AppBuild] = []
    var skipped: [String] = []
    for tag in try tags(matching: patterns, of: app) {
      do {
        builds.append(try AppBuild(tag: tag, of: app, updates))
      } catch let unpublished as Unpublished {
        skipped.append("\(tag) is left out: \(unpublished.reason)")
      } catch let failure as FileSystem.Failure {
        throw Refusal.file(failure)
      }
    }
    return (builds, skipped)
  }

  /// Returns the git tags that match one of some patterns, in the order of their versions. There is at least one.
  static func tags(matching patterns: [String], of app: LoadedConfiguration) throws(Refusal) -> [String] {
    let root = FileSystem.realPath(FilePath.parent(app.path)) ?? FileSystem.workingDirectory
    let tags: String
    do {
      tags = try Git(directory: root).output(["tag", "--list", "--sort=version:refname", "--"] + patterns)
    } catch {
      throw .file(error)
    }
    guard !tags.isEmpty else {
      let names = patterns.map { "'\($0)'" }.joined(separator: ", ")
      throw .usage(
        "no git tag of '\(root)' matches \(names); name the tags of the builds that users have, such as 'v2.*'")
    }
    return tags.split(separator: "\n").map(String.init)
  }
}
