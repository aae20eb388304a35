extension EscapedPlaces {
  /// The places of a string in a `.strings` file.
  ///
  /// - Parameter source: the file's UTF-8 from the start of the string on.
  init(ofStrings source: ArraySlice<UInt8>) {
    self.init(of: source)
    var reader = StringsStringReader(source)
    while true {
      let start = reader.index
      switch reader.next() {
      case .run(let range): addRun(range)
      case .escape(let scalar, let range): addEscape(scalar, range)
      case .mistake(let range): addEscape("\u{FFFD}", range)
      case .end, .unclosed:
        end(at: start)
        return
      }
    }
  }
}
