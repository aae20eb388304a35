import L10nText

/// A parsed Swift file: its code, the code in its literals' interpolations, and the literals.
struct SwiftFile {
  let source: SourceFile
  private(set) var parts: [SwiftCode] = []
  private(set) var literals: [SwiftStringLiteral] = []
  /// A Boolean value indicating whether all of its literals were recognized with certainty.
  private(set) var isClear = true
  /// All names in its code, without backticks.
  var names: Set<String> {
    parts.reduce(into: []) { names, code in names.formUnion(code.tokens.indices.lazy.compactMap { code.name($0) }) }
  }

  /// A byte of one of several files.
  struct Place: Hashable {
    let file: Int
    let byte: Int
  }

  /// The depth up to which nested interpolations are parsed; deeper ones are read without literals.
  private static let depthLimit = 32

  init(_ source: SourceFile) {
    self.source = source
    add(0..<source.bytes.count, depth: 0)
    // If a regular expression was mistaken for something else, the rest may actually be code.
    if !isClear { parts.append(SwiftCode(source.bytes, in: 0..<source.bytes.count, readsLiterals: false)) }
  }

  private mutating func add(_ range: Range<Int>, depth: Int) {
    let code = SwiftCode(source.bytes, in: range)
    if !code.isClear || depth > Self.depthLimit { isClear = false }
    parts.append(code)
    guard depth <= Self.depthLimit else { return }
    for token in code.tokens {
      switch token.kind {
      // An apparent regular expression may be code between two operators.
      case .regex: add(token.range.dropFirst().dropLast(), depth: depth + 1)
      case .string:
        guard let literal = SwiftStringLiteral(source.bytes, token.range) else {
          isClear = false
          continue
        }
        literals.append(literal)
        for interpolation in literal.interpolations { add(interpolation, depth: depth + 1) }
      case .word, .number, .sign: break
      }
    }
  }
}

extension [SwiftFile] {
  /// Returns the locations of places.
  func locations(of places: Set<SwiftFile.Place>) -> [SwiftFile.Place: SourceLocation] {
    var locations: [SwiftFile.Place: SourceLocation] = [:]
    for (file, places) in Dictionary(grouping: places, by: \.file) {
      let source = self[file].source
      let lines = LineTable(source.bytes)
      for place in places { locations[place] = source.location(ofByte: place.byte, in: lines) }
    }
    return locations
  }
}
