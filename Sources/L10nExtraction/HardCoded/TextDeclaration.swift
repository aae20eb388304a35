/// A declaration of the app's own that may hold a text: a property, a variable, a function that returns one, or a
/// parameter.
struct TextDeclaration: Hashable, Sendable {
  /// The index of the file.
  let file: Int
  /// The first token of the declaration; for the raw values of an enum, the brace of its body.
  let token: Int
  /// The name of the parameter, or `nil` if the declaration isn't one.
  var parameter: String?
}

extension TextDeclaration {
  init(_ declaration: Declaration) { self.init(file: declaration.file, token: declaration.token) }
}

extension DeclarationTable {
  /// Returns the declaration that the argument for a parameter is the value of: the property, for a struct's memberwise
  /// initializer.
  func declaration(of parameter: Declaration.Parameter, _ function: Declaration) -> TextDeclaration? {
    if function.isMemberwise {
      return function.owner.flatMap { property(parameter.name, of: $0) }.map(TextDeclaration.init)
    }
    return TextDeclaration(file: function.file, token: function.token, parameter: parameter.name)
  }
}
