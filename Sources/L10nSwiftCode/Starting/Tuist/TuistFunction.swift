/// A function for manifests, such as one that makes the targets of a module.
struct TuistFunction {
  let name: String
  private let code: SwiftCode
  /// The tokens between its braces.
  private let range: Range<Int>
  private let parameters: [Parameter]
  /// A Boolean value indicating whether the manifest itself declares it.
  private let isOfManifest: Bool

  private struct Parameter {
    /// The label that calls write, or `nil` for none.
    let label: String?
    let name: String
    /// The tokens of the default value, or `nil` if there is none.
    let defaultValue: Range<Int>?
  }

  /// Reads a declaration; returns `nil` if it can't be read.
  ///
  /// - Parameter index: the index of `func`.
  init?(_ code: SwiftCode, at index: Int, isOfManifest: Bool) {
    guard let name = code.name(index + 1), let declared = SwiftCall(code, at: index + 2) else { return nil }
    self.name = name
    self.code = code
    self.isOfManifest = isOfManifest
    parameters = declared.arguments.compactMap { argument in
      let start = argument.tokens.lowerBound
      let value = argument.tokens.first { code.isSign($0, "=") }.map { $0 + 1..<argument.tokens.upperBound }
      // 'name: String', or 'for name: String' and '_ name: String', which have a word between label and colon.
      if let label = argument.label { return Parameter(label: label, name: label, defaultValue: value) }
      guard let label = code.name(start), let name = code.name(start + 1) else { return nil }
      return Parameter(label: label == "_" ? nil : label, name: name, defaultValue: value)
    }
    guard
      let opening = code.tokens.indices[declared.end...].first(where: {
        code.isSign($0, "{") || code.isWord($0, "func") || code.isSign($0, "}")
      }), let closing = code.closing(of: opening), code.isSign(opening, "{")
    else { return nil }
    range = opening + 1..<closing
  }

  /// Returns a Boolean value indicating whether the function has a parameter for each argument of a call, and each
  /// parameter a value.
  func takes(_ call: SwiftCall) -> Bool {
    let labels = call.arguments.map(\.label)
    return labels.allSatisfy { label in parameters.contains { $0.label == label } }
      && parameters.allSatisfy { $0.defaultValue != nil || labels.contains($0.label) }
  }

  /// Returns its body with the values that a call gives to the parameters.
  ///
  /// - Parameters:
  ///   - caller: the code of the call.
  ///   - names: what the arguments can name.
  ///   - constants: the constants of the manifest.
  func body(
    called call: SwiftCall, in caller: SwiftCode, _ names: [String: TuistExpression],
    besides constants: [String: TuistExpression]
  ) -> TuistExpression {
    var values = isOfManifest ? constants : [:]
    var unlabeled = call.arguments.filter { $0.label == nil }[...]
    for parameter in parameters {
      let argument = parameter.label == nil ? unlabeled.popFirst() : call.argument(parameter.label ?? "")
      if let argument {
        values[parameter.name] = TuistExpression(code: caller, tokens: argument.tokens, names: names)
      } else if let value = parameter.defaultValue {
        values[parameter.name] = TuistExpression(code: code, tokens: value, names: [:])
      }
    }
    return TuistExpression(code: code, tokens: range, names: values)
  }
}
