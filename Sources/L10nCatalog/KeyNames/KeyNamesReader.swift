package import L10nFormats
import L10nMessages

/// Reads the content of `names.yml`.
package struct KeyNamesReader {
  private var names = KeyNames()
  private var problems: [DocumentProblem] = []

  private static let shape =
    "names.yml has key paths below the name of a table; write 'Localizable: { sign_in: \"Sign in\" }'"
  private static let entryShape =
    "the key of this name is a string in quotes, or 'key:' with 'arguments:'; "
    + "write '{ key: \"%@ likes %@\", arguments: { guest: 1, host: 2 } }'"

  /// Returns the content of the file, and the problems found in it.
  package static func read(_ root: DocumentNode) -> (names: KeyNames, problems: [DocumentProblem]) {
    var reader = KeyNamesReader()
    reader.read(root)
    return (reader.names, reader.problems)
  }

  private mutating func report(_ explanation: String, at offset: Int) {
    problems.append(DocumentProblem(explanation: explanation, offset: offset))
  }

  private mutating func read(_ root: DocumentNode) {
    switch root.content {
    case .mapping(let tables):
      for table in tables {
        names.add(table: table.key)
        if case .mapping(let entries) = table.value.content {
          for entry in entries { read(entry, table: table.key) }
        } else if table.value.text?.isEmpty != true {
          report(Self.shape, at: table.value.offset)
        }
      }
    case .text(let text) where text.isNull: break
    case .unread: break
    case .text, .list: report(Self.shape, at: root.offset)
    }
  }

  private mutating func read(_ entry: DocumentEntry, table: String) {
    guard let path = KeySegment.split(entry.key), !path.contains("") else {
      return report("'\(entry.key)' is not a key path; write one such as 'store.title'", at: entry.keyOffset)
    }
    var name = KeyNames.Name(path: path, offset: entry.keyOffset)
    guard let key = key(of: entry.value, &name) else { return }
    if let other = names.add(name, for: key, in: table) {
      report(
        "this key is called '\(KeySegment.path(other.path))' above; remove one of the two", at: entry.keyOffset)
    }
  }

  /// Returns the key of a name's value, or reports a problem and returns `nil`.
  private mutating func key(of value: DocumentNode, _ name: inout KeyNames.Name) -> String? {
    guard case .mapping = value.content else {
      if value.text == nil, !value.isUnread { report(Self.entryShape, at: value.offset) }
      return value.text
    }
    var fields = SettingsFields(value, of: .keyName)
    if let arguments = fields.node("arguments") { name.arguments = self.arguments(of: arguments) }
    let key = fields.node("key")?.text
    if key == nil { report(Self.entryShape, at: value.offset) }
    problems += fields.finished()
    return key
  }

  private mutating func arguments(of node: DocumentNode) -> [KeyNames.Name.Argument] {
    guard case .mapping(let entries) = node.content else {
      report("'arguments' has the names of arguments with their positions; write '{ guest: 1 }'", at: node.offset)
      return []
    }
    var arguments: [KeyNames.Name.Argument] = []
    for entry in entries {
      let position = entry.value.text.flatMap { Int($0) }
      if let other = PatternArgument.position(named: entry.key), other != position {
        report("'\(entry.key)' is the name of argument \(other); write another name", at: entry.keyOffset)
      } else if !Self.isWord(entry.key) || entry.key == CatalogArgument.deviceName {
        report("'\(entry.key)' is not a name for an argument; write one such as 'guest'", at: entry.keyOffset)
      } else if let position, (1...99).contains(position) {
        if arguments.contains(where: { $0.position == position }) {
          report("argument \(position) has a name already; remove one of the two", at: entry.keyOffset)
        } else {
          arguments.append(.init(name: entry.key, position: position, offset: entry.keyOffset))
        }
      } else {
        report("the position of an argument is a number from 1 to 99", at: entry.value.offset)
      }
    }
    return arguments
  }

  private static func isWord(_ name: String) -> Bool {
    name.unicodeScalars.first?.properties.isXIDStart == true
      && name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }
}
