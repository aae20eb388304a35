/// The strings that a program is translating at present.
struct TranslatorBatch {
  let number: Int
  /// The strings without an answer, by identifier.
  private(set) var open: [String: OpenString]
  /// The strings with an answer, in the order of the answers.
  private(set) var answered: [(string: OpenString, answer: TranslationAnswer)] = []
  /// The strings with an error.
  private(set) var failed: [OpenString] = []
  /// The reason why the rest of the strings have no answer.
  var endReason = "the command didn't answer"
  /// The time at which the program is late.
  var deadline: Duration

  init(_ number: Int, _ strings: [OpenString], deadline: Duration) {
    self.number = number
    open = Dictionary(strings.map { ($0.id, $0) }) { first, _ in first }
    self.deadline = deadline
  }

  var isComplete: Bool { open.isEmpty }

  /// Takes an answer. Returns a Boolean value indicating whether it is to a string of the batch.
  mutating func take(_ answer: TranslationAnswer) -> Bool {
    guard let string = open.removeValue(forKey: answer.id) else { return false }
    var answer = answer
    // The program answers what it was sent, whatever it writes there.
    answer.basis = string.request.basis
    answered.append((string, answer))
    return true
  }

  /// Takes an error of a string or, without an identifier, of all that are open. Returns a Boolean value indicating
  /// whether the string is one of the batch.
  mutating func take(errorOf id: String?, _ message: String, at now: Duration) -> Bool {
    guard let id else {
      for id in open.keys.sorted() { _ = take(errorOf: id, message, at: now) }
      return true
    }
    guard var string = open.removeValue(forKey: id) else { return false }
    string.fail(message, at: now)
    failed.append(string)
    return true
  }
}
