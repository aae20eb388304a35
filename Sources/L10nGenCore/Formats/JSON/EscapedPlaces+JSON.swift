extension EscapedPlaces {
  /// The places of a JSON string. One that isn't closed ends with its line.
  ///
  /// - Parameter source: the file's UTF-8 from the opening quote on.
  init(ofJSON source: ArraySlice<UInt8>) {
    self.init(of: source)
    var reader = JSONStringReader(source)
    while true {
      let start = reader.index
      switch reader.next() {
      case .run(let range): addRun(range)
      case .escape(let scalar, let range): addEscape(scalar, range)
      case .mistake: break
      case .end, .unclosed:
        end(at: start)
        return
      }
    }
  }
}
