import L10nSwiftCode

/// Turns literals into keys.
struct KeyTexts {
  let types: ExpressionTypes

  /// Returns the key of a literal.
  ///
  /// - Parameter kind: the kind of the key, which determines what its interpolations become.
  func text(of literal: SwiftStringLiteral, at token: Int, in file: CodeFile, _ kind: LocalizableType.Kind) -> KeyText {
    var text = KeyText()
    for part in literal.parts {
      switch part {
      case .text(let string): text.texts[text.texts.count - 1] += string
      case .interpolation(let range):
        let conversion = conversion(of: range, at: token, in: file, kind)
        if conversion == nil { text.unknown.append(range.lowerBound) }
        if kind == .viewKey, isOfStrings(range, at: token, in: file) { text.isString = true }
        text.conversions.append(conversion)
        text.texts.append("")
      }
    }
    return text
  }

  private func conversion(
    of range: Range<Int>, at token: Int, in file: CodeFile, _ kind: LocalizableType.Kind
  ) -> String? {
    let inner = CodeFile(file.source, index: file.index, in: range, outer: .init(file, at: token))
    guard let call = SwiftCall(inner.code, at: 0), let first = call.arguments.first else { return nil }
    if kind == .phrase || kind == .summary, let name = Self.parameterName(first.tokens, inner) { return "${\(name)}" }
    if let specifier = call.argument("specifier") { return specifier.literal?.text }
    if first.label == "placeholder" { return Self.placeholder(inner.name(first.tokens.upperBound - 1)) }
    guard first.label == nil else { return first.label == "timerInterval" ? "%@" : nil }
    if let second = call.arguments.dropFirst().first {
      return ["format", "formatter", "style", "pauseTime"].contains(second.label ?? "") ? "%@" : nil
    }
    return type(of: first, in: inner).flatMap { conversion(of: $0) }
  }

  private func type(of argument: SwiftCall.Argument, in file: CodeFile) -> TypeName? {
    types.type(of: argument.tokens, in: file, depth: 0).map { types.code.table.resolved($0) }
  }

  /// Returns a Boolean value indicating whether an interpolation is of a type that a `String` takes, but no key of SwiftUI:
  /// an optional or a `Bool`.
  private func isOfStrings(_ range: Range<Int>, at token: Int, in file: CodeFile) -> Bool {
    let inner = CodeFile(file.source, index: file.index, in: range, outer: .init(file, at: token))
    guard let call = SwiftCall(inner.code, at: 0), let value = call.arguments.first, call.arguments.count == 1,
      value.label == nil, let type = type(of: value, in: inner)
    else { return false }
    return type.text.hasSuffix("?") || type.name == "Bool"
  }

  /// Returns the name of a parameter: `\.$item`, or `.applicationName`.
  private static func parameterName(_ tokens: Range<Int>, _ file: CodeFile) -> String? {
    let words = tokens.compactMap { file.name($0) }.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
    return words.isEmpty ? nil : words.joined(separator: ".")
  }

  private static func placeholder(_ name: String?) -> String? {
    switch name {
    case "int": "%lld"
    case "uint": "%llu"
    case "float": "%f"
    case "double": "%lf"
    case "object": "%@"
    default: nil
    }
  }

  /// Returns the conversion for a type; `nil` if it isn't known, such as a parameter of a generic function.
  private func conversion(of type: TypeName) -> String? {
    if type.isOptional { return "%@" }
    let name = type.name
    if name.isEmpty || name == "_" { return type.element == nil ? nil : "%@" }
    if let number = BuiltInTypes.conversions[BuiltInTypes.aliases[name] ?? name] { return number }
    // 'T' and 'Value' are probably generic parameters, and 'State.RawValue' may be any type.
    return name.count < 2 || name.hasSuffix("RawValue") || ["Value", "Element", "Content"].contains(name) ? nil : "%@"
  }
}
