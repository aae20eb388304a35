import L10nLanguage
import L10nMessages

extension AppleTableString.Argument {
  /// Returns the format in which a placeholder with a name writes the argument as a placeholder of the project does, or
  /// `nil` if that has a conversion that no such format has.
  func namedFormat(of hole: Placeholder) -> PlaceholderFormat? {
    switch hole.format {
    case .conversion(let conversion): return conversion.namedFormat
    case .plain:
      if let style = ArgumentStyle(usualFor: type) { return .styled(style) }
      return type.isNumber ? .number(type.isWhole ? .integer : .number) : .plain
    case .number, .date, .time, .styled: return hole.format
    }
  }
}

extension PrintfConversion {
  /// The format of a placeholder with a name that writes the same, or `nil` if there is none.
  fileprivate var namedFormat: PlaceholderFormat? {
    guard flags.isEmpty, width == nil else { return nil }
    switch specifier {
    case .object, .string: return .plain
    case .decimal, .unsigned: return precision == nil ? .plain : nil
    case .fixed:
      let digits = precision ?? 6
      return .number(NumberFormat(precision: .fraction(minimum: digits, maximum: digits)))
    default: return nil
    }
  }
}
