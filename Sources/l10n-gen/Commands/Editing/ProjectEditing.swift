import ArgumentParser
import L10nCatalog
import L10nChecking
import L10nEditing
import L10nPipeline
import L10nProject
import L10nText

/// A project whose strings a command edits, and the way in which it writes the edit.
struct ProjectEditing {
  let loaded: LoadedConfiguration
  let files: [InputFile]
  let pipeline: Pipeline
  /// The messages before the edit.
  let state: NamedCatalog
  private let dryRun: Bool

  /// Reads a project, which must be readable as a whole.
  init(_ options: ConfigurationOptions, dryRun: Bool) throws { try self.init(options.place, dryRun: dryRun) }

  /// Reads the project at a place.
  init(_ place: ConfigurationPlace, dryRun: Bool) throws {
    if !dryRun { try place.lock() }
    loaded = try place.load()
    try loaded.refuseListing()
    files = try loaded.files()
    try Refusal.refuseUnread(files)
    pipeline = Pipeline(loaded.configuration)
    let outcome = pipeline.read(files)
    try outcome.refuseReadingMistakes()
    state = pipeline.named(outcome.catalog)
    self.dryRun = dryRun
  }

  /// Returns the message with a name.
  ///
  /// - Parameter advice: what to do about a namespace.
  func message(named name: String, orNamespace advice: String) throws(Refusal) -> CatalogMessage {
    let shown = Console.printable(name)
    switch MessageName.match(name, in: state) {
    case .message(let message): return message
    case .namespace: throw .usage("'\(shown)' is a namespace, not a string; \(advice)")
    case .none(let suggestion):
      let nearest = suggestion.map { "did you mean '\($0)'?" } ?? "'l10n-gen show \(shown)' searches for a part of one"
      throw .usage("no string has the key '\(shown)'; \(nearest)")
    }
  }

  /// Reads the segments of a new key.
  static func segments(ofNewKey key: String) throws(Refusal) -> [String] {
    guard let segments = KeySegment.split(key), !segments.contains("") else {
      throw .usage("'\(key)' is not a key; write one such as 'store.title'")
    }
    return segments
  }

  /// Writes an edit, or shows it.
  ///
  /// - Parameters:
  ///   - edit: creates the edit.
  ///   - code: the changes of Swift files that belong to it.
  ///   - summary: a sentence about what the edit did, without a final full stop.
  func write(_ edit: ProjectEdit, code: [OutputChanges.Written] = [], _ summary: String) throws {
    let names = edit.names.map(loaded.namesFile.change(to:))
    let changes = TranslationChanges(
      edit.changes, others: [names].compactMap { $0 } + code, in: loaded.translations)
    if dryRun {
      Console.error(changes.difference)
    } else {
      try changes.write()
      for path in changes.paths {
        Console.error("\(changes.removed.contains(path) ? "Removed" : "Wrote") \(Console.printable(path))\n")
      }
    }
    let others = loaded.sources.map(\.project.translations).map { path in
      "'\(path)' wasn't changed; '--translations \(path)' changes the strings of that platform"
    }
    let notes = (edit.notes + others).map { "note: \($0)" }
    Console.error(lines: notes + ["\(summary)\(dryRun ? " (nothing was written)" : "")"])
  }

  /// Returns an edit, or reports why it isn't made and ends the command.
  func orRefuse<Edit>(_ edit: () throws(EditRefusal) -> Edit) throws -> Edit {
    do {
      return try edit()
    } catch {
      switch error {
      case .reason(let reason, let place):
        let place = place.map { "\($0.printable): " } ?? ""
        Console.error("\(place)error: \(Console.printable(reason))\n")
      case .findings(let findings, let catalog): FindingsText.explain(findings, in: catalog)
      }
      Console.error("Nothing was written.\n")
      throw ExitCode(1)
    }
  }
}
