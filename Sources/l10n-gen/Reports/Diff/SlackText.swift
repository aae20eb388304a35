/// Text for Slack's mrkdwn in which nothing is markup, a link or a mention (Slack, "Formatting text for app surfaces").
enum SlackText {
  /// The maximum length of a text object, in characters.
  static let limit = 3_000

  /// Returns text with Slack's three control characters as entities.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Three of them would end a block of code, in which nothing else is markup.
      case "`": result += "\\u{60}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
