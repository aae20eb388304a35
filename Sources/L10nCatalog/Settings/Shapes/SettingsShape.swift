/// The shape of a value in a settings file. The value itself may have to follow more rules, which only its reader knows.
package indirect enum SettingsShape: Sendable {
  /// A text, which may be empty; YAML's numbers and truth values are texts, too.
  case text
  /// A text that isn't empty.
  case name
  /// `true` or `false`.
  case truth
  /// One of some texts.
  case choice([String])
  /// A whole number, from 1.
  case count
  case list(SettingsShape)
  case record(SettingsRecord)
  /// A mapping with names that the project chooses, or with some known ones.
  case mapping(names: [String]? = nil, SettingsShape)
  /// A value of one of several shapes.
  case either([SettingsShape])
  /// A value of a shape, or nothing.
  case optional(SettingsShape)

  /// The texts of an enum.
  package static func choice<Value: RawRepresentable & CaseIterable>(_: Value.Type) -> SettingsShape
  where Value.RawValue == String {
    .choice(Value.allCases.map(\.rawValue))
  }

  /// One value, or a list of several.
  static func oneOrMore(_ shape: SettingsShape) -> SettingsShape { .either([shape, .list(shape)]) }
}
