/// The messages of a project that no Swift code reads.
package struct UnusedMessages: Sendable {
  /// The messages that nothing reads, in the order of key paths.
  package private(set) var messages: [Message] = []
  /// The places that make messages count as read because code there isn't followed any further.
  package private(set) var assumptions: [Assumption] = []
  /// The number of messages with an accessor.
  package let messageCount: Int

  /// A message that nothing reads.
  package struct Message: Sendable, Hashable {
    /// The key path.
    package let key: String
    /// The accessor: `L10n.Store.title`.
    package let accessor: String
    /// The place of its key in the source language.
    package let location: SourceLocation
  }

  /// A reason for which messages count as read.
  package struct Assumption: Sendable, Hashable {
    /// What isn't followed further.
    package let reason: String
    /// The place in the code.
    package let location: SourceLocation
    /// The number of messages that count as read for this.
    package let count: Int
  }

  /// - Parameter sources: all Swift files that may read the messages.
  init(_ state: Comparison.State, sources: [SourceFile]) {
    let catalog = state.catalog
    let files = Concurrently.map(sources.count) { SwiftFile(sources[$0]) }
    let scopes = AccessorScopes(state.accessors)
    let (accessors, keys) = Concurrently.both(
      { AccessorUsage(of: scopes, in: files) }, { KeyUsage(of: catalog, in: files) })
    messageCount = scopes.messages.count

    var used = accessors.used.union(keys.used)
    used.formUnion(catalog.tablesToWrite.flatMap { $0.strings.map(\.message) })
    used.formUnion(catalog.systemStrings.map(\.message))
    for escape in accessors.escapes {
      let messages = scopes.messages(below: escape.scope)
      assumptions.append(
        Assumption(
          reason: escape.reason.words(scopes.name(of: escape.scope)), location: escape.location, count: messages.count))
      used.formUnion(messages)
    }
    for location in keys.anyKey {
      assumptions.append(.init(reason: Self.computedKey, location: location, count: messageCount))
      used.formUnion(scopes.messages)
    }
    for location in keys.anyTableKey where !keys.tableMessages.isEmpty {
      assumptions.append(.init(reason: Self.computedKey, location: location, count: keys.tableMessages.count))
      used.formUnion(keys.tableMessages)
    }
    var locator = PlaceLocator(files: catalog.files)
    let declarations = AccessorDeclarations(state).byKey
    for index in scopes.messages.subtracting(used).sorted() {
      let message = catalog.messages[index]
      guard let source = message.source else { continue }
      messages.append(
        Message(
          key: message.keyPath, accessor: declarations[message.keyPath]?.name ?? message.keyPath,
          location: locator.location(of: source.keyPlace)))
    }
  }

  fileprivate static let computedKey = "this key is put together while the app runs"
}

extension AccessorUsage.Escape.Reason {
  fileprivate func words(_ name: String) -> String {
    switch self {
    case .passedOn: "'\(name)' is passed on here"
    case .conforms: "'\(name)' conforms to a protocol here, whose users may read any string of it"
    case .computedKey: UnusedMessages.computedKey
    }
  }
}
