/// The positions that named arguments have in the printf syntax.
package struct PrintfPositions {
  private var positions: [String: Int] = [:]
  /// A Boolean value indicating whether each is used once and in order, so that no position need be written.
  private(set) var areImplicit = true

  /// - Parameters:
  ///   - uses: the names of the arguments as the text uses them: `arg2` is the second; others get what is free.
  ///   - known: positions that some of them have already.
  package init(_ uses: [String], known: [String: Int] = [:]) {
    var seen: Set<String> = []
    let names = uses.filter { seen.insert($0).inserted }
    for name in names { positions[name] = known[name] ?? PatternArgument.position(named: name) }
    var taken = Set(positions.values)
    for name in names where positions[name] == nil {
      let free = (1...).first { !taken.contains($0) } ?? 1
      positions[name] = free
      taken.insert(free)
    }
    areImplicit = uses.map { positions[$0] } == (1...max(1, uses.count)).prefix(uses.count).map { $0 }
  }

  /// The position of one of the arguments.
  package func position(of name: String) -> Int { positions[name] ?? 1 }

  /// Returns a Boolean value indicating whether an argument's name is lost. That of a plural map is found again by its
  /// type.
  func isRenamed(_ name: String) -> Bool {
    name != MessageSyntax.pluralMapArgument && PatternArgument.position(named: name) == nil
  }
}
