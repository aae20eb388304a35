/// The style of a scalar in a YAML file (YAML 1.1, chapter 9).
enum ScalarStyle: UInt8, Sendable, Hashable, CaseIterable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}

extension SourceMap {
  /// The map of a scalar that says something.
  init(_ style: ScalarStyle) {
    self.init(format: .yaml, form: style.rawValue, isQuoted: style != .plain, isNull: false)
  }

  /// The style of a scalar of a YAML file.
  var style: ScalarStyle { ScalarStyle(rawValue: form) ?? .plain }
}

extension DocumentText {
  /// A scalar of a YAML file. Null is nothing, or a plain `~` or `null` of the core schema.
  init(text: String, style: ScalarStyle) {
    let isNull =
      style == .plain && text.utf8.count <= 4
      && (text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL")
    self.init(text: text, map: isNull ? YAMLFormat.null : SourceMap(style))
  }

  /// The way it is written there.
  var style: ScalarStyle { map.style }
}
