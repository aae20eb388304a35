import TestSupport

/// Texts that are difficult for source code, editors and terminals.
enum AwkwardTexts {
  /// Parts that can be damaged between a translator and a user.
  private static let pieces: [String] = [
    "\"\"\"#", "\"\"\"", "\"", "#", "\\", "\\(x)", "\\#(x)", "\\n", "\\5c", "\\l\\,", "*/", "/*", "//", "`", "$0",
    "\u{0}",
    "\r", "\r\n", "\n", "\t", "\u{B}", "\u{C}", "\u{1B}[2J", "\u{7F}", "\u{80}", "\u{85}", "\u{9F}", "\u{A0}", "\u{AD}",
    "\u{61C}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}", "\u{2069}",
    "\u{3000}",
    "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{301}", "e\u{301}", "각", "\u{1100}\u{1161}\u{11A8}", "👩‍👩‍👧", "🇰🇷", "\u{E0001}",
    "\u{10FFFF}", " ", "  ", "a", "가", "店", "#if os(Linux)", "#endif", "<<<<<<< HEAD", "}", "{", "'", "%", "<b>",
  ]

  /// Returns each part once and twice, long texts, and random ones up to the count. None has a placeholder in Ruby's
  /// syntax.
  static func make(_ count: Int) -> [String] {
    var texts = pieces + pieces.map { $0 + $0 } + pieces.map { "a\($0)b" }
    texts.append(String(repeating: "긴 글\"\"\"#\n", count: 7000))
    texts.append(String(repeating: "\"", count: 10_000))
    var random = SplitMix(state: 20_000)
    while texts.count < count {
      let length = Int.random(in: 1...12, using: &random)
      texts.append(
        (0..<length).map { _ in
          Bool.random(using: &random)
            ? pieces.randomElement(using: &random) ?? ""
            : Unicode.Scalar(UInt32.random(in: 0...0x1FFFF, using: &random)).map { String($0) } ?? ""
        }.joined())
    }
    return texts.map { $0.replacing("%{", with: "%").replacing("%<", with: "%").replacing("%%", with: "%") }
  }
}
