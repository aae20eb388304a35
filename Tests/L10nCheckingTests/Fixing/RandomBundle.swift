import TestSupport

/// A random bundle: mappings and lists, blocks and brackets, texts in all styles, anchors, aliases and comments. Most
/// are well formed.
struct RandomBundle {
  private(set) var text = ""
  private var random: SplitMix
  private let lineBreak: String
  private var keys = 0
  private var anchors: [String] = []

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    lineBreak = ["\n", "\n", "\r\n"].randomElement(using: &random) ?? "\n"
    if chance(4) { text += "# 설명 🧴\(lineBreak)" }
    if chance(6) { text += "---\(lineBreak)" }
    writeMapping(indentation: 0, depth: 0)
    if chance(4) { text.removeLast() }
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func endLine() {
    if chance(6) { text += ["  # why", "\t# 왜 'so' \"x\""].randomElement(using: &random) ?? "" }
    text += lineBreak
    if chance(10) { text += lineBreak }
  }

  private mutating func writeMapping(indentation: Int, depth: Int) {
    for _ in 0..<Int.random(in: 1...(depth == 0 ? 12 : 4), using: &random) {
      keys += 1
      text += String(repeating: " ", count: indentation)
      text += ["k\(keys)", "'키 \(keys)'", "\"k \\u00e9\(keys)\""].randomElement(using: &random) ?? ""
      text += ":"
      switch Int.random(in: 0..<10, using: &random) {
      case 0 where depth < 3:
        text += lineBreak
        writeMapping(indentation: indentation + .random(in: 1...4, using: &random), depth: depth + 1)
      case 1:
        let inner = indentation + .random(in: 0...3, using: &random)
        text += lineBreak
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          text += String(repeating: " ", count: inner) + "-"
          writeValue(indentation: inner)
        }
      case 2:
        text += " "
        writeBrackets(depth: 0)
        endLine()
      case 3:
        if let anchor = anchors.randomElement(using: &random) { text += " *\(anchor)" }
        endLine()
      default: writeValue(indentation: indentation)
      }
    }
  }

  private mutating func writeBrackets(depth: Int) {
    let isList = chance(2)
    text += isList ? "[" : "{"
    for index in 0..<Int.random(in: 1...4, using: &random) {
      if index > 0 { text += ", " }
      if !isList {
        keys += 1
        text += "f\(keys): "
      }
      if depth < 2, chance(5) { writeBrackets(depth: depth + 1) } else { writeFlowText() }
    }
    text += isList ? "]" : "}"
  }

  private mutating func writeValue(indentation: Int) {
    text += " "
    if chance(8) {
      anchors.append("a\(anchors.count)")
      text += "&\(anchors.last ?? "") "
    }
    if chance(12) { text += "!!str " }
    if chance(3) { writeBlock(indentation: indentation) } else { writeFlowText() }
    if text.hasSuffix(lineBreak) { return }
    endLine()
  }

  private mutating func word(_ special: [String]) -> String {
    let words =
      ["리뷰", "review", "x", "{count}", "%{n}", "크림🧴", "e\u{301}", "50%", "a,b", "'s", "x#y", "b:c", "-"] + special
    return words.randomElement(using: &random) ?? ""
  }

  private mutating func words(_ special: [String] = []) -> String {
    (0..<Int.random(in: 1...5, using: &random)).map { _ in word(special) }.joined(
      separator: chance(8) ? "  " : " ")
  }

  private mutating func writeFlowText() {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: text += "글" + (chance(2) ? " " + words() : "") + (chance(10) ? "\(lineBreak)         더" : "")
    case 1:
      let inner = chance(8) ? "" : words(["\"", "\\", ": ", " #"])
      text += "'" + (chance(6) ? " " : "") + inner.replacing("'", with: "''") + (chance(6) ? " " : "") + "'"
    default:
      text +=
        "\"" + (chance(6) ? " " : "") + words(["\\\"", "\\n", "\\u00e9", "\\t ", "'", ": ", "\\\(lineBreak)     "])
        + (chance(6) ? " \(lineBreak)       " : "") + "\""
    }
  }

  private mutating func writeBlock(indentation: Int) {
    let extra = Int.random(in: 1...4, using: &random)
    text += chance(2) ? "|" : ">"
    let isExplicit = chance(3)
    if isExplicit { text += "\(extra)" }
    text += ["", "-", "+"].randomElement(using: &random) ?? ""
    text += lineBreak
    for index in 0..<Int.random(in: 1...4, using: &random) {
      if chance(6) { text += lineBreak }
      text += String(repeating: " ", count: indentation + extra)
      if isExplicit || index > 0, chance(4) { text += " " }
      text += words(["\"", "\\", ": ", " #"]) + (chance(6) ? "  " : "") + lineBreak
    }
    if chance(6) { text += lineBreak }
  }
}
