/// Numbers for keys that come several times in nearly the same order, as the strings of each language do.
///
/// A key is looked for first behind the one found last, which costs a comparison; only others are looked up.
package struct KeyNumbers {
  /// The keys by their numbers: in the order in which they first came.
  package private(set) var keys: [String] = []

  package init(keys: [String] = []) {
    self.keys = keys
  }
  /// The numbers of those keys that were needed so far: all keys of the first round are new, and in most files the next
  /// rounds have them in the same order.
  private var numbers: [String: Int] = [:]
  private var isFirstRound = true
  /// The number that the next key most likely has.
  private var next = 0

  /// Returns the number of a key, which comes once in a round. One that is new gets the next number, which is the count
  /// of keys until then.
  package mutating func number(of key: String) -> Int {
    if next < keys.count, keys[next] == key {
      defer { next += 1 }
      return next
    }
    let number = isFirstRound ? keys.count : known(key) ?? keys.count
    if number == keys.count { keys.append(key) }
    next = number + 1
    return number
  }

  /// Expects the first key next: another round begins.
  package mutating func restart() {
    next = 0
    isFirstRound = keys.isEmpty
  }

  private mutating func known(_ key: String) -> Int? {
    for number in numbers.count..<keys.count { numbers[keys[number]] = number }
    return numbers[key]
  }
}
