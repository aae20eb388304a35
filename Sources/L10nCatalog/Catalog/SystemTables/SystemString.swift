/// A string that Apple's systems read from a table of the app themselves, in processes that don't run code of the app.
package struct SystemString {
  /// The index of its message.
  package var message: Int
  /// Its key in the table.
  package var key: String
  package var table: Table

  /// A table that the system knows by its name.
  package enum Table {
    /// `InfoPlist`: the app's name and the reasons for permissions. If it has no string, the one in `Info.plist` is
    /// used.
    case infoPlist
    /// `AppShortcuts`: phrases that people say to Siri.
    case appShortcuts
    /// A table of `Settings.bundle`.
    case settings
    /// The table with the strings of remote notifications.
    case notifications
    /// Another table that is written for the system. Its strings may have arguments.
    case other

    /// - Parameters:
    ///   - name: the table's name, which may have folders before it.
    ///   - keys: the keys of its strings. Xcode copies `AppPlist` as the table of an `App.plist`, too, and these show it.
    package init?(name: String, keys: some Sequence<String> = EmptyCollection()) {
      let stem = name.split(separator: "/").last.map(String.init) ?? name
      // The system of a Mac ignores case.
      if stem.lowercased() == "infoplist" || stem.hasSuffix("-InfoPlist")
        || stem.hasSuffix("Plist") && keys.contains(where: InfoPropertyList.isOfSystem)
      {
        self = .infoPlist
      } else if stem == "AppShortcuts" {
        self = .appShortcuts
      } else {
        return nil
      }
    }

    package init(_ output: SystemTable) {
      let isOfSettings = output.path.split(separator: "/").dropLast().contains("Settings.bundle")
      self = isOfSettings ? .settings : Self(name: output.name) ?? .other
    }

    /// A Boolean value indicating whether its strings have variables of the system, such as `${applicationName}`.
    package var hasVariables: Bool { self == .appShortcuts }

    /// A Boolean value indicating whether its strings never have arguments.
    package var isWithoutArguments: Bool {
      switch self {
      case .infoPlist, .appShortcuts, .settings: true
      case .notifications, .other: false
      }
    }
  }
}

extension Catalog {
  /// Finds the strings that systems read themselves, in the order of messages.
  func findSystemStrings() -> [SystemString] {
    let tables = tableKeys.compactMap { name, keys in
      SystemString.Table(name: name, keys: keys.keys).map { (table: $0, keys: keys) }
    }
    let written = tablesToWrite.flatMap { table in
      table.strings.map { SystemString(message: $0.message, key: $0.key, table: .init(table.configured)) }
    }
    let isWritten = Set(written.map(\.message))
    let notifications = notifications.strings.filter { !isWritten.contains($0.message) }.map {
      SystemString(message: $0.message, key: $0.key, table: .notifications)
    }
    guard !tables.isEmpty || !written.isEmpty || !notifications.isEmpty else { return [] }
    let indexes = Dictionary(messages.indices.map { (messages[$0].keyPath, $0) }) { first, _ in first }
    let read = tables.flatMap { table, keys in
      keys.compactMap { key, path in
        indexes[KeySegment.path(path)].map { SystemString(message: $0, key: key, table: table) }
      }
    }
    return (read + written + notifications).sorted { ($0.message, $0.key) < ($1.message, $1.key) }
  }

  /// The indexes of their messages, which the rules for keys in code ignore.
  package var systemMessages: Set<Int> { Set(systemStrings.map(\.message)) }
}
