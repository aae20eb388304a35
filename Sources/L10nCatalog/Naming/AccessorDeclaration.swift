/// The declaration of an accessor, as callers see it.
package struct AccessorDeclaration: Sendable, Hashable {
  /// The name with those of the enums around it, `L10n.Store.reviews`, and with the module's name if modules are named:
  /// `Kit.L10n.Store.reviews`.
  package var name: String
  /// The parameters in their order; a property has none.
  package var parameters: [Parameter]
  /// The type of the result.
  package var result: String

  package init(name: String, parameters: [Parameter], result: String) {
    self.name = name
    self.parameters = parameters
    self.result = result
  }

  /// One parameter.
  package struct Parameter: Sendable, Hashable {
    /// The label that callers write.
    package var label: String
    /// The type, with the enums around it if it is a generated one.
    package var type: String

    /// Creates a parameter.
    package init(label: String, type: String) {
      self.label = label
      self.type = type
    }
  }

  /// The declaration on one line: `L10n.Store.reviews(count: Int) -> String`.
  package var text: String {
    guard !parameters.isEmpty else { return "\(name): \(result)" }
    return "\(name)(\(parameters.map { "\($0.label): \($0.type)" }.joined(separator: ", "))) -> \(result)"
  }
}
