/// The parameters of a function or an initializer, reduced to what distinguishes them in calls.
package struct SwiftParameters: Hashable {
  private var parameters: [Parameter] = []

  private struct Parameter: Hashable {
    /// The label that calls write, or `nil` for none.
    let label: String?
    /// A Boolean value indicating whether calls may omit it: it has a default, or a trailing closure is its value.
    let isOptional: Bool
    let isVariadic: Bool
  }

  /// Reads the parameters after the name of a function, or after `init`; returns `nil` if there are none.
  package init?(_ code: SwiftCode, afterName index: Int) {
    var opening = index + 1
    if code.isSign(opening, "?") || code.isSign(opening, "!") { opening += 1 }
    // Generic parameters.
    if code.isSign(opening, "<") {
      while code.tokens.indices.contains(opening), !code.isSign(opening, "("), !code.isSign(opening, "{") {
        opening += 1
      }
    }
    guard let call = SwiftCall(code, at: opening) else { return nil }
    for argument in call.arguments {
      // `_ text: String`, `for key: String`, `key: String`; attributes don't come before a label.
      let first = argument.label ?? argument.tokens.first.flatMap(code.name)
      let tokens = argument.tokens
      let isFunction = tokens.contains { code.isSign($0, "-") && code.isSign($0 + 1, ">") }
      let hasDefault = tokens.contains { code.isSign($0, "=") && !code.isSign($0 - 1, "=") }
      let isVariadic =
        tokens.count > 2 && tokens.suffix(3).allSatisfy { code.isSign($0, ".") }
      parameters.append(
        Parameter(
          label: first == "_" ? nil : first, isOptional: isFunction || hasDefault || isVariadic, isVariadic: isVariadic)
      )
    }
  }

  /// Returns a Boolean value indicating whether the arguments of a call may match these parameters.
  package func take(_ call: SwiftCall) -> Bool {
    var rest = call.arguments[...]
    for parameter in parameters {
      if let argument = rest.first, argument.label == parameter.label {
        rest = rest.dropFirst()
        if parameter.isVariadic { rest = rest.drop { $0.label == nil } }
      } else if !parameter.isOptional {
        return false
      }
    }
    return rest.isEmpty
  }
}
