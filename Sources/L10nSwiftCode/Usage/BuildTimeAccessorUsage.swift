import L10nCatalog
import L10nFormats
import L10nText

/// Finds the strings that code reads with the accessors of R.swift and Tuist: `R.string.localizable.saveButton()`,
/// `AppStrings.Store.title`. At worst, a string too many counts as read.
struct BuildTimeAccessorUsage {
  /// The messages whose accessors are used.
  private(set) var used: Set<Int> = []
  /// The places after which the accessors of a table can't be followed.
  private(set) var escapes: [Escape] = []
  private var messages = BuildTimeAccessorTable<Int>()

  /// A place where all accessors of tables are passed on.
  struct Escape {
    var place: SwiftFile.Place
    /// The table, or `nil` for all.
    var table: String?
    /// The messages of the tables whose accessors' names occur anywhere in the code.
    var messages: Set<Int> = []

    /// The expression: `R.string.localizable`.
    var expression: String { table.map { "R.string.\($0)" } ?? "R.string" }
  }

  init(of catalog: Catalog, in files: [SwiftFile]) {
    let indexes = Dictionary(catalog.messages.enumerated().map { ($1.keyPath, $0) }) { first, _ in first }
    for (table, keys) in catalog.tableKeys {
      for (key, path) in keys {
        if let message = indexes[KeySegment.path(path)] { messages.add(message, key: key, table: table) }
      }
    }
    guard !messages.isEmpty else { return }
    for (number, file) in files.enumerated() {
      for code in file.parts {
        for index in code.tokens.indices {
          if code.isWord(index, "R") {
            find(code, index, number)
          } else if let (accessor, _) = code.accessorOfTuist(at: index) {
            used.formUnion(messages[accessor])
          }
        }
      }
    }
    guard !escapes.isEmpty else { return }
    let names = Set(files.flatMap { $0.names.map(BuildTimeAccessor.form) })
    for index in escapes.indices {
      escapes[index].messages = Set(messages.values(ofForms: names, inTable: escapes[index].table))
    }
  }

  private mutating func find(_ code: SwiftCode, _ index: Int, _ file: Int) {
    guard code.isSign(index + 1, "."), code.isWord(index + 2, "string") else { return }
    let position = Self.afterCall(code, index + 3)
    let place = SwiftFile.Place(file: file, byte: code.tokens[index].range.lowerBound)
    guard code.isSign(position, "."), let table = code.name(position + 1) else {
      return escapes.append(Escape(place: place))
    }
    let end = Self.afterCall(code, position + 2)
    if code.isSign(end, "."), let name = code.name(end + 1) {
      used.formUnion(messages[.rSwift(table: table, key: name)])
    } else {
      escapes.append(Escape(place: place, table: table))
    }
  }

  /// Returns the position after a call, which may say in which languages or in which bundle to look.
  private static func afterCall(_ code: SwiftCode, _ position: Int) -> Int {
    SwiftCall(code, at: position).map { $0.end + 1 } ?? position
  }
}
