import L10nFormats

/// A string that a program still has to translate.
struct OpenString {
  var request: TranslationRequest
  /// The number of times that it was sent.
  var attempts = 0
  /// The time before which it isn't sent again.
  var notBefore = Duration.zero
  /// The result of the last attempt.
  var last = Attempt.none

  enum Attempt {
    case none
    /// The texts were refused.
    case refused(SubmissionResult, VariantTexts?)
    /// The program had an error, or no answer.
    case failed(String)
  }

  var id: String { request.id.description }

  /// The number of times that a string is sent again.
  private static let repetitions = 3

  /// The times to wait before a string is sent again after an error.
  private static let waits: [Duration] = [.seconds(1), .seconds(4), .seconds(16)]

  /// A Boolean value indicating whether it can be sent again.
  var isWorthAnother: Bool { attempts <= Self.repetitions }

  /// Notes that the program had an error, or no answer.
  mutating func fail(_ reason: String, at now: Duration) {
    last = .failed(reason)
    notBefore = now + Self.waits[min(max(attempts - 1, 0), Self.waits.count - 1)]
  }

  /// The line for the program.
  var line: JSONValue {
    var json = request.json
    guard case .refused(let result, let texts) = last else { return json }
    json["attempt"] = .number(attempts + 1)
    json["previous"] = texts?.json
    json["findings"] = .array(result.problems.map(\.json))
    if !result.expected.isEmpty { json["expected"] = .array(result.expected.map(JSONValue.string)) }
    json["example"] = result.example?.json
    return json
  }

  /// The reason why it is left.
  var reason: String {
    switch last {
    case .none: "it wasn't sent"
    case .refused(let result, _): result.problems.first.map { "\($0.message) [\($0.rule)]" } ?? "it was refused"
    case .failed(let reason): reason
    }
  }
}
