extension ArgumentStyle {
  /// Reads a style from the words after an argument's name, or returns `nil` if they aren't one.
  ///
  /// | words | style |
  /// |---|---|
  /// | `list and`, `list or short`, `list unit narrow` | ``list(_:)`` |
  /// | `date relative` | ``relativeDate`` |
  /// | `interval medium`, `interval ::yMMMd` | ``interval(_:)`` |
  /// | `bytes file` | ``bytes(_:)`` |
  /// | `duration wide` | ``duration(_:)`` |
  init?(reading words: [String]) {
    let options = words.dropFirst()
    guard let option = options.first else { return nil }
    switch words.first {
    case "list":
      guard let style = ListStyle(reading: options) else { return nil }
      self = .list(style)
    case "date" where option == "relative" && options.count == 1: self = .relativeDate
    case "interval":
      guard let style = DateStyle(reading: options) else { return nil }
      self = .interval(style)
    case "bytes":
      guard options.count == 1, let style = ByteStyle(rawValue: option) else { return nil }
      self = .bytes(style)
    case "duration":
      guard options.count == 1, let style = DurationStyle(rawValue: option) else { return nil }
      self = .duration(style)
    default: return nil
    }
  }
}

extension ListStyle {
  fileprivate init?(reading words: ArraySlice<String>) {
    guard (1...2).contains(words.count), let kind = words.first.flatMap(Kind.init(rawValue:)),
      let width = Width(rawValue: words.dropFirst().first ?? Width.standard.rawValue)
    else { return nil }
    self.init(kind, width: width)
  }
}
