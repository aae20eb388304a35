import L10nCatalog
import L10nFormats
import L10nText

/// The three-way merge of a translation file, in any format: of two versions and their common base.
package struct FileMerge {
  /// The merged file in the encoding of our version. Texts that both sides changed are between conflict markers.
  package let bytes: [UInt8]
  /// The key paths of the texts in conflict.
  package let conflicts: [String]

  /// Merges files of the same format, which is recognized by their content.
  ///
  /// - Parameters:
  ///   - base: the common base; empty if there is none.
  /// - Returns: `nil` if a version can't be read, or if its keys aren't written in a way that lets them be merged one
  ///   by one.
  package init?(base: [UInt8], ours: [UInt8], theirs: [UInt8]) {
    guard [base, ours, theirs].allSatisfy({ $0.count <= InputFile.sizeLimit }), let ourBytes = Self.text(ours),
      let oldText = Self.text(base, withLineEndsOf: ourBytes),
      let theirBytes = Self.text(theirs, withLineEndsOf: ourBytes)
    else { return nil }
    for format in BundleFormats.all.reversed() {
      // A repeated key is a mistake, but the other keys can still be merged.
      let keyedText = { (bytes: [UInt8]) in format.keyedText(of: bytes, repeated: true) }
      guard let ourText = keyedText(ourBytes), let theirText = keyedText(theirBytes) else { continue }
      let isNew = oldText.allSatisfy { $0 <= UInt8(ascii: " ") }
      guard let baseText = isNew ? .some(nil) : keyedText(oldText).map(Optional.some) else { return nil }
      var merge = KeyedMerge(format)
      guard let merged = merge.merge(base: baseText, ours: ourText, theirs: theirText) else { return nil }
      let text = MergedText(merged, separator: format.separator).bytes
      bytes = TextEncoding.encode(text, like: ours)
      conflicts = merge.conflicts.map(KeySegment.path)
      // A last check, so that a broken file is never written as if it were merged: for example, an anchor may be
      // missing.
      if conflicts.isEmpty, keyedText(text)?.keyCount != merged.keyCount { return nil }
      return
    }
    return nil
  }

  /// Returns a version as UTF-8 without a byte-order mark, or `nil` if its encoding isn't supported.
  private static func text(_ bytes: [UInt8]) -> [UInt8]? {
    if case .utf8(let text) = TextDecoding.decode(bytes) { text } else { nil }
  }

  /// Returns a version with our line endings, if ours are all alike.
  private static func text(_ bytes: [UInt8], withLineEndsOf ours: [UInt8]) -> [UInt8]? {
    guard let text = text(bytes) else { return nil }
    guard let isWindows = ours.hasWindowsLineEnds, isWindows != text.hasWindowsLineEnds else { return text }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    return Array(lines.joined(separator: Array((isWindows ? "\r\n" : "\n").utf8)))
  }
}

extension [UInt8] {
  /// A Boolean value indicating whether lines end in CR LF, or `nil` if there are none or both endings occur.
  fileprivate var hasWindowsLineEnds: Bool? {
    var result: Bool?
    for index in indices where self[index] == UInt8(ascii: "\n") {
      let isWindows = index > 0 && self[index - 1] == UInt8(ascii: "\r")
      if result == !isWindows { return nil }
      result = isWindows
    }
    return result
  }
}
