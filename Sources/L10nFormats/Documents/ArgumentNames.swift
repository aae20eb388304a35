package import L10nMessages

/// The names of arguments that texts refer to by number.
package struct ArgumentNames: Sendable, Hashable {
  /// The names by position, from 1.
  private var names: [Int: String]
  /// The position of the number that a plural map counts, or `nil` if the message isn't one.
  let countPosition: Int?
  /// The names of arguments, by their names in parsed texts.
  private var namesByWritten: [String: String] = [:]

  /// - Parameters:
  ///   - names: the names in the texts of a language, by position.
  ///   - countPosition: the position of the number that a plural map counts.
  package init(_ names: [Int: String] = [:], countPosition: Int? = nil) {
    self.names = [:]
    self.countPosition = countPosition
    // If two arguments have the same name, the first keeps it.
    for (position, name) in names.sorted(by: { $0.key < $1.key }) { set(name, at: position) }
  }

  /// Names an argument, unless another one has that name already.
  package mutating func set(_ name: String, at position: Int) {
    guard !names.contains(where: { $0.value == name && $0.key != position }) else { return }
    if let old = names.updateValue(name, forKey: position) {
      namesByWritten[old] = name
      for (written, current) in namesByWritten where current == old { namesByWritten[written] = name }
    }
    namesByWritten[PatternArgument.name(atPosition: position)] = name
    if position == countPosition { namesByWritten[MessageSyntax.pluralMapArgument] = name }
    namesByWritten[name] = nil
  }

  /// The name of the number that a plural map counts, or `nil` if it has no name.
  package var countName: String? { countPosition.flatMap { names[$0] } }

  /// Returns the name of the argument that texts write as `name`.
  package func name(ofWritten name: String) -> String { namesByWritten[name] ?? name }

  /// Returns patterns with the names of arguments instead of numbers.
  package func applied(to patterns: [MessagePattern]) -> [MessagePattern] {
    renames ? patterns.map { $0.renamingArguments(namesByWritten) } : patterns
  }

  /// A Boolean value indicating whether no argument has a name.
  package var isEmpty: Bool { names.isEmpty && countPosition == nil }

  /// A Boolean value indicating whether some arguments have other names than in texts.
  package var renames: Bool { !namesByWritten.isEmpty }

  /// The positions of arguments by name.
  package var positions: [String: Int] {
    var positions = Dictionary(names.map { ($0.value, $0.key) }, uniquingKeysWith: min)
    if let countPosition, countName == nil { positions[MessageSyntax.pluralMapArgument] = countPosition }
    return positions
  }
}
