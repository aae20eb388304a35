@testable import L10nFormats
@testable import L10nText

/// Reading a YAML file by lines: the result is the same as libyaml's for the whole file, or nothing.
enum YAMLLinesTarget {
  static func violations(_ input: [UInt8]) -> [String] {
    guard case .utf8(let text) = TextDecoding.decode(input),
      text.withUnsafeBufferPointer(YAMLLineReader.read) != nil
    else { return [] }
    let lines = YAMLDocumentReader.read(text)
    // The simplest spelling has no tabs, so libyaml reads all of this.
    let prefix = "#\t\n"
    let whole = YAMLDocumentReader.read(Array(prefix.utf8) + text)
    let (read, expected) = (description(of: lines, behind: 0), description(of: whole, behind: prefix.utf8.count))
    return read == expected ? [] : ["\(read), and libyaml reads \(expected)"]
  }

  /// Returns everything that is read, with places counted from the end of a prefix.
  private static func description(of document: BundleDocument, behind prefix: Int) -> String {
    let root = document.root.map { description(of: $0, behind: prefix) } ?? "nothing"
    let problems = document.problems.map { "\($0.offset - prefix): \($0.explanation)" }
    let repeated = document.repetitions.map { "\($0.key) \($0.first - prefix) \($0.second - prefix)" }
    return "\(root) \(problems) \(repeated) \(document.expansion) \(document.illFormed == nil)"
  }

  private static func description(of node: DocumentNode, behind prefix: Int) -> String {
    let content =
      switch node.content {
      case .text(let text): "\(text.text.debugDescription) \(text.map.form) \(text.map.isNull)"
      case .unread: "unread"
      case .list(let items): "[\(items.map { description(of: $0, behind: prefix) }.joined(separator: ", "))]"
      case .mapping(let entries):
        "{"
          + entries.map {
            "\($0.key.debugDescription)@\($0.keyOffset - prefix): \(description(of: $0.value, behind: prefix))"
          }.joined(separator: ", ") + "}"
      }
    return "\(content)@\(node.offset - prefix)"
  }
}
