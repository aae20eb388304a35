/// Lines of any text, put into blocks of code that are as long as Slack takes them.
struct SlackCode {
  /// The blocks so far.
  var blocks: [String] { bodies.map { "```\n\($0)```" } }

  private let blockLimit: Int
  private var bodies: [String] = []

  private static let room = SlackText.limit - "```\n```".utf16.count

  /// - Parameter blockLimit: how many blocks there may be.
  init(blockLimit: Int) {
    self.blockLimit = blockLimit
  }

  /// Adds lines that belong together, as many of them as a block holds; false where there is no room left for them.
  mutating func add(_ lines: [String]) -> Bool {
    let body = Self.body(of: lines)
    if let last = bodies.last, last.utf16.count + body.utf16.count <= Self.room {
      bodies[bodies.count - 1] = last + body
    } else {
      guard bodies.count < blockLimit else { return false }
      bodies.append(body)
    }
    return true
  }

  private static func body(of lines: [String]) -> String {
    var body = ""
    let more = "…\n"
    for line in lines {
      let line = SlackText.escaped(line) + "\n"
      guard body.utf16.count + line.utf16.count + more.utf16.count <= room else { return body + more }
      body += line
    }
    return body
  }
}
