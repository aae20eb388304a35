/// Changes a scalar's text where it stands in its file, so that it is read as the changed text.
///
/// Each attempt is read again before anything comes of it, so that nothing here has to know all of what YAML makes of
/// white space, line breaks and indicators in the five styles.
struct ScalarEditor {
  private let scalar: FileScalar
  private let bytes: [UInt8]
  private let lines: LineTable
  private let snippet: ScalarSnippet
  private let spelling: ScalarSpelling
  /// The scalar's bytes in the file, its quotes included.
  private let extent: Range<Int>

  /// An editor of one of a file's scalars.
  init(_ scalar: FileScalar, in bytes: [UInt8], lines: LineTable) {
    self.scalar = scalar
    self.bytes = bytes
    self.lines = lines
    let source = bytes[lines.byteOffset(atScalar: scalar.offset, in: bytes)...]
    let distance = ScalarOffsets.distance(
      behindOffset: scalar.text.utf8.count, of: scalar.text, style: scalar.style, in: source)
    var end = lines.byteOffset(atScalar: scalar.offset + distance, in: bytes)
    if let quote = scalar.style.quote, let closing = bytes[end...].firstIndex(of: quote) { end = closing + 1 }
    extent = source.startIndex..<end
    let layout = BlockLayout(of: scalar, in: bytes[extent], lines: lines)
    snippet = ScalarSnippet(
      style: scalar.style, isInBrackets: scalar.isInBrackets, indentation: layout.parentIndentation)
    spelling = ScalarSpelling(style: scalar.style, lineBreak: layout.lineBreak)
  }

  /// What became of the fixes of a scalar. Those that are neither made nor refused overlap with one that is made.
  struct Result {
    /// The changes in the order of their places.
    var changes: [Change] = []
    /// What the scalar then says.
    var text: String
    var refused: [Int: FixRefusal] = [:]
  }

  /// A fix that can be made, by its index among those asked for.
  struct Change {
    var index: Int
    fileprivate var fix: Fix
    /// What it comes to in the file.
    var edit: TextEdit
  }

  /// More fixes than this are not tried one by one.
  private static let trialLimit = 32

  /// Makes as many of the fixes as can be made at once.
  func make(_ fixes: [Fix]) -> Result {
    var result = Result(text: scalar.text)
    var candidates: [(index: Int, fix: Fix)] = []
    for (index, fix) in fixes.enumerated() {
      if let fix = fix.narrowed(to: scalar.text) {
        candidates.append((index, fix))
      } else {
        result.refused[index] = .noSuchText
      }
    }
    candidates.sort { one, other in
      (one.fix.range.lowerBound, one.fix.range.upperBound, one.index)
        < (other.fix.range.lowerBound, other.fix.range.upperBound, other.index)
    }
    for reach in Reach.allCases {
      let changes = candidates.reduce(into: [Change]()) { changes, candidate in
        guard changes.last.map({ !$0.fix.range.meets(candidate.fix.range) }) ?? true else { return }
        changes.append(change(candidate, reach))
      }
      guard let text = text(with: changes) else { continue }
      result.changes = changes
      result.text = text
      return result
    }
    makeSingly(candidates.prefix(Self.trialLimit), &result)
    return result
  }

  private func makeSingly(_ candidates: some Sequence<(index: Int, fix: Fix)>, _ result: inout Result) {
    for candidate in candidates {
      let made = result.changes
      if let last = made.last, last.fix.range.meets(candidate.fix.range) { continue }
      let attempts = Reach.allCases.lazy.compactMap { reach -> Result? in
        let changes = made + [change(candidate, reach)]
        return text(with: changes).map { Result(changes: changes, text: $0) }
      }
      if let attempt = attempts.first {
        result.changes = attempt.changes
        result.text = attempt.text
      } else {
        result.refused[candidate.index] = .style(scalar.style)
      }
    }
  }

  /// What the scalar says with changes made, if that is what the fixes want.
  private func text(with changes: [Change]) -> String? {
    let text = Array(scalar.text.utf8)
    let wanted = TextEdit.apply(
      changes.map { TextEdit(range: $0.fix.range, replacement: Array($0.fix.replacement.utf8)) }, to: text,
      in: 0..<text.count)
    let edits = changes.map(\.edit)
    guard zip(edits, edits.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }) else { return nil }
    let read = snippet.text(of: TextEdit.apply(edits, to: bytes, in: extent))
    return read.flatMap { $0.utf8.elementsEqual(wanted) ? $0 : nil }
  }

  // MARK: Places in the file

  /// What an edit takes away of what adds nothing to the text, such as the indentation of a folded line.
  private enum Reach: CaseIterable {
    /// Only what stands between the characters that go.
    case inner
    /// Also what stands between these and their neighbours.
    case outer
  }

  private func change(_ candidate: (index: Int, fix: Fix), _ reach: Reach) -> Change {
    let edit = TextEdit(
      range: range(candidate.fix.range, reach), replacement: spelling.written(candidate.fix.replacement))
    return Change(index: candidate.index, fix: candidate.fix, edit: edit)
  }

  /// Where some of the text's bytes stand in the file.
  private func range(_ range: Range<Int>, _ reach: Reach) -> Range<Int> {
    let count = scalar.text.utf8.count
    let start: Int
    let end: Int
    switch reach {
    case .inner:
      start = range.lowerBound == count ? place(behind: count) : place(of: range.lowerBound)
      end = range.isEmpty ? start : place(behind: range.upperBound)
    case .outer:
      let quote = scalar.style.quote == nil ? 0 : 1
      start = range.lowerBound == 0 ? extent.lowerBound + quote : place(behind: range.lowerBound)
      end = range.upperBound == count ? extent.upperBound - quote : place(of: range.upperBound)
    }
    let first = min(max(start, extent.lowerBound), extent.upperBound)
    return first..<min(max(first, end), extent.upperBound)
  }

  private func place(of offset: Int) -> Int {
    index(ScalarOffsets.distance(toOffset: offset, of: scalar.text, style: scalar.style, in: bytes[extent]))
  }

  private func place(behind offset: Int) -> Int {
    index(ScalarOffsets.distance(behindOffset: offset, of: scalar.text, style: scalar.style, in: bytes[extent]))
  }

  private func index(_ distance: Int) -> Int {
    lines.byteOffset(atScalar: scalar.offset + distance, in: bytes)
  }
}

extension ScalarStyle {
  /// What a scalar of this style begins and ends with.
  fileprivate var quote: UInt8? {
    switch self {
    case .singleQuoted: UInt8(ascii: "'")
    case .doubleQuoted: UInt8(ascii: "\"")
    case .plain, .literal, .folded: nil
    }
  }
}

extension Range<Int> {
  /// Whether changes of this and of the next would get into each other. What is to be put in twice at one place has no
  /// order.
  fileprivate func meets(_ next: Range<Int>) -> Bool {
    upperBound > next.lowerBound || isEmpty && self == next
  }
}
