import L10nCatalog

/// The values passed to a SwiftGen function, as arguments of the current accessor.
struct SwiftGenValues {
  /// The arguments with their labels, separated by commas.
  let arguments: String
  /// A Boolean value indicating whether each value is an argument of its type, and there are no other arguments.
  let areAll: Bool
  /// A Boolean value indicating whether the arguments are in the order of the values.
  let areInOrder: Bool

  /// - Parameter types: the types of the values.
  ///
  /// Returns `nil` if no value can be converted to an argument.
  init?(of types: [String], for accessor: CallSiteAccessors.Accessor) {
    let parameters = accessor.declaration.parameters
    let known = accessor.positions.count == parameters.count
    let positions = known ? accessor.positions : parameters.indices.map { $0 + 1 }
    var arguments: [String] = []
    var areAll = types.count == positions.count { $0 != nil }
    for (parameter, position) in zip(parameters, positions) {
      guard let position else { continue }
      var value: String?
      if types.indices.contains(position - 1) {
        value = Self.value("p\(position)", of: types[position - 1], as: parameter.type)
      }
      if value == nil { areAll = false }
      guard let value = value ?? Self.replacements[parameter.type] else { return nil }
      arguments.append("\(parameter.label): \(value)")
    }
    self.arguments = arguments.joined(separator: ", ")
    self.areAll = areAll
    let order = positions.compactMap(\.self)
    areInOrder = order == order.sorted()
  }

  /// The values for arguments that SwiftGen doesn't pass, since it counts those of a `.stringsdict` differently. The
  /// result of its function is already wrong.
  private static let replacements = ["String": "\"\"", "Int": "0", "Double": "0"]

  /// Returns a value of one of SwiftGen's types as another type, or `nil` if there is no conversion.
  private static func value(_ name: String, of type: String, as other: String) -> String? {
    switch (type, other) {
    case _ where type == other: name
    case ("UnsafePointer<CChar>", "String"): "String(cString: \(name))"
    case (_, "String"): "String(describing: \(name))"
    case ("UnsafeRawPointer", "Int"): "Int(bitPattern: \(name))"
    case ("Float", "Double"), ("Int", "Double"): "Double(\(name))"
    default: nil
    }
  }
}
