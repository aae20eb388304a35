import L10nGenCore

/// The messages that no Swift code reads, with the places from where code isn't followed.
struct UnusedReport {
  let unused: UnusedMessages

  /// A line for each, and their numbers.
  var text: String {
    let messages = unused.messages.map {
      "\(Self.place($0.location)): \(Console.printable($0.key)): no Swift code reads '\($0.accessor)'\n"
    }
    let count = unused.messages.count
    let verb = count == 1 ? "is" : "are"
    return messages.joined() + assumptions
      + "\(count) of \(String.counted(unused.messageCount, "message")) \(verb) unused\n"
  }

  private var assumptions: String {
    unused.assumptions.map {
      "\(Self.place($0.location)): \(Console.printable($0.reason)), so \(Self.counts($0.count))\n"
    }.joined()
  }

  private static func counts(_ count: Int) -> String {
    count == 1 ? "1 message counts as read" : "\(count) messages count as read"
  }

  private static func place(_ location: SourceLocation) -> String {
    "\(Console.printable(location.file)):\(location.line):\(location.column)"
  }

  /// Lines as Xcode and SwiftPM read them from a build's output.
  var xcode: String {
    let directory = FileSystem.workingDirectory
    func line(_ location: SourceLocation, _ text: String) -> String {
      let path = Console.printable(FilePath.absolute(location.file, in: directory))
      return "\(path):\(location.line):\(location.column): \(text)\n"
    }
    let messages = unused.messages.map {
      line(
        $0.location, "warning: \(Console.printable($0.key)): no Swift code reads '\($0.accessor)'; delete the message")
    }
    let assumptions = unused.assumptions.map {
      line($0.location, "note: \(Console.printable($0.reason)), so \(Self.counts($0.count))")
    }
    return (messages + assumptions).joined()
  }

  /// A document for programs. It may get further members; those it has keep their names and meanings.
  var json: String {
    func place(_ location: SourceLocation) -> [(name: String, value: JSONOutput)] {
      [
        ("file", .string(location.file)), ("line", .number(location.line)), ("column", .number(location.column)),
      ]
    }
    let messages = unused.messages.map {
      JSONOutput.object([("key", .string($0.key)), ("accessor", .string($0.accessor))] + place($0.location))
    }
    let assumptions = unused.assumptions.map {
      JSONOutput.object([("reason", .string($0.reason)), ("messages", .number($0.count))] + place($0.location))
    }
    return JSONOutput.object([
      ("messages", .number(unused.messageCount)), ("unused", .array(messages)), ("notFollowed", .array(assumptions)),
    ]).text + "\n"
  }
}
