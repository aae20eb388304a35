/// An accessor that SwiftGen generated for a string (templates `structured-swift5` and `flat-swift5`).
struct SwiftGenAccessor: Equatable {
  /// The enums around it, the outermost first, as spelled in code.
  var scope: [String]
  /// The name, as spelled in code.
  var name: String
  /// The types of the parameters, which have no labels, or `nil` for a property.
  var parameters: [String]?
  /// The table and the key that it looks up.
  var table: String
  var key: String

  /// The name with those of the enums around it.
  var fullName: String { (scope + [name]).joined(separator: ".") }

  /// Returns a name without backticks, which have no meaning in code.
  static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
