/// A string's accessor that R.swift or Tuist generates in each build, named by its table and key, so that no file in the
/// repository declares it: `R.string.localizable.saveButton()`, `AppStrings.Store.title`.
enum BuildTimeAccessor: Hashable {
  /// R.swift's name of a key, below that of its table.
  case rSwift(table: String, key: String)
  /// The names of Tuist's enums, below that of a module, and of the accessor in them. The first may be the table's.
  case tuist(module: String, names: [String])

  var isOfRSwift: Bool { if case .rSwift = self { true } else { false } }

  /// Returns what a name has in common with its key: the letters and digits, without case. R.swift leaves
  /// out digits at the start.
  static func form(_ name: String) -> String {
    let letters = name.lowercased().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
    return String(String.UnicodeScalarView(letters.drop { $0.properties.numericType != nil }))
  }
}
