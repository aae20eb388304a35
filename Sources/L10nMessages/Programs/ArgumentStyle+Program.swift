import L10nLanguage

extension ArgumentStyle {
  /// The words after an argument's name (`ArgumentStyle.init(reading:)`).
  var programWords: [String] {
    switch self {
    case .list(let style):
      ["list", style.kind.rawValue] + (style.width == .standard ? [] : [style.width.rawValue])
    case .relativeDate: ["date", "relative"]
    case .interval(let style): ["interval", style.programWord]
    case .bytes(let style): ["bytes", style.rawValue]
    case .duration(let style): ["duration", style.rawValue]
    }
  }
}
