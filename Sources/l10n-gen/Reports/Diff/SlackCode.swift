/// Lines of any text, in blocks of code up to Slack's maximum length.
struct SlackCode {
  /// The completed blocks.
  var blocks: [String] { bodies.map { "```\n\($0)```" } }

  private let blockLimit: Int
  private var bodies: [String] = []

  private static let room = SlackText.limit - "```\n```".utf16.count

  /// - Parameter blockLimit: the maximum number of blocks.
  init(blockLimit: Int) {
    self.blockLimit = blockLimit
  }

  /// Adds related lines, as many as fit into a block, and returns a Boolean value indicating whether there was room for
  /// them.
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
