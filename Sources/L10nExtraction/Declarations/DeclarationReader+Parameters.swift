import L10nSwiftCode

/// The parameters of functions and cases.
extension DeclarationReader {
  /// Returns the parameters between parentheses.
  func parameters(in range: Range<Int>, ofCase: Bool = false) -> [Declaration.Parameter] {
    var parameters: [Declaration.Parameter] = []
    var index = range.lowerBound + 1
    while index < range.upperBound {
      let start = index
      var depth = 0
      while index < range.upperBound, depth > 0 || !file.isSign(index, ",") {
        if file.isSign(index, "<") { depth += 1 }
        if file.isSign(index, ">"), !file.isSign(index - 1, "-") { depth = max(0, depth - 1) }
        index = file.next(after: index)
      }
      if let parameter = parameter(in: start..<min(index, range.upperBound), ofCase: ofCase) {
        parameters.append(parameter)
      }
      index += 1
    }
    return parameters
  }

  private func parameter(in range: Range<Int>, ofCase: Bool) -> Declaration.Parameter? {
    var first = range.lowerBound
    // Attributes such as '@ViewBuilder'.
    while file.isSign(first, "@") { first = file.isSign(first + 2, "(") ? file.next(after: first + 2) : first + 2 }
    guard first < range.upperBound else { return nil }
    var names: [String] = []
    var index = first
    while index < range.upperBound, names.count < 2, let name = file.name(index) {
      names.append(name)
      index += 1
    }
    guard file.isSign(index, ":") else {
      return ofCase
        ? Declaration.Parameter(
          label: nil, name: "", type: file.typeName(first..<range.upperBound), isOptional: isFunction(in: range),
          isVariadic: false)
        : nil
    }
    var end = index + 1
    while end < range.upperBound, !file.isSign(end, "=") { end = file.next(after: end) }
    let type = file.typeName(index + 1..<min(end, range.upperBound))
    let label = names.first == "_" ? nil : names.first
    let isFunction = type.result != nil || isFunction(in: index + 1..<end)
    let isVariadic = type.text.hasSuffix("...")
    return Declaration.Parameter(
      label: label, name: names.last ?? "", type: type,
      isOptional: end < range.upperBound || isFunction || isVariadic, isVariadic: isVariadic)
  }

  private func isFunction(in range: Range<Int>) -> Bool {
    range.contains { file.isSign($0, "-") && file.isSign($0 + 1, ">") }
  }
}
