/// The style of a scalar in a YAML file (YAML 1.1, chapter 9).
package enum ScalarStyle: UInt8, Sendable, Hashable, CaseIterable {
  case plain, singleQuoted, doubleQuoted, literal, folded
}

extension SourceMap {
  /// Creates the map of a scalar with a value.
  init(_ style: ScalarStyle) {
    self.init(format: .yaml, form: style.rawValue, isQuoted: style != .plain, isNull: false)
  }

  /// The style of a scalar of a YAML file.
  var style: ScalarStyle { ScalarStyle(rawValue: form) ?? .plain }
}

extension DocumentText {
  /// Creates a scalar of a YAML file. It is null if it is empty, or a plain `~` or `null` of the core schema.
  init(text: String, style: ScalarStyle) {
    let isNull =
      style == .plain && text.utf8.count <= 4
      && (text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL")
    self.init(text: text, map: isNull ? YAMLFormat.null : SourceMap(style))
  }

  /// The style in which it is written.
  var style: ScalarStyle { map.style }
}
