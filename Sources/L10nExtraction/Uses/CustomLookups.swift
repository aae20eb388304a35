package import L10nCatalog

/// The functions that only one project looks strings up with.
package struct CustomLookups: Sendable {
  /// Names of functions that are extracted like `NSLocalizedString`.
  package var macros: Set<String>
  /// Functions and initializers of other modules, with the labels of the arguments that are keys.
  package var keyArguments: [StringLookup.Name]
  /// The app's own functions and properties that return the string of a key.
  package var lookups: [StringLookup]

  package init(
    macros: Set<String> = [], keyArguments: [StringLookup.Name] = [], lookups: [StringLookup] = []
  ) {
    self.macros = macros
    self.keyArguments = keyArguments
    self.lookups = lookups
  }

  /// Creates the functions that a configuration names.
  ///
  /// - Parameter macros: further names of functions like `NSLocalizedString`.
  package init(_ settings: ExtractionSettings, lookups: [StringLookup], macros: Set<String> = []) {
    self.init(
      macros: macros.union(settings.routines), keyArguments: settings.keyArguments, lookups: lookups)
  }
}

extension StringLookup.Name {
  /// Returns a Boolean value indicating whether an argument of a call is one of its keys.
  ///
  /// - Parameters:
  ///   - label: the label of the argument, or `nil` if it has none.
  ///   - index: the index of the argument.
  func hasKey(at index: Int, _ label: String?, in callee: Callee, _ file: CodeFile) -> Bool {
    guard callee.name == name, let labels else { return false }
    if let last = qualifiers.last, callee.receiver?.last.flatMap({ file.name($0) }) != last { return false }
    return label == nil ? labels.indices.contains(index) && labels[index] == nil : labels.contains(label)
  }
}
