/// The code that Xcode doesn't extract strings from: previews, and branches of conditions that are always false.
struct ExcludedCode {
  private var ranges: [Range<Int>] = []

  init(_ file: CodeFile) {
    var index = 0
    var falseStart: Int?
    var depth = 0
    while index < file.count {
      if file.isSign(index, "#"), let word = file.name(index + 1) {
        switch word {
        case "Preview": addPreview(at: index, file)
        case "if":
          if falseStart != nil { depth += 1 } else if file.isWord(index + 2, "false") { falseStart = index }
        case "else", "elseif", "endif":
          if let start = falseStart, depth == 0 {
            ranges.append(start..<index)
            falseStart = nil
          } else if word == "endif" {
            depth = max(0, depth - 1)
          }
        default: break
        }
      } else if file.isWord(index, "if"), file.isWord(index + 1, "false"), file.isSign(index + 2, "{"),
        let closing = file.partner(of: index + 2)
      {
        ranges.append(index..<closing)
      } else if file.isWord(index, "PreviewProvider") || file.isWord(index, "LibraryContentProvider"),
        let brace = (index..<min(index + 40, file.count)).first(where: { file.isSign($0, "{") }),
        let closing = file.partner(of: brace)
      {
        ranges.append(brace..<closing)
      }
      index += 1
    }
  }

  private mutating func addPreview(at sign: Int, _ file: CodeFile) {
    var index = sign + 2
    if file.isSign(index, "(") { index = file.next(after: index) }
    if file.isSign(index, "{"), let closing = file.partner(of: index) { index = closing + 1 }
    // `#Preview(as: .systemSmall) { … } timeline: { … }`
    while file.name(index) != nil, file.isSign(index + 1, ":"), file.isSign(index + 2, "{"),
      let closing = file.partner(of: index + 2)
    {
      index = closing + 1
    }
    ranges.append(sign..<index)
  }

  func contains(_ token: Int) -> Bool { ranges.contains { $0.contains(token) } }
}
