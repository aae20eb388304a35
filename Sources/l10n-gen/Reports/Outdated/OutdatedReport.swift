import L10nCatalog
import L10nChecking
import L10nFormats
import L10nMessages
import L10nProject
import L10nReview
import L10nText

/// The outdated translations of a project, by the changes of the source that they didn't follow.
struct OutdatedReport {
  private let catalog: Catalog
  private let keys: WrittenKeys
  private let changes: [Change]

  /// A change of a message's source.
  private struct Change {
    var message: Int
    var old: StoredMessage
    var new: StoredMessage
    /// The indexes of the languages whose translations fit the old source.
    var languages: [Int]
    /// The location of the source's text.
    var location: SourceLocation
  }

  init(_ project: OutdatedProject) {
    catalog = project.catalog
    keys = WrittenKeys(project.catalog)
    var locator = PlaceLocator(files: project.catalog.files)
    var changes: [Change] = []
    for outdated in project.translations {
      let known = changes.lastIndex { change in
        change.message == outdated.message && change.old.isWritten(like: outdated.oldSource)
      }
      if let known {
        changes[known].languages.append(outdated.language)
      } else if let source = catalog.messages[outdated.message].source {
        changes.append(
          Change(
            message: outdated.message, old: outdated.oldSource, new: source.stored, languages: [outdated.language],
            location: locator.location(of: source.keyPlace)))
      }
    }
    self.changes = changes
  }

  /// A paragraph for each change, followed by the numbers.
  func text(_ style: TextStyle) -> String {
    let paragraphs = changes.map { change -> String in
      let key = style.bold(Console.printable(keys.name(of: catalog.messages[change.message].keyPath)))
      let lines = VersionLines(style: style).lines(of: TextVersions(before: change.old, after: change.new))
      let languages = change.languages.map { Console.printable(catalog.languages[$0]) }.joined(separator: ", ")
      return "\(change.location.printable): \(key)\n"
        + lines.map { "  \($0)\n" }.joined() + "  \(style.dim("outdated:")) \(languages)\n\n"
    }
    return paragraphs.joined() + "\(summary)\n"
  }

  private var summary: String {
    let count = changes.reduce(0) { $0 + $1.languages.count }
    guard count > 0 else { return "no translation is older than its source" }
    let strings = Set(changes.map(\.message)).count
    return "\(String.counted(count, "translation")) of \(String.counted(strings, "string")) "
      + "\(count == 1 ? "is" : "are") older than the source"
  }

  /// A document for programs. Members may be added, but existing members keep their names and meanings.
  var json: String {
    let items = changes.map { change -> JSONValue in
      let keyPath = catalog.messages[change.message].keyPath
      return .object(
        [("key", .string(keyPath)), ("writtenKey", .string(keys.shown(keyPath)))] + change.location.members + [
          ("before", .stored(change.old)), ("after", .stored(change.new)),
          ("languages", .array(change.languages.map { .string(catalog.languages[$0]) })),
        ])
    }
    return JSONValue.object([
      ("version", .number(1)), ("translations", .number(changes.reduce(0) { $0 + $1.languages.count })),
      ("changes", .array(items)),
    ]).text + "\n"
  }
}
