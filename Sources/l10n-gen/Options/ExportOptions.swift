import ArgumentParser
import L10nGenCore

/// The options of all exports.
struct ExportOptions: ParsableArguments {
  @OptionGroup var configuration: ConfigurationOptions

  @Option(
    name: .customLong("language"),
    help: ArgumentHelp("A language to write; repeat it for several. Default: all.", valueName: "language"))
  var languages: [String] = []

  /// The languages to write, or `nil` for all.
  var selected: [String]? { languages.isEmpty ? nil : languages }

  /// Reads the project; ends the command if it has mistakes, or lacks a language that is wanted.
  func project() throws -> (catalog: Catalog, reading: ReadingOptions) {
    let loaded = try configuration.load()
    let files = try loaded.files()
    try Refusal.refuseUnread(files)
    let outcome = Pipeline(loaded.configuration).read(files)
    try outcome.refuseReadingMistakes()
    for language in languages where !outcome.catalog.hasLanguage(language) {
      throw Refusal.usage("the project has no language '\(language)'")
    }
    return (outcome.catalog, loaded.configuration.reading)
  }

  /// Says what was written and what was left out, which ends the command with the status 1.
  ///
  /// - Parameter leftOut: sentences without a final full stop.
  static func report(_ count: Int, leftOut: [String]) throws {
    for reason in leftOut { Console.error("Left out \(Console.printable(reason))\n") }
    let rest = leftOut.isEmpty ? "" : ", \(leftOut.count) left out"
    Console.error("\(String.counted(count, "string")) written\(rest)\n")
    if !leftOut.isEmpty { throw ExitCode(1) }
  }
}
