import L10nFormats
import L10nJSONRPC
import L10nText

/// The diagnostics that a client knows, so that only changes are sent.
struct PublishedDiagnostics {
  /// A Boolean value indicating whether they may have changed since then.
  var isOutdated = false
  /// The addresses of the documents that the client has changed since then.
  var edited: Set<String> = []
  /// The diagnostics by the address of their file.
  private var known: [String: [JSONValue]] = [:]

  /// The new diagnostics of a file.
  struct Change {
    let uri: String
    let version: Int?
    let diagnostics: [JSONValue]

    /// The change as a message to a client that doesn't ask for diagnostics.
    var notification: JSONValue {
      Message.notification(
        "textDocument/publishDiagnostics",
        .object(present: [
          "uri": .string(uri), "version": version.map(JSONValue.number), "diagnostics": .array(diagnostics),
        ]))
    }
  }

  /// Returns the changes after which the client knows the diagnostics of a workspace.
  mutating func changes(in workspace: Workspace) -> [Change] {
    let current = Dictionary(workspace.diagnostics().map { (workspace.uri(of: $0.key), $0.value) }) { $0 + $1 }
    let uris = Set(current.keys).union(known.keys).sorted(by: KeyOrder.precedes)
    let changed = uris.filter { current[$0] ?? [] != known[$0] ?? [] }
    (known, edited, isOutdated) = (current, [], false)
    return changed.map {
      Change(uri: $0, version: workspace.documents[$0]?.version, diagnostics: current[$0] ?? [])
    }
  }
}
