/// A function, an initializer, a property or a case that an app's code declares.
struct Declaration: Sendable {
  let kind: Kind
  let name: String
  /// The name of the type that it is a member of, or `nil` if it isn't one.
  let owner: String?
  let parameters: [Parameter]
  /// The type of a property, or of a function's result; `nil` if it isn't written.
  let type: TypeName?
  /// The index of its file, and the first token of a property's initial value.
  let file: Int
  let value: Int?
  /// The index of its first token.
  let token: Int
  /// A Boolean value indicating whether other overloads are preferred to it.
  let isDisfavored: Bool
  /// A Boolean value indicating whether a property has storage that the initializer of a struct sets.
  let isStored: Bool
  /// A Boolean value indicating whether only its own file sees it.
  let isPrivate: Bool

  /// A Boolean value indicating whether it is the initializer that Swift adds to a struct.
  var isMemberwise = false

  enum Kind: Sendable { case function, initializer, property, enumCase }

  struct Parameter: Sendable {
    /// The label that calls write, or `nil` for none.
    let label: String?
    let name: String
    let type: TypeName
    /// A Boolean value indicating whether calls may omit it: it has a default, or is a closure.
    let isOptional: Bool
    let isVariadic: Bool
  }

  /// Returns the parameter for each argument of a call, or `nil` if its labels don't match.
  func parameters(for labels: [String?]) -> [Parameter]? {
    var result: [Parameter] = []
    var rest = labels[...]
    for parameter in parameters {
      if let label = rest.first, label == parameter.label {
        result.append(parameter)
        rest = rest.dropFirst()
        while parameter.isVariadic, !rest.isEmpty, rest.first == .some(nil) {
          result.append(parameter)
          rest = rest.dropFirst()
        }
      } else if !parameter.isOptional {
        return nil
      }
    }
    return rest.isEmpty ? result : nil
  }
}

/// A type that an app's code declares or extends.
struct DeclaredType: Sendable {
  let name: String
  /// The types that it inherits from, or conforms to.
  var inherited: [String]
  let kind: Kind
  /// The type that an alias is another name for.
  var alias: TypeName?
  let isNested: Bool
  let file: Int

  enum Kind: Sendable { case type, structure, protocolType, extended, alias }
}
