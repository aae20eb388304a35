import L10nFormats
import L10nText

/// Applies fixes to one file.
struct FileFixer {
  private let file: FixableFile
  /// The parsed texts of the fixes, by position; empty for texts that aren't messages.
  private let texts: [Int: [TextInMessage]]
  /// The number of times the file may still be read, which limits the work for a file with many harmful fixes.
  private var readings = 64

  init(_ file: FixableFile, texts: [Int: [TextInMessage]] = [:]) {
    self.file = file
    self.texts = texts
  }

  /// A text with its change.
  struct ChangedText {
    /// Its number in the file.
    var number: Int
    var edits: [TextEdit]
    var oldText: String
    var newText: String
    /// The fixes in this change, by their indexes among those given.
    var fixes: [Int]
  }

  /// The result of applying fixes. Fixes that are neither applied nor refused overlap with one that was applied.
  struct Result {
    /// The file's new bytes, or `nil` if nothing changes.
    var bytes: [UInt8]?
    var changed: [ChangedText] = []
    var refused: [Int: FixRefusal] = [:]
  }

  /// Applies as many of the fixes as possible at once, and returns the file's new bytes.
  ///
  /// - Parameter stuck: the numbers of texts that must not change.
  mutating func make(_ fixes: [Fix], without stuck: Set<Int>) -> Result {
    var result = Result()
    var byText: [Int: [Int]] = [:]
    for (index, fix) in fixes.enumerated() {
      guard let number = file.number(ofTextAt: fix.scalar.offset) else {
        result.refused[index] = .noSuchText
        continue
      }
      if stuck.contains(number) {
        result.refused[index] = .endless
      } else {
        byText[number, default: []].append(index)
      }
    }
    let wanted = byText.sorted { $0.key < $1.key }.compactMap { change($0.key, $0.value, fixes, &result.refused) }
    result.changed = harmless(wanted[...])
    let numbers = Set(result.changed.map(\.number))
    for text in wanted where !numbers.contains(text.number) {
      for index in text.fixes { result.refused[index] = .harm }
    }
    if !result.changed.isEmpty { result.bytes = file.bytes(with: result.changed.flatMap(\.edits)) }
    return result
  }

  /// Returns the change of one text by those of its fixes that can be applied.
  private func change(
    _ number: Int, _ indexes: [Int], _ fixes: [Fix], _ refused: inout [Int: FixRefusal]
  ) -> ChangedText? {
    // Rules that find the same problem have the same fix.
    var alike: [Fix: [Int]] = [:]
    for index in indexes { alike[fixes[index], default: []].append(index) }
    let distinct = indexes.filter { alike[fixes[$0]]?.first == $0 }
    let text = file.texts[number]
    let fixer = TextFixer(text, in: file)
    var left = distinct
    while true {
      let made = fixer.make(left.map { fixes[$0] })
      if let position = firstWithOtherEffect(made, on: text, left.map { fixes[$0] }) {
        for index in alike[fixes[left[position]]] ?? [] { refused[index] = .meaning }
        left.remove(at: position)
        continue
      }
      for (position, refusal) in made.refused {
        for index in alike[fixes[left[position]]] ?? [] { refused[index] = refusal }
      }
      guard !made.changes.isEmpty else { return nil }
      return ChangedText(
        number: number, edits: made.changes.map(\.change.edit), oldText: text.text, newText: made.text,
        fixes: made.changes.flatMap { alike[fixes[left[$0.index]]] ?? [] })
    }
  }

  /// Returns the index of the first applied fix that has another effect on a message than it should, or `nil` if there
  /// is none.
  private func firstWithOtherEffect(_ made: TextFixer.Result, on editable: any EditableText, _ fixes: [Fix]) -> Int? {
    guard let contexts = texts[editable.offset] else { return nil }
    var text = editable.text
    var shift = 0
    for change in made.changes {
      var fix = fixes[change.index]
      fix.range = fix.range.lowerBound + shift..<fix.range.upperBound + shift
      let isWantedByAll =
        !fix.dependsOnSource || zip(contexts, contexts.dropFirst()).allSatisfy { $0.hasSameSource(as: $1) }
      guard isWantedByAll, contexts.allSatisfy({ fix.hasOnlyItsEffect(on: text, in: $0) }) else { return change.index }
      text = fix.applied(to: text)
      shift += fix.replacement.utf8.count - fix.range.count
    }
    return nil
  }

  /// Returns the subset of changes that leaves everything but the edited strings unchanged; usually all of them. If all
  /// together aren't harmless, each half is tried separately.
  private mutating func harmless(_ changes: ArraySlice<ChangedText>) -> [ChangedText] {
    guard !changes.isEmpty else { return [] }
    if isHarmless(changes) { return Array(changes) }
    guard changes.count > 1 else { return [] }
    let middle = changes.startIndex + changes.count / 2
    let first = harmless(changes[..<middle])
    let second = harmless(changes[middle...])
    guard !first.isEmpty, !second.isEmpty else { return first + second }
    return isHarmless((first + second)[...]) ? first + second : first
  }

  private mutating func isHarmless(_ changes: ArraySlice<ChangedText>) -> Bool {
    guard readings > 0 else { return false }
    readings -= 1
    let texts = Dictionary(changes.map { (file.texts[$0.number].offset, $0.newText) }) { first, _ in first }
    return file.bytes(with: changes.flatMap(\.edits)).flatMap { file.content(of: $0, with: texts) } != nil
  }
}
