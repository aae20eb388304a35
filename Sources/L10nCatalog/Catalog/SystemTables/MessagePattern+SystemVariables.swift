import L10nMessages

extension MessagePattern {
  /// The pattern with variables of the system, such as `${applicationName}`, as text. In ICU's syntax, each is a dollar
  /// sign before an argument.
  var withSystemVariablesAsText: MessagePattern {
    var pattern = self
    for index in pattern.elements.indices {
      guard let name = systemVariable(at: index) else { continue }
      pattern.elements[index] = .text(LiteralText("{\(name)}"))
    }
    return pattern
  }

  /// Returns the name of the variable at an index, or `nil` if the element isn't one.
  package func systemVariable(at index: Int) -> String? {
    guard index > 0, case .placeholder(let hole) = elements[index], case .plain = hole.format,
      case .text(let before) = elements[index - 1], before.string.utf8.last == UInt8(ascii: "$")
    else { return nil }
    return hole.argument
  }
}
