/// The programs that translate, as a conversation sees them: numbered from 0, each with a stream in both directions.
///
/// The tool's conformance has processes, and tests have scripts, whose time passes when nothing else happens.
package protocol TranslatorPrograms: AnyObject {
  /// The time since some start.
  var now: Duration { get }

  /// Starts a program, which isn't running.
  ///
  /// - Returns: the reason why it can't be started, or `nil` if it runs.
  func start(_ program: Int) -> String?

  /// Sends lines to a program. What it doesn't read yet is sent later.
  func send(_ lines: [UInt8], to program: Int)

  /// Ends a program and everything that it started, without waiting for it.
  func stop(_ program: Int)

  /// Waits for the next event, at most until a time.
  func nextEvent(until deadline: Duration) -> TranslatorEvent
}

/// Something that a conversation waits for.
package enum TranslatorEvent: Sendable, Equatable {
  /// A program wrote a line, given without its end.
  case line([UInt8], program: Int)
  /// A program wrote a line that is longer than the limit, and that was skipped.
  case longLine(program: Int)
  /// A program ended, or closed its output, with the reason for people.
  case ended(String, program: Int)
  /// The time is over.
  case deadline
  /// The user wants to stop.
  case interrupted
}
