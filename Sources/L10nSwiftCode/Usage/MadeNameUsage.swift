import L10nCatalog
import L10nFormats
import L10nText

/// Finds the strings that code reads with the accessors of R.swift and Tuist: `R.string.localizable.saveButton()`,
/// `AppStrings.Store.title`. At worst, a string too many counts as read.
struct MadeNameUsage {
  /// The messages whose accessors are used.
  private(set) var used: Set<Int> = []
  /// The places after which the accessors of a table can't be followed.
  private(set) var escapes: [Escape] = []
  /// The messages by the forms of their tables and keys.
  private let messages: [String: [String: Set<Int>]]

  /// A place where all accessors of tables are passed on.
  struct Escape {
    var place: SwiftFile.Place
    /// The expression: `R.string.localizable`.
    var name: String
    /// The messages of the tables whose accessors' names occur anywhere in the code.
    var messages: Set<Int>
  }

  init(of catalog: Catalog, in files: [SwiftFile]) {
    let indexes = Dictionary(catalog.messages.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
    messages = catalog.tableKeys.reduce(into: [:]) { messages, table in
      let name = MadeName.form(FilePath.name(table.key))
      for (key, path) in table.value {
        guard let message = indexes[KeySegment.path(path)] else { continue }
        messages[name, default: [:]][MadeName.form(key), default: []].insert(message)
      }
    }
    guard !messages.isEmpty else { return }
    for (number, file) in files.enumerated() {
      for code in file.parts {
        for index in code.tokens.indices {
          if code.isWord(index, "R") {
            find(code, index, number)
          } else if let (name, _) = code.nameOfTuist(at: index), case .tuist(_, let names) = name {
            findTuist(names)
          }
        }
      }
    }
    guard !escapes.isEmpty else { return }
    let names = Set(files.flatMap { $0.names.map(MadeName.form) })
    for index in escapes.indices { escapes[index].messages = spelled(names, in: escapes[index].name) }
  }

  private mutating func find(_ code: SwiftCode, _ index: Int, _ file: Int) {
    guard code.isSign(index + 1, "."), code.isWord(index + 2, "string") else { return }
    let position = Self.afterCall(code, index + 3)
    let place = SwiftFile.Place(file: file, byte: code.tokens[index].range.lowerBound)
    guard code.isSign(position, "."), let table = code.name(position + 1) else {
      return escapes.append(Escape(place: place, name: Self.root, messages: []))
    }
    let end = Self.afterCall(code, position + 2)
    if code.isSign(end, "."), let name = code.name(end + 1) {
      used.formUnion(messages[MadeName.form(table)]?[MadeName.form(name)] ?? [])
    } else {
      escapes.append(Escape(place: place, name: "\(Self.root).\(table)", messages: []))
    }
  }

  /// Takes the messages whose accessor has a name in any module of Tuist's.
  private mutating func findTuist(_ names: [String]) {
    let key = MadeName.form(names.joined())
    for keys in messages.values { used.formUnion(keys[key] ?? []) }
    let ofTable = messages[MadeName.form(names[0])]
    used.formUnion(ofTable?[MadeName.form(names.dropFirst().joined())] ?? [])
  }

  /// Returns the position after a call, which may say in which languages or in which bundle to look.
  private static func afterCall(_ code: SwiftCode, _ position: Int) -> Int {
    SwiftCall(code, at: position).map { $0.end + 1 } ?? position
  }

  private static let root = "R.string"

  /// Returns the messages of the tables of an expression whose accessors have one of some names.
  private func spelled(_ names: Set<String>, in expression: String) -> Set<Int> {
    let tables =
      expression == Self.root
      ? Array(messages.values) : [messages[MadeName.form(String(expression.dropFirst(Self.root.count)))] ?? [:]]
    return tables.reduce(into: []) { all, keys in
      for (key, messages) in keys where names.contains(key) { all.formUnion(messages) }
    }
  }
}
