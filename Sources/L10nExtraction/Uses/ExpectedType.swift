import L10nSwiftCode

/// The type that a place in code expects of an expression.
struct ExpectedType {
  var type: TypeName
  /// The call whose argument the expression is, with its comment and table.
  var call: SwiftCall?
  var callee: Callee?
  /// The parameter of the app's own function that the expression is the argument for.
  var parameter: TextDeclaration?
  var certainty = Certainty.certain
  /// The kind of a framework's literal, whose overloads with `String` take other expressions.
  var api: LocalizableType.Kind?

  enum Certainty: Sendable, Comparable {
    /// The code may look the key up, for all that its syntax shows.
    case possible
    case certain
  }

  /// The kind of the key that a literal is, or `nil` if it isn't one.
  var kind: LocalizableType.Kind? { api ?? LocalizableType.kind(of: type) }
}
