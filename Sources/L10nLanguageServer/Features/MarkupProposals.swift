import L10nChecking

/// The tags of the source that a translation may have at a place.
struct MarkupProposals {
  /// The tags as they are written: the one that closes the innermost open element, and those that begin elements.
  private(set) var tags: [String] = []

  /// - Parameters:
  ///   - source: the texts of the source.
  ///   - before: the translation before the place.
  init(of source: [String], after before: ArraySlice<UInt8>) {
    let texts = source.map { Array($0.utf8) }
    let found = texts.map { (text: $0, tags: MarkupTag.tags(in: $0)) }
    let closed = Set(found.flatMap(\.tags).filter { $0.kind == .closing }.map(\.name))
    var open: [MarkupTag] = []
    for tag in MarkupTag.tags(in: Array(before)) where closed.contains(tag.name) {
      switch tag.kind {
      case .opening: open.append(tag)
      case .closing: if let index = open.lastIndex(where: { $0.name == tag.name }) { open.removeSubrange(index...) }
      case .selfClosing: break
      }
    }
    if let last = open.last { tags.append(last.closing) }
    for (text, all) in found {
      for tag in all where tag.kind != .closing {
        let written = String(decoding: text[tag.range], as: UTF8.self)
        if !tags.contains(written) { tags.append(written) }
      }
    }
  }
}
