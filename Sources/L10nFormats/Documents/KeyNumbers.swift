/// Numbers for keys that are read several times in nearly the same order, such as the strings of each language.
///
/// The key after the one found last is compared first; only other keys are looked up.
package struct KeyNumbers {
  /// The keys by number: in the order in which they were first read.
  package private(set) var keys: [String] = []

  package init(keys: [String] = []) {
    self.keys = keys
  }
  /// The numbers of keys that were looked up so far: all keys of the first round are new, and most files have them in
  /// the same order in later rounds.
  private var numbers: [String: Int] = [:]
  private var isFirstRound = true
  /// The number that the next key most likely has.
  private var next = 0

  /// Returns the number of a key, which occurs once per round. A new key gets the next number, which is the count of
  /// keys so far.
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

  /// Begins another round: the first key is expected next.
  package mutating func restart() {
    next = 0
    isFirstRound = keys.isEmpty
  }

  private mutating func known(_ key: String) -> Int? {
    for number in numbers.count..<keys.count { numbers[keys[number]] = number }
    return numbers[key]
  }
}
