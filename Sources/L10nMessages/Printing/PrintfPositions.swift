/// The positions of named arguments in the printf syntax.
package struct PrintfPositions {
  private var positions: [String: Int] = [:]
  /// A Boolean value indicating whether each is used once and in order, so that positions needn't be written.
  private(set) var areImplicit = true

  /// - Parameters:
  ///   - uses: the names of the arguments in order of use: `arg2` is the second; others get free positions.
  ///   - known: the known positions of some of them.
  package init(_ uses: [String], known: [String: Int] = [:]) {
    var seen: Set<String> = []
    let names = uses.filter { seen.insert($0).inserted }
    for name in names { positions[name] = known[name] ?? PatternArgument.position(named: name) }
    var taken = Set(positions.values)
    var free = 1
    for name in names where positions[name] == nil {
      while taken.contains(free) { free += 1 }
      positions[name] = free
      taken.insert(free)
    }
    areImplicit = uses.map { positions[$0] } == (1...max(1, uses.count)).prefix(uses.count).map { $0 }
  }

  /// Returns the position of an argument.
  package func position(of name: String) -> Int { positions[name] ?? 1 }

  /// Returns a Boolean value indicating whether an argument's name is lost. The argument of a plural map is recognized
  /// by its type.
  func isRenamed(_ name: String) -> Bool {
    name != MessageSyntax.pluralMapArgument && PatternArgument.position(named: name) == nil
  }
}
