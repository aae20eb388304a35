@testable import L10nFormats
@testable import L10nText

/// The result of reading YAML, as text for comparisons.
package enum YAMLReading {
  /// Returns the tree as text: scalars without quotes, mappings in braces, sequences in brackets, and a `?` for parts
  /// that couldn't be read.
  package static func tree(_ text: String) -> String {
    YAMLDocumentReader.read(Array(text.utf8)).root.map(describe) ?? "nothing"
  }

  package static func describe(_ node: DocumentNode) -> String {
    switch node.content {
    case .text(let scalar): scalar.text
    case .unread: "?"
    case .list(let items): "[\(items.map(describe).joined(separator: ", "))]"
    case .mapping(let pairs): "{\(pairs.map { "\($0.key): \(describe($0.value))" }.joined(separator: ", "))}"
    }
  }

  /// Returns the problems as `line:column`, in order.
  package static func problems(_ text: String) -> [String] {
    let document = YAMLDocumentReader.read(Array(text.utf8))
    let lines = LineTable(document.bytes)
    return document.problems.map { problem in
      let position = lines.position(atScalar: problem.offset)
      return "\(position.line):\(position.column)"
    }
  }
}
