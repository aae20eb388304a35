/// The resolved types of an isolating run sequence (W1 to I2).
struct BidiTypes {
  private let sequence: BidiRunSequence
  private let scalars: [Unicode.Scalar]
  /// The classes before W1.
  private let original: [BidiClass]
  private var types: [BidiClass]

  init(_ sequence: BidiRunSequence, scalars: [Unicode.Scalar], _ classes: [BidiClass]) {
    self.sequence = sequence
    self.scalars = sequence.indexes.map { scalars[$0] }
    original = sequence.indexes.map { classes[$0] }
    types = original
  }

  /// The direction of the sequence's level.
  private var embedding: BidiClass { sequence.level % 2 == 1 ? .r : .l }

  /// Returns the level of a character (I1 and I2).
  func level(at position: Int) -> Int {
    let isOdd = sequence.level % 2 == 1
    return switch types[position] {
    case .l: sequence.level + (isOdd ? 1 : 0)
    case .r: sequence.level + (isOdd ? 0 : 1)
    case .an, .en: sequence.level + (isOdd ? 1 : 2)
    default: sequence.level
    }
  }
}

// MARK: - Weak types

extension BidiTypes {
  mutating func resolveWeak() {
    resolveMarks()
    resolveNumbers()
    resolveSeparators()
    resolveTerminators()
    for position in types.indices where [.es, .et, .cs].contains(types[position]) { types[position] = .on }  // W6
    resolveNumbersAfterLatin()
  }

  /// W1.
  private mutating func resolveMarks() {
    for position in types.indices where types[position] == .nsm {
      let previous = position == 0 ? sequence.start : types[position - 1]
      types[position] = previous.isIsolateInitiator || previous == .pdi ? .on : previous
    }
  }

  /// W2 and W3.
  private mutating func resolveNumbers() {
    var strong = sequence.start
    for position in types.indices {
      switch types[position] {
      case .l, .r, .al: strong = types[position]
      case .en where strong == .al: types[position] = .an
      default: break
      }
    }
    for position in types.indices where types[position] == .al { types[position] = .r }
  }

  /// W4.
  private mutating func resolveSeparators() {
    for position in types.indices.dropFirst().dropLast() {
      let (before, after) = (types[position - 1], types[position + 1])
      guard before == after else { continue }
      if before == .en, [.es, .cs].contains(types[position]) { types[position] = .en }
      if before == .an, types[position] == .cs { types[position] = .an }
    }
  }

  /// W5.
  private mutating func resolveTerminators() {
    for position in types.indices where types[position] == .et {
      let before = types[..<position].last { $0 != .et }
      let after = types[position...].first { $0 != .et }
      if before == .en || after == .en { types[position] = .en }
    }
  }

  /// W7.
  private mutating func resolveNumbersAfterLatin() {
    var strong = sequence.start
    for position in types.indices {
      switch types[position] {
      case .l, .r: strong = types[position]
      case .en where strong == .l: types[position] = .l
      default: break
      }
    }
  }
}

// MARK: - Brackets and neutrals

extension BidiTypes {
  /// N0.
  mutating func resolveBrackets() {
    for pair in bracketPairs() {
      let inside = types[pair.opening + 1..<pair.closing].compactMap(Self.strong)
      if inside.contains(embedding) {
        set(pair, to: embedding)
      } else if let opposite = inside.first {
        let context = types[..<pair.opening].lazy.compactMap(Self.strong).last ?? sequence.start
        set(pair, to: context == opposite ? opposite : embedding)
      }
    }
  }

  private mutating func set(_ pair: (opening: Int, closing: Int), to type: BidiClass) {
    for bracket in [pair.opening, pair.closing] {
      types[bracket] = type
      for position in bracket + 1..<types.count {
        guard original[position] == .nsm else { break }
        types[position] = type
      }
    }
  }

  /// BD16.
  private func bracketPairs() -> [(opening: Int, closing: Int)] {
    var open: [(closing: Unicode.Scalar, position: Int)] = []
    var pairs: [(opening: Int, closing: Int)] = []
    for position in types.indices where types[position] == .on {
      let scalar = scalars[position]
      if let closing = BidiBrackets.closing(of: scalar) {
        guard open.count < 63 else { return [] }
        open.append((closing, position))
      } else if BidiBrackets.isClosing(scalar),
        let match = open.lastIndex(where: { $0.closing == BidiBrackets.canonical(scalar) })
      {
        pairs.append((open[match].position, position))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.opening < $1.opening }
  }

  /// Returns the direction of a type in N0 and N1, where numbers count as right-to-left.
  private static func strong(_ type: BidiClass) -> BidiClass? {
    switch type {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }

  /// N1 and N2.
  mutating func resolveNeutral() {
    var position = 0
    while position < types.count {
      guard types[position].isNeutral else {
        position += 1
        continue
      }
      let start = position
      while position < types.count, types[position].isNeutral { position += 1 }
      let before = start == 0 ? sequence.start : Self.strong(types[start - 1])
      let after = position == types.count ? sequence.end : Self.strong(types[position])
      let type = before == after ? before ?? embedding : embedding
      for neutral in start..<position { types[neutral] = type }
    }
  }
}
