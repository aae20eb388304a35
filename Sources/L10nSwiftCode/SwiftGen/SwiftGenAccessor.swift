/// An accessor that SwiftGen generated for a string (templates `structured-swift5` and `flat-swift5`).
struct SwiftGenAccessor: Equatable {
  /// The enums around it, the outermost first, as code spells them.
  var scope: [String]
  /// The name, as code spells it.
  var name: String
  /// The types of the parameters, none of which has a label, or `nil` for a property.
  var parameters: [String]?
  /// The table and the key that it looks up.
  var table: String
  var key: String

  /// The name with those of the enums.
  var fullName: String { (scope + [name]).joined(separator: ".") }

  /// Returns a name without backticks, which mean nothing to code.
  static func plain(_ name: String) -> String { name.filter { $0 != "`" } }
}
