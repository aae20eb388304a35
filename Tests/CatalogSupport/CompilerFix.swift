import Foundation

/// A replacement that the compiler suggests for a file, read from its output in LLVM's style: the line, below it a
/// caret among tildes, and below these the new text.
package struct CompilerFix {
  /// The line in the file, from 1.
  package let line: Int
  private let columns: Range<Int>
  private let text: String

  /// Returns the fixes for a file, in the order in which they are printed.
  package static func all(in diagnostics: String, file: String) -> [CompilerFix] {
    let lines = diagnostics.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.compactMap { index in
      guard let range = lines[index].range(of: "\(file):"), lines[index].contains(" note: use '"),
        index + 3 < lines.count
      else { return nil }
      guard let line = Int(lines[index][range.upperBound...].prefix { $0 != ":" }) else { return nil }
      let marks = Array(lines[index + 2])
      guard let start = marks.firstIndex(where: { $0 != " " }), marks[start...].allSatisfy({ "^~".contains($0) })
      else { return nil }
      let text = lines[index + 3].trimmingPrefix { $0 == " " }
      return CompilerFix(line: line, columns: start..<marks.count, text: String(text))
    }
  }

  /// Returns the line with its part replaced.
  package func applied(to line: String) -> String {
    var characters = Array(line)
    characters.replaceSubrange(columns, with: text)
    return String(characters)
  }
}
