/// Numbers for keys that come several times in nearly the same order, as the strings of each language do.
///
/// A key is looked for first behind the one found last, which costs a comparison; only others are looked up.
struct KeyNumbers {
  /// The keys by their numbers: in the order in which they first came.
  private(set) var keys: [String] = []
  private var numbers: [String: Int] = [:]
  /// The number that the next key most likely has.
  private var next = 0

  /// Returns the number of a key. One that is new gets the next number, which is the count of keys until then.
  mutating func number(of key: String) -> Int {
    if next < keys.count, keys[next] == key {
      defer { next += 1 }
      return next
    }
    let number = numbers[key] ?? keys.count
    if number == keys.count {
      numbers[key] = number
      keys.append(key)
    }
    next = number + 1
    return number
  }

  /// Expects the first key next.
  mutating func restart() { next = 0 }
}
