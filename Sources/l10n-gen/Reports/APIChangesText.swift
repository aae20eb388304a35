import L10nCatalog
import L10nProject
import L10nReview

/// The changes of the Swift API, one per line, with advice on each.
enum APIChangesText {
  static func of(_ changes: [APIChange]) -> String {
    changes.map { change in
      let place = change.location.map { "\($0.printable): " } ?? ""
      return "\(place)\(Console.printable(words(change.kind)))\n"
    }.joined()
  }

  private static func words(_ kind: APIChange.Kind) -> String {
    switch kind {
    case .renamed(let before, let after):
      return "'\(before.text)' is now '\(after.text)'; the former name stays, deprecated"
    case .breaking(let change):
      guard let after = change.after else { return removed(change) }
      return "'\(change.before.text)' becomes '\(after.text)'; change the code that uses it"
    }
  }

  private static func removed(_ change: BreakingChange) -> String {
    guard let key = change.key else {
      return "'\(change.before.text)' is removed, because no message names its key in 'renamed-from' anymore"
    }
    return "'\(change.before.text)' is removed with the key '\(key)'; if the message was renamed, write "
      + "'renamed-from: \(key)' for that one in metadata.yml"
  }
}
