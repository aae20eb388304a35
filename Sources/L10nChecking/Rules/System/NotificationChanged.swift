import L10nCatalog
import L10nLanguage
import L10nText

/// `notification-changed`: strings of remote notifications whose arguments differ from those of an older catalog, or
/// that it still had. A server sends one payload to all versions of the app.
struct NotificationChanged: CatalogRule {
  /// The older catalog, or `nil` if there is nothing to compare with.
  private let before: Catalog?

  init(since before: Catalog? = nil) {
    self.before = before
  }

  let id = RuleID.notificationChanged
  let defaultSeverity = Severity.error

  func check(_ catalog: Catalog, _: AccessorTree, _ reporter: inout Reporter) {
    // The key may be in what couldn't be read.
    guard let before, catalog.bundles.first?.isWhole == true else { return }
    let strings = Dictionary(catalog.notifications.strings.map { ($0.key, $0) }) { first, _ in first }
    for old in before.notifications.strings {
      guard let string = strings[old.key] else {
        reporter.report(
          id, ChangedNotification(key: old.key, change: .removed), at: .place(old.pattern),
          of: .other(key: before.messages[old.message].keyPath, language: nil))
        continue
      }
      guard let change = ChangedNotification.Change(from: old.arguments, to: string.arguments) else { continue }
      let place = catalog.messages[string.message].source?.keyPlace ?? string.pattern
      reporter.report(
        id, ChangedNotification(key: old.key, change: change), at: .place(place),
        of: .message(string.message, language: 0))
    }
  }
}

/// A string of notifications that doesn't fit the payload for older versions.
private struct ChangedNotification: Facts {
  var key: String
  var change: Change

  enum Change {
    case removed
    /// An argument that is text now and was a number, or the other way around.
    case type(position: Int, wasNumber: Bool)
    case moved(String, from: Int, to: Int)
    case argumentAdded(position: Int)
    case argumentRemoved(position: Int)

    /// Returns the first change that matters to a server, or `nil` if there is none.
    init?(from old: [NotificationString.Argument], to new: [NotificationString.Argument]) {
      let places = Dictionary(new.map { ($0.name, $0.position) }) { first, _ in first }
      let types = Dictionary(new.map { ($0.position, $0.type) }) { first, _ in first }
      let positions = Set(old.map(\.position))
      if let argument = old.first(where: { types[$0.position].map(\.isNumber) == !$0.type.isNumber }) {
        self = .type(position: argument.position, wasNumber: argument.type.isNumber)
      } else if let argument = old.first(where: { places[$0.name, default: $0.position] != $0.position }) {
        self = .moved(argument.name, from: argument.position, to: places[argument.name] ?? argument.position)
      } else if let added = new.first(where: { !positions.contains($0.position) }) {
        self = .argumentAdded(position: added.position)
      } else if let removed = old.first(where: { types[$0.position] == nil }) {
        self = .argumentRemoved(position: removed.position)
      } else {
        return nil
      }
    }
  }

  var values: KeyValuePairs<FactName, String?> {
    switch change {
    case .removed: [.problem: "removed", .written: key]
    case .type(let position, _): [.problem: "type", .argument: String(position), .written: key]
    case .moved(let name, _, _): [.problem: "moved", .argument: name, .written: key]
    case .argumentAdded(let position): [.problem: "argument-added", .argument: String(position), .written: key]
    case .argumentRemoved(let position): [.problem: "argument-removed", .argument: String(position), .written: key]
    }
  }
  var sentence: String {
    switch change {
    case .removed:
      "'\(key)' is gone, but servers can still send it; keep the string until no server does"
    case .type(let position, let wasNumber):
      "argument \(position) of '\(key)' is \(wasNumber ? "text" : "a number") now, but \(wasNumber ? "a number" : "text") "
        + "in installed versions; add a string with another key for the new argument"
    case .moved(let name, let old, let new):
      "argument '\(name)' of '\(key)' moved from \(old) to \(new) in 'loc-args', but not in installed versions; keep "
        + "the order, or add a string with another key"
    case .argumentAdded(let position):
      "argument \(position) of '\(key)' is new: installed versions don't show it, and servers may not send it; add a "
        + "string with another key instead"
    case .argumentRemoved(let position):
      "argument \(position) of '\(key)' is gone, but installed versions still show it; keep it, or add a string with "
        + "another key"
    }
  }
}
