import ArgumentParser
import L10nChecking
import L10nPipeline
import L10nProject
import L10nReview
import L10nText

/// `l10n-gen show`: prints everything that is known about some messages.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show messages in all languages.",
    discussion: """
      For each message: its accessor, its strings in all languages as users see them, and the findings about it.

      Examples:

        l10n-gen show store.reviews      one message
        l10n-gen show store              all messages whose keys begin with 'store.'
        l10n-gen show '**.title'         all messages whose keys end with '.title'
        l10n-gen show L10n.Store.name    the message of an accessor
        l10n-gen show "Sign in"          all messages with these words in a key or a string
        l10n-gen show "3 stores nearby"  the message that users see like this
      """)

  @OptionGroup var options: ConfigurationOptions

  @Argument(
    help: "A key, the beginning of keys, a pattern of keys, an accessor, or words to search for.", completion: .keys)
  var key: [String]

  func run() throws {
    if key.contains("") { throw Refusal.usage("KEY is empty; write a key, or a part of one") }
    let loaded = try options.load()
    let files = try loaded.files()
    let (overview, outcome) = Pipeline(loaded.configuration).overview(
      files, since: try? EarlierSources(inHistoryOf: loaded, limit: Self.commitLimit),
      comparedWith: try loaded.checkedSources())
    FindingsText.explain(outcome.readingMistakes, in: outcome.catalog)
    try Refusal.refuseUnread(files)

    var indexes: [Int] = []
    var known: Set<Int> = []
    for word in key {
      let found = overview.messages(for: word)
      guard !found.isEmpty else { throw Refusal.usage(Self.nothing(for: word, overview)) }
      indexes += found.filter { known.insert($0).inserted }
    }
    let style = TextStyle(isColored: Console.showsColor(.output))
    let text = MessageOverviewText(style: style, width: Console.width(of: .output) ?? WrappedText.width)
    try Console.output(overview.overviews(of: indexes).map { text.text(of: $0) }.joined(separator: "\n"))
  }

  /// The number of commits that take no noticeable time to search.
  private static let commitLimit = 100

  private static func nothing(for word: String, _ overview: CatalogOverview) -> String {
    let shown = Console.printable(word)
    guard let suggestion = NearestName.suggestion(for: word, among: overview.keys) else {
      return "no key and no string has '\(shown)'; write a part of one"
    }
    return "no key and no string has '\(shown)'; did you mean '\(Console.printable(suggestion))'?"
  }
}
