import L10nCatalog
import L10nText

/// Applies fixes pass by pass, and gives up on a text that returns to what it was before.
struct FixingAttempt {
  /// The files with the fixes so far.
  private(set) var files: [InputFile]
  /// The numbers of the texts that must not change, by the paths of their files: those given, and those whose fixes
  /// turn out to undo each other.
  private(set) var stuck: [String: Set<Int>]
  private var fixed: [FixedFinding] = []
  private var indexes: [String: Int]
  /// The previous contents of the changed texts, as bytes, because canonically equivalent strings are equal.
  private var history: [String: [Int: Set<[UInt8]>]] = [:]
  private var lastPass: [(path: String, number: Int)] = []

  /// Creates an attempt to fix files.
  init(_ files: [InputFile], without stuck: [String: Set<Int>]) {
    self.files = files
    self.stuck = stuck
    indexes = Dictionary(files.enumerated().map { ($1.shownPath, $0) }) { first, _ in first }
  }

  /// Applies the fixes of findings. If nothing could be applied, it returns the remaining findings, otherwise `nil`.
  mutating func make(_ findings: [Finding], in catalog: Catalog) -> [Finding]? {
    var refused: [Int: FixRefusal] = [:]
    lastPass = []
    let fixable = findings.indices.filter { findings[$0].fix != nil }
    let texts = TextInMessage.texts(at: Set(fixable.compactMap { findings[$0].fix?.scalar }), in: catalog)
    for (number, group) in Dictionary(grouping: fixable, by: { findings[$0].fix?.scalar.file ?? 0 })
      .sorted(by: { $0.key < $1.key })
    {
      make(group, of: findings, inFile: catalog.files[number].path, texts[number] ?? [:], &refused)
    }
    guard lastPass.isEmpty else { return nil }
    return findings.enumerated().map { index, finding in
      finding.unfixed(because: (refused[index] ?? .overlap).words)
    }
  }

  private mutating func make(
    _ group: [Int], of findings: [Finding], inFile path: String, _ texts: [Int: [TextInMessage]],
    _ refused: inout [Int: FixRefusal]
  ) {
    if let index = indexes[path], removeMarks(group, of: findings, inFile: index) { return }
    guard let index = indexes[path], let file = FixableFile(files[index]) else {
      for finding in group { refused[finding] = .brokenFile }
      return
    }
    let fixes = group.compactMap { findings[$0].fix }
    var fixer = FileFixer(file, texts: texts)
    let result = fixer.make(fixes, without: stuck[path] ?? [])
    for (position, refusal) in result.refused { refused[group[position]] = refusal }
    guard let bytes = result.bytes else { return }
    files[index].bytes = bytes
    for scalar in result.changed {
      note(scalar, path)
      fixed += scalar.fixes.map {
        FixedFinding(finding: findings[group[$0]], fix: fixes[$0], text: scalar.oldText)
      }
    }
  }

  /// Reduces a file's byte-order marks to one; returns `false` if it has only one. Other fixes are delayed, since they
  /// can only be applied to files without repeated marks.
  private mutating func removeMarks(_ group: [Int], of findings: [Finding], inFile index: Int) -> Bool {
    guard let finding = group.first(where: { findings[$0].fix?.effect == .byteOrderMarkRemoval }),
      let fix = findings[finding].fix, let text = files[index].text
    else { return false }
    files[index].bytes = files[index].encoded(text)
    // A number that no text has.
    lastPass.append((files[index].shownPath, -1))
    fixed.append(FixedFinding(finding: findings[finding], fix: fix, text: "\u{FEFF}"))
    return true
  }

  private mutating func note(_ scalar: FileFixer.ChangedText, _ path: String) {
    lastPass.append((path, scalar.number))
    history[path, default: [:]][scalar.number, default: []].insert(Array(scalar.oldText.utf8))
    if history[path]?[scalar.number]?.contains(Array(scalar.newText.utf8)) == true {
      stuck[path, default: []].insert(scalar.number)
    }
  }

  /// Gives up on the texts that the last pass changed, because they never settle.
  mutating func giveUpLastPass() {
    for (path, number) in lastPass { stuck[path, default: []].insert(number) }
  }

  /// Returns all applied fixes, given the original files.
  func fixes(of originals: [InputFile]) -> Fixes {
    let changed = zip(originals, files).filter { $0.bytes != $1.bytes }
    return Fixes(
      files: changed.map { ChangedFile(file: $0, bytes: $1.bytes) }, findings: fixed)
  }
}
