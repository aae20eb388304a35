import L10nLanguage

extension ArgumentStyle {
  /// The part after the argument's name in ICU's syntax, such as `list, or`.
  var icuWords: String {
    switch self {
    case .list(let style):
      let words = [
        style.kind == .and ? nil : style.kind.rawValue, style.width == .standard ? nil : style.width.rawValue,
      ].compactMap(\.self)
      return words.isEmpty ? "list" : "list, " + words.joined(separator: " ")
    case .relativeDate: return "date, relative"
    case .interval(let style): return "interval" + style.icuStyle
    case .bytes(let style): return style == .file ? "bytes" : "bytes, " + style.rawValue
    case .duration(let style): return style == .wide ? "duration" : "duration, " + style.rawValue
    }
  }
}
