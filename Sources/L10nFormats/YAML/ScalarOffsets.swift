/// Finds the position of a text's character in its YAML file.
///
/// The file has additional characters between those of the text, depending on the style: doubled quotes, escapes,
/// indentation and folded line breaks (YAML 1.1, chapters 5.7 and 9). The scalar is read again as libyaml reads it,
/// counting what each character of the file adds to the text.
enum ScalarOffsets {
  /// Returns the number of the file's scalars between the scalar's start and the character at `offset` of its text. If
  /// `offset` is the text's end, the position is right after the last character.
  ///
  /// - Parameters:
  ///   - offset: the offset in UTF-8 bytes of `text`.
  ///   - source: the file's UTF-8 from the scalar's start on, at least to its end.
  static func distance(
    toOffset offset: Int, of text: String, style: ScalarStyle, in source: ArraySlice<UInt8>
  ) -> Int {
    distance(toOffset: offset, ofBytes: text.utf8.count, of: text, style, in: source)
  }

  /// Returns the number of the file's scalars between the scalar's start and the position right after the character
  /// that ends at `offset` of its text, before anything between that and the next character. If `offset` is 0, the
  /// position is that of the first character.
  ///
  /// - Parameters: as above.
  static func distance(
    behindOffset offset: Int, of text: String, style: ScalarStyle, in source: ArraySlice<UInt8>
  ) -> Int {
    distance(toOffset: offset, ofBytes: offset, of: text, style, in: source)
  }

  private static func distance(
    toOffset offset: Int, ofBytes count: Int, of text: String, _ style: ScalarStyle, in source: ArraySlice<UInt8>
  ) -> Int {
    guard !text.isEmpty else { return style == .singleQuoted || style == .doubleQuoted ? 1 : 0 }
    var walk = ScalarWalk(source, toOffset: offset, ofBytes: count)
    switch style {
    case .plain, .singleQuoted, .doubleQuoted: walk.passFlowScalar(style)
    case .literal, .folded: walk.passBlockScalar(of: text, isFolded: style == .folded)
    }
    return walk.distance
  }
}
