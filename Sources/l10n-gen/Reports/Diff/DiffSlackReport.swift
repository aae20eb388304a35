import L10nFormats
import L10nReview

/// A comparison as a message for an incoming webhook of Slack: `{"text": …, "blocks": […]}`. A long report doesn't fit
/// into a chat, so it shows the first changes and counts the rest.
struct DiffSlackReport {
  /// The number of blocks with messages; Slack's limit is 50 blocks in all.
  private static let messageBlocks = 8

  let text: String

  init(_ comparison: Comparison, _ sides: DiffSides) {
    let summary = SlackText.escaped("Texts: \(DiffSummary(comparison).text)")
    var texts = [summary] + Self.code(Self.coverage(of: comparison, sides), blockLimit: 1)
    if !comparison.breaking.isEmpty {
      texts.append("*Breaks the Swift API*")
      texts += Self.code(comparison.breaking.map(Self.lines), blockLimit: 2)
    }
    texts += Self.messages(of: comparison)
    text =
      JSONValue.object([("text", .string(summary)), ("blocks", .array(texts.map(Self.section)))]).text + "\n"
  }

  private static func coverage(of comparison: Comparison, _ sides: DiffSides) -> [[String]] {
    let names = "\(ShownText.line(sides.before)) → \(ShownText.line(sides.after))"
    let table = DiffCoverage(comparison).table(TextStyle(isColored: false)).split(separator: "\n").map(String.init)
    return [[names, ""]] + table.map { [$0] }
  }

  private static func lines(of change: BreakingChange) -> [String] {
    ["- \(ShownText.line(change.before.text))"] + (change.after.map { ["+ \(ShownText.line($0.text))"] } ?? [])
  }

  private static func messages(of comparison: Comparison) -> [String] {
    let lines = DiffLines(comparison, style: TextStyle(isColored: false))
    var texts: [String] = []
    var left = 0
    for section in DiffSection.sections(of: comparison) {
      var code = SlackCode(blockLimit: max(0, messageBlocks - texts.count))
      for change in section.changes {
        if left > 0 || !code.add(lines.lines(of: change, showsSame: false)) { left += 1 }
      }
      if !code.blocks.isEmpty { texts += ["*\(section.title)*"] + code.blocks }
    }
    return texts + (left > 0 ? ["and \(left) more; `l10n-gen diff` shows all of them"] : [])
  }

  /// Returns groups of lines as blocks of code, followed by the number of groups that didn't fit.
  private static func code(_ groups: [[String]], blockLimit: Int) -> [String] {
    var code = SlackCode(blockLimit: blockLimit)
    let left = groups.lazy.filter { !code.add($0) }.count
    return code.blocks + (left > 0 ? ["and \(left) more"] : [])
  }

  /// Without `verbatim` Slack would make links and mentions of what looks like them.
  private static func section(_ text: String) -> JSONValue {
    .object([
      ("type", .string("section")),
      ("text", .object([("type", .string("mrkdwn")), ("text", .string(text)), ("verbatim", .truth(true))])),
    ])
  }
}
