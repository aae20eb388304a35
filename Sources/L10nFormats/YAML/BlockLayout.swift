import L10nText

/// The layout of a block scalar's lines.
struct BlockLayout {
  /// The indentation of the collection around the scalar, if the scalar's indentation depends on it.
  private(set) var parentIndentation = 0
  /// The number of spaces at the beginning of its lines, or 0 if it isn't known from them.
  private(set) var indentation = 0
  /// The line break, with the indentation of the next line.
  private(set) var lineBreak: [UInt8] = [UInt8(ascii: "\n")]

  /// Creates the layout of a scalar with its source. The layout of other styles isn't used.
  init(of scalar: FileScalar, in source: ArraySlice<UInt8>, lines: LineTable) {
    guard scalar.style == .literal || scalar.style == .folded else { return }
    let header = source.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let firstBreak = source[header.endIndex...].prefix(2)
    lineBreak = Array(firstBreak.starts(with: [0x0D, 0x0A]) ? firstBreak : firstBreak.prefix(1))
    let leadingBreaks = scalar.text.utf8.prefix { $0 == UInt8(ascii: "\n") }.count
    let first = ScalarOffsets.distance(
      toOffset: leadingBreaks, of: scalar.text, style: scalar.style, in: source)
    indentation =
      leadingBreaks == scalar.text.utf8.count ? 0 : lines.position(atScalar: scalar.offset + first).column - 1
    lineBreak += Array(repeating: UInt8(ascii: " "), count: indentation)
    // The indicator is before white space and any comment (YAML 1.1, section 9.2.1).
    let indicator = header.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
      .first { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    if let indicator { parentIndentation = max(0, indentation - Int(indicator - UInt8(ascii: "0"))) }
  }
}
