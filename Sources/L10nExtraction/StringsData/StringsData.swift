import L10nFormats

/// The keys of one source file, or of all App Shortcuts, as a Mac's compiler wrote them to a `.stringsdata` file.
package struct StringsData: Sendable {
  /// The path of the source file on the machine of the build. The file for App Shortcuts has a name here, which isn't a
  /// path.
  package let source: String
  package private(set) var entries: [Entry] = []
  /// A Boolean value indicating whether the keys are those of one source file.
  package var isOfFile: Bool { source.hasPrefix("/") }
  /// A Boolean value indicating whether the types of interpolations are known. `xcstringstool extract` writes `%arg` for
  /// all of them, because it doesn't compile the code.
  package var hasTypes: Bool { !entries.contains { $0.key.contains("%arg") } }

  /// A key at one place.
  package struct Entry: Sendable, Hashable {
    package let table: String
    package let key: String
    /// The comment, or `nil` if it is empty.
    package let comment: String?
    /// The default value.
    package let value: String?
    /// The line and the column of the place, from 1, the column in bytes.
    package let line: Int
    package let column: Int
  }

  /// Reads a file.
  ///
  /// - Returns: `nil` if the bytes aren't JSON, or don't have the members that a compiler writes.
  package init?(_ bytes: [UInt8]) {
    guard let root = JSONValue(parsing: bytes), case .string(let source)? = root["source"],
      case .object(let tables)? = root["tables"]
    else { return nil }
    self.source = source
    for (table, keys) in tables {
      guard case .array(let keys) = keys else { return nil }
      for key in keys {
        guard let entry = Entry(key, table: table) else { return nil }
        entries.append(entry)
      }
    }
  }
}

extension StringsData.Entry {
  fileprivate init?(_ json: JSONValue, table: String) {
    guard case .string(let key)? = json["key"] else { return nil }
    let comment = Self.text(json["comment"])
    let location = json["location"]
    self.init(
      table: table, key: key, comment: comment?.isEmpty == true ? nil : comment, value: Self.text(json["value"]),
      line: Self.number(location?["startingLine"]), column: Self.number(location?["startingColumn"]))
  }

  private static func text(_ json: JSONValue?) -> String? {
    if case .string(let text) = json { text } else { nil }
  }

  private static func number(_ json: JSONValue?) -> Int {
    if case .word(let word) = json { max(Int(word) ?? 1, 1) } else { 1 }
  }
}
