/// Lists of names in a sentence.
enum QuotedList {
  /// Returns `'a', 'b' and 'c'`, or only the first of many names.
  static func and(_ names: [String]) -> String {
    joined(names.map { "'\($0)'" }, by: "and")
  }

  /// Returns `a, b and c`, or only the first of many.
  static func joined(_ items: [String], by word: String) -> String {
    let limit = 8
    guard items.count <= limit else {
      return items.prefix(limit).joined(separator: ", ") + " \(word) \(items.count - limit) more"
    }
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
