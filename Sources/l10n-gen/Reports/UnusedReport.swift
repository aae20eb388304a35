import L10nFormats
import L10nProject
import L10nSwiftCode
import L10nText

/// The messages that aren't used in Swift code, and the places at which code can't be followed further.
struct UnusedReport {
  let unused: UnusedMessages

  /// A line for each message, followed by the numbers.
  var text: String {
    let messages = unused.messages.map {
      "\($0.location.printable): \(Console.printable($0.key)): no Swift code reads '\($0.accessor)'\n"
    }
    let count = unused.messages.count
    let verb = count == 1 ? "is" : "are"
    let possible = unused.assumptions.reduce(0) { $0 + $1.messages.count }
    let more = possible > 0 ? "; \(possible) more may be" : ""
    return messages.joined() + assumptions
      + "\(count) of \(String.counted(unused.messageCount, "message")) \(verb) unused\(more)\n"
  }

  private var assumptions: String {
    unused.assumptions.map { assumption in
      let keys = assumption.messages.prefix(Self.keyLimit).map { "  \(Console.printable($0.key))\n" }.joined()
      let rest = assumption.messages.count - Self.keyLimit
      let more = rest > 0 ? "  … and \(rest) more; '--format json' lists all\n" : ""
      return "\(assumption.location.printable): \(Console.printable(assumption.reason)), so "
        + "\(Self.counts(assumption.messages.count)), and may be unused:\n\(Self.places(assumption.others))\(keys)\(more)"
    }.joined()
  }

  /// Returns lines with other places for the same reason. As long as any of them is left, the result is uncertain.
  private static func places(_ others: [SourceLocation]) -> String {
    let rest = others.count - keyLimit
    return others.prefix(keyLimit).map { "  also at \($0.printable)\n" }.joined()
      + (rest > 0 ? "  … and at \(String.counted(rest, "other place"))\n" : "")
  }

  /// The maximum number of keys, and of places, to list for a reason.
  private static let keyLimit = 20

  private static func counts(_ count: Int) -> String {
    count == 1 ? "1 message counts as read" : "\(count) messages count as read"
  }

  /// The messages as lines that Xcode and SwiftPM recognize in a build's output.
  var xcode: String {
    var report = XcodeReport()
    let messages = unused.messages.map {
      report.line($0.location, "warning", "\($0.key): no Swift code reads '\($0.accessor)'; delete the message")
    }
    let assumptions = unused.assumptions.map {
      report.line($0.location, "note", "\($0.reason), so \(Self.counts($0.messages.count))")
    }
    return (messages + assumptions).joined()
  }

  /// A document for programs. Members may be added, but existing members keep their names and meanings.
  var json: String {
    let messages = unused.messages.map {
      JSONValue.object([("key", .string($0.key)), ("accessor", .string($0.accessor))] + $0.location.members)
    }
    let assumptions = unused.assumptions.map {
      JSONValue.object(
        [("reason", .string($0.reason)), ("messages", .number($0.messages.count))] + $0.location.members
          + [
            ("keys", .array($0.messages.map { .string($0.key) })),
            ("others", .array($0.others.map { .object($0.members) })),
          ])
    }
    return JSONValue.object([
      ("messages", .number(unused.messageCount)), ("unused", .array(messages)), ("notFollowed", .array(assumptions)),
    ]).text + "\n"
  }
}
