/// Names put into a sentence.
enum QuotedList {
  /// `'a', 'b' and 'c'`; of many names the first ones.
  static func and(_ names: [String]) -> String {
    joined(names.map { "'\($0)'" }, by: "and")
  }

  /// `a, b and c`; of many the first ones.
  static func joined(_ items: [String], by word: String) -> String {
    let limit = 8
    guard items.count <= limit else {
      return items.prefix(limit).joined(separator: ", ") + " \(word) \(items.count - limit) more"
    }
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(word) " + last
  }
}
