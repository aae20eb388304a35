import L10nFormats

extension KeyedMerge.Merged {
  /// The number of keys in it, where conflicts count as none.
  var keyCount: Int {
    switch self {
    case .text(let text): text.keyCount
    case .mapping(_, let entries, _): entries.reduce(1) { $0 + $1.keyCount }
    case .conflict: 0
    }
  }
}
