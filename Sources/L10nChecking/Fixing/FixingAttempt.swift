import L10nCatalog
import L10nText

/// Fixes made pass by pass, as far as no text gets back to what it was.
struct FixingAttempt {
  /// The files as they are by now.
  private(set) var files: [InputFile]
  /// The numbers of the scalars that are to stay as they are, by the paths of their files: those given, and those that
  /// turn out to have fixes that undo each other.
  private(set) var stuck: [String: Set<Int>]
  private var fixed: [FixedFinding] = []
  private var indexes: [String: Int]
  /// The previous contents of the changed texts, as bytes, because strings that are canonically equivalent compare
  /// equal.
  private var history: [String: [Int: Set<[UInt8]>]] = [:]
  private var lastPass: [(path: String, number: Int)] = []

  /// An attempt at files.
  init(_ files: [InputFile], without stuck: [String: Set<Int>]) {
    self.files = files
    self.stuck = stuck
    indexes = Dictionary(files.enumerated().map { ($1.shownPath, $0) }) { first, _ in first }
  }

  /// Creates the fixes of findings; where there is none to make, gives what is left of the findings.
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

  /// Leaves a file one of several byte-order marks; returns `false` if it doesn't have any. Other fixes have to wait:
  /// they change only files that are written as they were read.
  private mutating func removeMarks(_ group: [Int], of findings: [Finding], inFile index: Int) -> Bool {
    guard let finding = group.first(where: { findings[$0].fix?.effect == .byteOrderMarkRemoval }),
      let fix = findings[finding].fix, let text = files[index].text
    else { return false }
    files[index].bytes = files[index].encoded(text)
    // The number of no text.
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

  /// Takes what the last pass changed for what will never settle.
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
