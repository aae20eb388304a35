import L10nFormats
import L10nJSONRPC

/// The keys of a translation file that take several lines, which can be folded.
extension Workspace {
  /// Answers `textDocument/foldingRange`.
  func foldingRanges(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let (outline, buffer, _) = try outline(parameters) else { return .null }
    var ranges: [JSONValue] = []
    func add(_ item: Outline.Item) {
      let first = buffer.line(ofByte: item.range.lowerBound)
      let last = buffer.line(ofByte: item.range.upperBound)
      if last > first { ranges.append(["startLine": .number(first), "endLine": .number(last)]) }
      item.children.forEach(add)
    }
    outline.items.forEach(add)
    return .array(ranges)
  }
}
