import L10nFormats

/// The part of a long list that a result has room for.
struct ResultPage {
  /// The number of characters of a result, of which an agent can read only so many.
  static let limit = 24_000

  private(set) var items: [JSONValue] = []
  private var length: Int
  private let countLimit: Int

  /// - Parameters:
  ///   - reserved: the number of characters of what else the result has.
  ///   - count: the greatest number of items.
  init(reserved: Int = 500, count: Int = .max) {
    length = reserved
    countLimit = count
  }

  /// Adds an item. Returns `false` if there is no room for it. The first item always is.
  mutating func add(_ item: JSONValue) -> Bool {
    let own = item.visible.text.count + 1
    guard items.count < countLimit, items.isEmpty || length + own <= Self.limit else { return false }
    items.append(item)
    length += own
    return true
  }

  /// Adds a short item that must not be left out.
  mutating func addWithoutLimit(_ item: JSONValue) { items.append(item) }

  /// Returns the result: the items under a name, and how to get the remaining ones.
  ///
  /// - Parameter cursor: the cursor for the next page.
  func result(_ name: String, remaining: Int, cursor: String?) -> JSONValue {
    .object(
      present: [
        name: .array(items), "remaining": .number(remaining),
        "cursor": remaining > 0 ? cursor.map(JSONValue.string) : nil,
      ])
  }
}

extension ResultPage {
  /// Returns the result with the items from a number on, which is the cursor.
  static func result(
    _ name: String, of count: Int, from cursor: String?, item: (Int) -> JSONValue
  ) throws(ToolFailure) -> JSONValue {
    let start = try number(cursor)
    var page = ResultPage()
    var next = min(start, count)
    while next < count, page.add(item(next)) { next += 1 }
    return page.result(name, remaining: count - next, cursor: String(next))
  }

  private static func number(_ cursor: String?) throws(ToolFailure) -> Int {
    guard let cursor else { return 0 }
    guard let number = Int(cursor), number >= 0 else {
      throw ToolFailure("'\(cursor)' is not a cursor; give that of the last result, or none to begin")
    }
    return number
  }
}
