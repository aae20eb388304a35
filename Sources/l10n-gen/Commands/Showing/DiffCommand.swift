import ArgumentParser
import L10nPipeline
import L10nProject
import L10nReview

/// `l10n-gen diff`: shows the changes for users and for code.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show which strings changed, as users will see them.",
    discussion: """
      Compares two directories of translation files, or git revisions of the repository that contains the translations \
      directory (the submodule, if it is one). If a name is both, the directory is used; 'main~0' always means the \
      revision, and './main' the directory. Both sides are read with the current l10n.yml, and a revision with its \
      own names.yml.

      Examples:

        l10n-gen diff HEAD~1       compare the working tree with a revision
        l10n-gen diff main HEAD    compare two revisions
        l10n-gen diff main HEAD --format markdown >> "$GITHUB_STEP_SUMMARY"

      The exit status is 0 whether or not something changed.
      """)

  @OptionGroup var options: ConfigurationOptions

  @Argument(help: "What to compare with: a directory, or a revision such as HEAD~1, main or a hash.")
  var old: String

  @Argument(help: "The newer directory or revision; default: the working tree.")
  var new: String?

  @Option(help: "The output format: for a terminal, for GitHub, for a Slack webhook, or for programs.")
  var format: DiffFormat = .text

  func run() throws {
    let loaded = try options.load()
    let before = try ComparedState(old, of: loaded.paths)
    let after =
      if let new { try ComparedState(new, of: loaded.paths) } else { try ComparedState(workingTree: loaded) }
    guard !before.files.isEmpty || !after.files.isEmpty else {
      throw Refusal.usage(
        "neither '\(before.name)' nor '\(after.name)' has translation files in '\(loaded.translations)'; name another directory"
      )
    }
    for state in [before, after] where state.files.isEmpty {
      Console.error(
        "warning: '\(Console.printable(state.name))' has no translation files in "
          + "'\(Console.printable(loaded.translations))', so all strings are shown as added or removed\n")
    }
    let outcome = Pipeline(loaded.configuration).compare(
      try before.compared(loaded), with: try after.compared(loaded))
    for (state, unread) in [(before, outcome.before), (after, outcome.after)] { state.explain(unread) }
    try format.printReport(of: outcome.comparison, DiffSides(before: before.name, after: after.name))
    // Exits without freeing large catalogs, which would take longer.
    withExtendedLifetime(outcome) { Self.exit() }
  }
}
