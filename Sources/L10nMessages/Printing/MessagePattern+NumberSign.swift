import L10nLanguage

extension MessagePattern {
  /// The pattern with `#` for the number in each plural that writes it as a plain whole number.
  package var countingByNumberSign: MessagePattern {
    var pattern = self
    for index in pattern.elements.indices {
      guard case .plural(var choice) = pattern.elements[index] else { continue }
      for branch in choice.branches.indices {
        choice.branches[branch].pattern.elements = choice.branches[branch].pattern.elements.map {
          $0.numberSign(for: choice.argument)
        }
      }
      pattern.elements[index] = .plural(choice)
    }
    return pattern
  }
}

extension MessagePattern.Element {
  /// Returns the element, or `#` if it writes an argument as a plain whole number.
  package func numberSign(for argument: String) -> MessagePattern.Element {
    guard case .placeholder(let hole) = self, hole.argument == argument, case .conversion(let conversion) = hole.format,
      conversion.specifier == .decimal || conversion.specifier == .unsigned, conversion.isPlain
    else { return self }
    return .pluralNumber(hole.range)
  }
}

extension PrintfConversion {
  /// A Boolean value indicating whether there are no flags, no width and no precision.
  fileprivate var isPlain: Bool { flags.isEmpty && width == nil && precision == nil }
}
