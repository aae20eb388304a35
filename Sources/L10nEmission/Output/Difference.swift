/// The changes of a file for people to read: a unified diff, cut to a limit.
package struct Difference {
  private let old: [Line]
  private let new: [Line]
  private let changes: [LineChanges.Change]

  private typealias Line = ArraySlice<UInt8>

  /// The number of unchanged lines that are shown around changed ones.
  private static let context = 2
  /// The number of scalars of a line that are shown in a cut difference.
  private static let width = 160

  private static let noLineFeed = Array("\\ no line feed at the end".utf8)

  /// Compares two versions of a file, in UTF-8.
  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = Self.lines(of: old)
    self.new = Self.lines(of: new)
    changes = old == new ? [] : LineChanges.changes(from: self.old, to: self.new, context: Self.context)
  }

  /// A Boolean value indicating whether the versions are the same, byte by byte.
  package var isEmpty: Bool { changes.isEmpty }

  /// Returns the difference as lines of a unified diff, each hunk after a line such as `@@ -12,3 +12,4 @@`; empty if
  /// there is none.
  /// - Parameter limit: the number of changed lines to show; the last line says how many are left out.
  package func lines(limit: Int = 40) -> [String] {
    lines(limit: limit, width: Self.width)
  }

  /// The difference with all of its lines, none of them cut.
  package var allLines: [String] { lines(limit: .max, width: .max) }

  private func lines(limit: Int, width: Int) -> [String] {
    var shown: [String] = []
    var left = limit
    var hidden = 0
    for hunk in hunks() {
      if left > 0 { shown.append(header(of: hunk)) }
      for change in hunk {
        let isKept = if case .keep = change { true } else { false }
        if left > 0 { shown.append(line(of: change, width: width)) } else if !isKept { hidden += 1 }
        if !isKept { left -= 1 }
      }
    }
    if hidden > 0 { shown.append("… \(hidden) more") }
    return shown
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // A file with a line feed at its end has nothing after it.
    if lines.last?.isEmpty == true { lines.removeLast() } else { lines.append(noLineFeed[...]) }
    return lines
  }

  /// Returns the changes with the lines around them, those near each other in one group.
  private func hunks() -> [ArraySlice<LineChanges.Change>] {
    var hunks: [ArraySlice<LineChanges.Change>] = []
    var start = 0
    var lastChange: Int?
    for (index, change) in changes.enumerated() {
      if case .keep = change { continue }
      if let last = lastChange, index - last > Self.context * 2 + 1 {
        hunks.append(changes[start..<last + 1 + Self.context])
        start = index - Self.context
      }
      lastChange = index
    }
    if let last = lastChange { hunks.append(changes[start..<min(changes.count, last + 1 + Self.context)]) }
    return hunks
  }

  private func header(of hunk: ArraySlice<LineChanges.Change>) -> String {
    var (oldLines, newLines): ([Int], [Int]) = ([], [])
    for change in hunk {
      switch change {
      case .keep(let old, let new):
        oldLines.append(old)
        newLines.append(new)
      case .remove(let old): oldLines.append(old)
      case .insert(let new): newLines.append(new)
      }
    }
    func range(_ lines: [Int]) -> String { "\((lines.first ?? -1) + 1),\(lines.count)" }
    return "@@ -\(range(oldLines)) +\(range(newLines)) @@"
  }

  private func line(of change: LineChanges.Change, width: Int) -> String {
    switch change {
    case .keep(let index, _): " " + readable(old[index], width)
    case .remove(let index): "-" + readable(old[index], width)
    case .insert(let index): "+" + readable(new[index], width)
    }
  }

  /// Returns the line, cut, with control characters spelled out, because another program's file could send them to a
  /// terminal.
  private func readable(_ line: Line, _ width: Int) -> String {
    let scalars = String(decoding: line.prefix(width > line.count ? width : width * 4), as: UTF8.self).unicodeScalars
    let text = scalars.prefix(width).map { scalar in
      scalar != "\t" && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl)
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return text.joined() + (scalars.count > width ? "…" : "")
  }
}
