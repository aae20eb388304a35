import L10nFormats
import L10nText

/// Applies fixes to one text.
struct TextFixer {
  private let text: String
  private let editor: any TextEditor

  /// Creates a fixer of one of a file's texts.
  init(_ text: any EditableText, in file: FixableFile) {
    self.text = text.text
    editor = text.editor(in: file.document.bytes, lines: file.lines)
  }

  /// The result of applying the fixes of a text. Fixes that are neither applied nor refused overlap with one that was
  /// applied.
  struct Result {
    /// The changes in the order of their positions.
    var changes: [Change] = []
    /// The resulting text.
    var text: String
    var refused: [Int: FixRefusal] = [:]
  }

  /// A fix that can be applied, by its index among those given.
  struct Change {
    var index: Int
    var change: TextChange
  }

  private typealias Candidate = (index: Int, replacement: TextReplacement)

  /// The number of fixes up to which they are tried one by one.
  private static let trialLimit = 32

  /// Applies as many of the fixes as possible at once.
  func make(_ fixes: [Fix]) -> Result {
    var result = Result(text: text)
    var candidates: [Candidate] = []
    for (index, fix) in fixes.enumerated() {
      if let fix = fix.narrowed(to: text) {
        candidates.append((index, TextReplacement(range: fix.range, replacement: fix.replacement)))
      } else {
        result.refused[index] = .noSuchText
      }
    }
    candidates.sort { one, other in
      (one.replacement.range.lowerBound, one.replacement.range.upperBound, one.index)
        < (other.replacement.range.lowerBound, other.replacement.range.upperBound, other.index)
    }
    let chosen = candidates.reduce(into: [Candidate]()) { chosen, candidate in
      if !Self.meets(chosen.last, candidate) { chosen.append(candidate) }
    }
    if let changes = editor.changes(chosen.map(\.replacement), besides: []) {
      result.changes = zip(chosen, changes).map { Change(index: $0.index, change: $1) }
    } else {
      makeSingly(candidates.prefix(Self.trialLimit), &result)
    }
    let made = result.changes.map(\.change.replacement)
    result.text = String(decoding: TextReplacement.apply(made, to: text), as: UTF8.self)
    return result
  }

  private func makeSingly(_ candidates: some Sequence<Candidate>, _ result: inout Result) {
    for candidate in candidates {
      let made = result.changes
      if let last = made.last, Self.meets((last.index, last.change.replacement), candidate) { continue }
      if let changes = editor.changes([candidate.replacement], besides: made.map(\.change)), let last = changes.last {
        result.changes.append(Change(index: candidate.index, change: last))
      } else {
        result.refused[candidate.index] = .unwritable(explanation: editor.refusal)
      }
    }
  }

  /// Returns a Boolean value indicating whether two changes overlap. Two insertions at one position have no order, so
  /// they overlap, too.
  private static func meets(_ one: Candidate?, _ next: Candidate) -> Bool {
    guard let range = one?.replacement.range else { return false }
    let nextRange = next.replacement.range
    return range.upperBound > nextRange.lowerBound || range.isEmpty && range == nextRange
  }
}
