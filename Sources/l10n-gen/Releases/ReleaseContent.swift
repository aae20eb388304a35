import ArgumentParser
import L10nChecking
import L10nPipeline
import L10nProject
import L10nText

/// Options for the builds and the translations of a release.
struct ReleaseContent: ParsableArguments {
  @Option(help: ArgumentHelp("A pattern of the git tags to publish for; can be repeated.", valueName: "pattern"))
  var releases: [String] = []

  @Option(
    help: ArgumentHelp(
      "A file of 'l10n-gen emit --contract', for a build without a git tag; can be repeated.", valueName: "file"),
    completion: .file())
  var contract: [String] = []

  @Option(
    help: ArgumentHelp(
      "The translations to publish: a directory, or a git revision; default: the working tree.", valueName: "name"))
  var translations: String?

  @Option(
    help: ArgumentHelp(
      "The translations for builds by a pattern of their tags, such as 'v2.2.*=release/2.2'; can be repeated.",
      valueName: "pattern=name"), transform: PublishedTranslations.Branch.init(parsing:))
  var translationsFor: [PublishedTranslations.Branch] = []

  /// A Boolean value indicating whether no option is given.
  var isEmpty: Bool { releases.isEmpty && contract.isEmpty && translations == nil && translationsFor.isEmpty }

  /// Returns the content to pack. Translations with errors aren't packed.
  func packing(for options: AppOptions, site: ReleaseSite, share: Int?) throws -> ReleasePacking {
    guard !releases.isEmpty || !contract.isEmpty else {
      throw Refusal.usage("--releases is missing; name the tags of the builds that users have, such as 'v2.*'")
    }
    let (loaded, updates) = try options.load()
    let certificate = try KeyCertificate.required(updates, loaded)
    let today =
      if let translations { try ComparedState(translations, of: loaded.paths) } else {
        try ComparedState(workingTree: loaded)
      }
    try check(today, loaded)
    let contracts = try contract.map { try BuildContract(at: $0) }
    let branches = try translationsFor.map { branch in
      let state = try ComparedState(branch.revision, of: loaded.paths)
      try check(state, loaded)
      return (builds: try names(matching: branch.pattern, contracts, loaded), files: state.files)
    }
    var (builds, skipped) =
      releases.isEmpty ? ([], []) : try AppBuild.all(matching: releases, of: loaded, updates)
    for contract in contracts {
      do {
        builds.append(try AppBuild(contract, of: loaded, updates))
      } catch let unpublished as AppBuild.Unpublished {
        skipped.append("\(contract.name) is left out: \(unpublished.reason)")
      }
    }
    Console.error(lines: skipped)
    guard !builds.isEmpty else {
      throw Refusal.usage("none of these builds can be published for; tag a build whose l10n.yml has 'updates'")
    }
    return ReleasePacking(
      builds: builds, translations: .init(today: today.files, branches: branches), updates: updates,
      certificate: certificate, site: site, share: share)
  }

  /// Returns the names of the builds that match a pattern, which are tags and contracts. There is at least one.
  private func names(
    matching pattern: String, _ contracts: [BuildContract], _ loaded: LoadedConfiguration
  ) throws(Refusal) -> Set<String> {
    let names = contracts.filter { $0.isNamed(by: pattern) }.map(\.name)
    do {
      return Set(names + (try AppBuild.tags(matching: [pattern], of: loaded)))
    } catch {
      guard !names.isEmpty else { throw error }
      return Set(names)
    }
  }

  private func check(_ state: ComparedState, _ loaded: LoadedConfiguration) throws {
    let outcome = Pipeline(loaded.configuration).check(state.files)
    guard !outcome.hasErrors else {
      FindingsText.explain(outcome.findings.filter { $0.severity == .error }, in: outcome.catalog)
      Console.error("Nothing was written.\n")
      throw ExitCode(1)
    }
    try Refusal.refuseUnread(state.files)
  }
}
