import L10nFormats

@testable import L10nTranslation

/// Programs that answer as a test says. Time passes only when there is nothing else to do.
final class ScriptedTranslators: TranslatorPrograms {
  /// What a program does with a line that it gets.
  enum Action {
    case write(String)
    case writeBytes([UInt8])
    case longLine
    case end(String)
  }

  /// Returns what a program does, given a line, the program's number, and the number of times that it was started.
  typealias Script = (_ line: JSONValue, _ program: Int, _ start: Int) -> [Action]

  private let script: Script
  private var events: [TranslatorEvent] = []
  private var running: Set<Int> = []
  private(set) var now = Duration.zero
  /// The lines that were sent.
  private(set) var sent: [JSONValue] = []
  /// The number of times that each program was started.
  private(set) var starts: [Int: Int] = [:]
  /// The number of programs that were stopped.
  private(set) var stops = 0
  /// The reason why no program can be started.
  var refusal: String?

  init(_ script: @escaping Script) {
    self.script = script
  }

  /// Creates programs that answer the strings, and whatever else is said.
  convenience init(answering answer: @escaping (_ string: JSONValue) -> [Action]) {
    self.init { line, _, _ in line["id"] == nil ? [] : answer(line) }
  }

  func start(_ program: Int) -> String? {
    if let refusal { return refusal }
    starts[program, default: 0] += 1
    running.insert(program)
    return nil
  }

  func stop(_ program: Int) {
    stops += 1
    running.remove(program)
    events.removeAll { event in
      switch event {
      case .line(_, let own), .longLine(let own), .ended(_, let own): own == program
      case .deadline, .interrupted: false
      }
    }
  }

  func send(_ lines: [UInt8], to program: Int) {
    for bytes in lines.split(separator: UInt8(ascii: "\n")) {
      guard let line = JSONValue(parsing: Array(bytes)) else { continue }
      sent.append(line)
      guard running.contains(program) else { continue }
      for action in script(line, program, starts[program] ?? 0) {
        switch action {
        case .write(let text): events.append(.line(Array(text.utf8), program: program))
        case .writeBytes(let bytes): events.append(.line(bytes, program: program))
        case .longLine: events.append(.longLine(program: program))
        case .end(let reason):
          events.append(.ended(reason, program: program))
          running.remove(program)
        }
      }
    }
  }

  /// Lets the user stop after some events.
  var eventsUntilInterruption: Int?

  func nextEvent(until deadline: Duration) -> TranslatorEvent {
    if let count = eventsUntilInterruption {
      if count == 0 { return .interrupted }
      eventsUntilInterruption = count - 1
    }
    if !events.isEmpty { return events.removeFirst() }
    now = max(now, deadline)
    return .deadline
  }
}

extension JSONValue {
  /// The identifier of a string.
  var id: String { if case .string(let id)? = self["id"] { id } else { "" } }

  /// Returns an answer to the string.
  func answer(_ text: String) -> ScriptedTranslators.Action {
    .write(JSONValue.object([("id", .string(id)), ("text", .string(text))]).text)
  }
}
