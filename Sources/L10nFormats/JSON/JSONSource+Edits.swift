import L10nText

extension JSONSource {
  /// Returns the edits that change the file's value. Parts that stay the same keep their bytes, even if they are laid
  /// out differently from new values.
  ///
  /// Existing members of an object keep their order. If the wanted value has them in another order, the object is
  /// written again as a whole.
  func edits(for wanted: JSONValue) -> [TextEdit] {
    var edits: [TextEdit] = []
    JSONEditing(source: self, layout: JSONLayout.layout(of: self)).change(root, to: wanted, &edits)
    return edits
  }

  /// Returns the file with its value replaced.
  func bytes(for wanted: JSONValue) -> [UInt8] {
    TextEdit.apply(edits(for: wanted), to: bytes, in: 0..<bytes.count)
  }
}

private struct JSONEditing {
  let source: JSONSource
  let layout: JSONLayout

  func change(_ node: JSONSource.Node, to wanted: JSONValue, _ edits: inout [TextEdit]) {
    switch (node.content, wanted) {
    case (.object(let members), .object(let wantedMembers)) where !members.isEmpty && !wantedMembers.isEmpty:
      if !change(members, to: wantedMembers, &edits) { replace(node, with: wanted, &edits) }
    default:
      if node.value != wanted { replace(node, with: wanted, &edits) }
    }
  }

  private func replace(_ node: JSONSource.Node, with wanted: JSONValue, _ edits: inout [TextEdit]) {
    let text = layout.text(of: wanted, margin: margin(at: node.range.lowerBound))
    edits.append(TextEdit(range: node.range, replacement: Array(text.utf8)))
  }

  /// Changes the members of an object, or returns `false` if those that are kept change their order.
  private func change(
    _ members: [JSONSource.Member], to wanted: [JSONValue.Member], _ edits: inout [TextEdit]
  ) -> Bool {
    let indexes = Dictionary(members.enumerated().map { ($1.key, $0) }) { first, _ in first }
    let kept = wanted.compactMap { indexes[$0.key] }
    guard !kept.isEmpty, zip(kept, kept.dropFirst()).allSatisfy(<) else { return false }
    let margin = margin(at: members[0].start)
    let separator = layout.separator(margin: margin)
    /// The last member that is kept, and the new ones after it.
    var last: Int?
    var added: [String] = []
    for member in wanted {
      guard let index = indexes[member.key] else {
        added.append(layout.member(key: member.key, value: member.value, margin: margin))
        continue
      }
      let gap = (last.map { members[$0].value.range.upperBound } ?? members[0].start)..<members[index].start
      if !added.isEmpty || index != last.map({ $0 + 1 }) ?? 0 {
        let text = ([""] + added + [""]).joined(separator: separator)
        let isFirst = last == nil
        edits.append(TextEdit(range: gap, replacement: Array(text.utf8.dropFirst(isFirst ? separator.utf8.count : 0))))
      }
      change(members[index].value, to: member.value, &edits)
      (last, added) = (index, [])
    }
    if let last, !added.isEmpty || last < members.count - 1 {
      let end = members[members.count - 1].value.range.upperBound
      let text = ([""] + added).joined(separator: separator)
      edits.append(TextEdit(range: members[last].value.range.upperBound..<end, replacement: Array(text.utf8)))
    }
    return true
  }

  /// Returns the spaces and tabs at the beginning of a byte's line.
  private func margin(at index: Int) -> String {
    let bytes = source.bytes
    let start = bytes[..<index].lastIndex { $0 == UInt8(ascii: "\n") }.map { $0 + 1 } ?? 0
    let margin = bytes[start..<index].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return String(decoding: margin, as: UTF8.self)
  }
}
