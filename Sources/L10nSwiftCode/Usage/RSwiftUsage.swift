import L10nCatalog
import L10nFormats
import L10nText

/// Finds the strings that code reads with R.swift's accessors: `R.string.localizable.saveButton()`.
///
/// R.swift generates its code in each build, so no file shows its names. They are made of the letters and digits of tables
/// and keys, which is all that is compared here, without case. At worst, a string too many counts as read.
struct RSwiftUsage {
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
      let name = Self.form(FilePath.name(table.key))
      for (key, path) in table.value {
        guard let message = indexes[KeySegment.path(path)] else { continue }
        messages[name, default: [:]][Self.form(key), default: []].insert(message)
      }
    }
    guard !messages.isEmpty else { return }
    for (number, file) in files.enumerated() {
      for code in file.parts {
        for index in code.tokens.indices where code.isWord(index, "R") { find(code, index, number) }
      }
    }
    guard !escapes.isEmpty else { return }
    let names = Set(files.flatMap { $0.names.map(Self.form) })
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
      used.formUnion(messages[Self.form(table)]?[Self.form(name)] ?? [])
    } else {
      escapes.append(Escape(place: place, name: "\(Self.root).\(table)", messages: []))
    }
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
      ? Array(messages.values) : [messages[Self.form(String(expression.dropFirst(Self.root.count)))] ?? [:]]
    return tables.reduce(into: []) { all, keys in
      for (key, messages) in keys where names.contains(key) { all.formUnion(messages) }
    }
  }

  /// Returns what a name has in common with the key that it is made of: R.swift leaves out digits at the start.
  private static func form(_ name: String) -> String {
    let letters = name.lowercased().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return String(String.UnicodeScalarView(letters.drop { $0.properties.numericType != nil }))
  }
}
