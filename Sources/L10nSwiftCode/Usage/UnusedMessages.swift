import L10nCatalog
package import L10nText

/// The messages of a project that no Swift code uses.
package struct UnusedMessages: Sendable {
  /// The unused messages, in the order of key paths.
  package private(set) var messages: [Message] = []
  /// The places in code that can't be followed, so that messages count as used.
  package private(set) var assumptions: [Assumption] = []
  /// The number of messages with an accessor.
  package let messageCount: Int

  /// An unused message.
  package struct Message: Sendable, Hashable {
    /// The key path.
    package let key: String
    /// The accessor: `L10n.Store.title`.
    package let accessor: String
    /// The place of its key in the source language.
    package let location: SourceLocation
  }

  /// A reason for counting messages as used.
  package struct Assumption: Sendable, Hashable {
    /// The use that can't be followed further.
    package let reason: String
    /// The place in the code.
    package let location: SourceLocation
    /// The messages that count as used only for this reason, in the order of key paths.
    package let messages: [Message]
    /// Other places with this reason and the same messages.
    package let others: [SourceLocation]
  }

  /// - Parameters:
  ///   - sources: all Swift files that may use the messages.
  ///   - lookups: the app's own functions and properties that look keys up.
  init(_ state: NamedCatalog, sources: [SourceFile], lookups: [StringLookup] = []) {
    let catalog = state.catalog
    // SwiftGen's files use all messages for other code, so they aren't searched.
    let swiftGen = sources.filter {
      SwiftGenHeader.isForwarding($0.bytes) || SwiftGenHeader.isOfSwiftGen($0.bytes)
    }
    let paths = Set(swiftGen.map(\.path))
    let sources = swiftGen.isEmpty ? sources : sources.filter { !paths.contains($0.path) }
    let files = Concurrently.map(sources.count) { SwiftFile(sources[$0]) }
    var scopes = state.modules.isEmpty ? AccessorScopes(state.accessors) : AccessorScopes(state.modules)
    scopes.add(SwiftGenNames(of: swiftGen.map(\.bytes)), of: catalog)
    let (accessors, keys) = Concurrently.both(
      { [scopes] in AccessorUsage(of: scopes, in: files) }, { KeyUsage(of: catalog, state.modules, in: files, lookups) }
    )
    let resources = BuildTimeAccessorUsage(of: catalog, in: files)
    messageCount = scopes.messages.count

    var used = accessors.used.union(keys.used).union(resources.used)
    used.formUnion(catalog.tablesToWrite.flatMap { $0.strings.map(\.message) })
    used.formUnion(catalog.systemStrings.map(\.message))
    let locations = files.locations(
      of: Set(
        accessors.escapes.map(\.place) + keys.anyKey + keys.anyTableKey.map(\.place) + resources.escapes.map(\.place)))
    let passedOn = accessors.escapes.filter { $0.reason == .passedOn }
    let names = passedOn.isEmpty ? [] : files.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    var locator = PlaceLocator(files: catalog.files)
    let declarations = AccessorDeclarations(state).byKey
    func messages(_ indexes: Set<Int>) -> [Message] {
      indexes.sorted().compactMap { index in
        let message = catalog.messages[index]
        guard let source = message.source else { return nil }
        return Message(
          key: message.keyPath, accessor: declarations[message.keyPath]?.name ?? message.keyPath,
          location: locator.location(of: source.keyPlace))
      }
    }
    func assume(_ messagesRead: Set<Int>, _ reason: String, at places: SwiftFile.Place...) {
      assume(messagesRead, reason, at: places)
    }
    func assume(_ messagesRead: Set<Int>, _ reason: String, at places: [SwiftFile.Place]) {
      guard !places.isEmpty else { return }
      let new = messagesRead.subtracting(used)
      used.formUnion(new)
      let found = places.compactMap { locations[$0] }
      guard !new.isEmpty, let location = found.first else { return }
      assumptions.append(
        Assumption(reason: reason, location: location, messages: messages(new), others: Array(found.dropFirst())))
    }
    // Reasons for more messages come first, so that each message has one reason.
    assume(scopes.messages, Self.computedKey, at: keys.anyKey)
    let tables = Dictionary(grouping: keys.anyTableKey, by: \.table)
    let ofAny = (tables[nil] ?? []).map(\.place)
    assume(keys.messages(ofTable: nil), Self.computedKey, at: ofAny)
    for table in tables.keys.compactMap(\.self).sorted(by: KeyOrder.precedes) {
      assume(keys.messages(ofTable: table), Self.keyOfTable(table), at: (tables[table] ?? []).map(\.place))
    }
    for escape in accessors.escapes where escape.reason != .passedOn {
      assume(scopes.messages(below: escape.scope), escape.reason.words(scopes.name(of: escape.scope)), at: escape.place)
    }
    for escape in passedOn {
      let spelled = scopes.messages(below: escape.scope, in: names)
      assume(spelled, escape.reason.words(scopes.name(of: escape.scope)), at: escape.place)
    }
    for escape in resources.escapes {
      assume(escape.messages, AccessorUsage.Escape.Reason.passedOn.words(escape.expression), at: escape.place)
    }
    self.messages = messages(scopes.messages.subtracting(used))
  }

  fileprivate static let computedKey = "this key is put together while the app runs"

  private static func keyOfTable(_ table: String) -> String {
    "this key of '\(table)' is put together while the app runs"
  }
}

extension AccessorScopes {
  /// Adds SwiftGen's names for messages.
  fileprivate mutating func add(_ swiftGen: SwiftGenNames, of catalog: Catalog) {
    guard !swiftGen.names.isEmpty else { return }
    let messages = Dictionary(catalog.messages.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
    for (path, target) in swiftGen.names {
      switch target {
      case .accessor(let accessor): add(path, for: self.messages(named: accessor))
      case .key(let key, let table):
        let keyPath = catalog.tableKeys[table]?[key].map(KeySegment.path)
        add(path, for: keyPath.flatMap { messages[$0] }.map { [$0] } ?? [])
      }
    }
  }
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
