import ArgumentParser
import L10nGenCore

/// `l10n-gen diff`: shows what changed for readers, and for code.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Shows what changed between two states of the bundles, as readers will see it.",
    discussion: """
      A state is a directory of bundles or a git revision of the repository around the translations directory, which is \
      the submodule itself where that is one. A name that is both is the directory; 'main~0' is the revision, './main' \
      the directory in any case. Both states are read as l10n.yml says now.

      Ends with status 0 whether or not something changed.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Argument(help: "The older state: a directory, or a revision such as HEAD~1, main or a hash.")
  var old: String

  @Argument(help: "The newer state.")
  var new: String

  @Option(help: "How the changes are printed: for people, for GitHub, for a Slack webhook, or for programs.")
  var format: DiffFormat = .text

  func run() throws {
    let loaded = try options.load()
    let before = try ComparedState(old, of: loaded.translations)
    let after = try ComparedState(new, of: loaded.translations)
    guard !before.files.isEmpty || !after.files.isEmpty else {
      throw Refusal.usage(
        "neither '\(old)' nor '\(new)' has bundles in '\(loaded.translations)'; name another directory")
    }
    for state in [before, after] where state.files.isEmpty {
      Console.error(
        "warning: '\(Console.printable(state.name))' has no bundles in '\(Console.printable(loaded.translations))', and "
          + "is taken for empty\n")
    }
    let outcome = Pipeline(loaded.configuration).compare(before.files, with: after.files)
    for (state, unread) in [(before, outcome.before), (after, outcome.after)] { explain(state, unread) }
    try format.printReport(of: outcome.comparison, DiffSides(before: before.name, after: after.name))
    // To end here is quicker than to take large catalogs apart first.
    withExtendedLifetime(outcome) { Self.exit() }
  }

  /// Says what of a state was passed over.
  private func explain(_ state: ComparedState, _ unread: CheckOutcome) {
    for failure in state.files.compactMap(\.failure) {
      Console.error("warning: \(Console.printable(failure.path)): \(failure.reason)\n")
    }
    let report = TextReport(
      outcome: unread, style: TextStyle(isColored: Console.showsColor(.error)), width: Console.width(of: .error))
    var text = ""
    report.writeFindings(to: &text)
    Console.error(text)
  }
}

/// One of the states to compare.
private struct ComparedState {
  /// As it was named.
  let name: String
  /// Its bundles; none where a revision has none.
  let files: [InputFile]

  init(_ name: String, of translations: String) throws(Refusal) {
    try ConfigurationOptions.refuseEmpty(name, "one of the two states to compare")
    self.name = name
    do {
      if FileSystem.kind(of: name) == .directory {
        files = try TranslationsDirectory.files(at: ConfigurationOptions.shown(name))
        return
      }
    } catch {
      throw .file(error)
    }
    let revision: GitRevision?
    do {
      revision = try GitRevision(name, of: translations)
    } catch {
      throw .usage("'\(name)' is not a directory, and can't be read as a git revision: \(error.reason)")
    }
    guard let revision else {
      throw .usage(
        "'\(name)' is neither a directory nor a revision of the git repository around '\(translations)'; a shallow clone "
          + "lacks older revisions, which 'git fetch --unshallow' brings")
    }
    do {
      files = try revision.files()
    } catch {
      throw .file(error)
    }
  }
}
