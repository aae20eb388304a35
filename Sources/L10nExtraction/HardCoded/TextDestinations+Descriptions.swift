/// The properties by which errors and other values describe themselves.
extension TextDestinations {
  /// Returns a Boolean value indicating whether a declaration is the description of an error, which alerts show.
  func isError(_ declaration: TextDeclaration) -> Bool {
    isProperty(declaration, named: Self.errorProperties, of: ["LocalizedError", "CustomNSError"])
  }

  /// Returns a Boolean value indicating whether a declaration is the description of a value, which is mostly for logs.
  func isDescription(_ declaration: TextDeclaration) -> Bool {
    isProperty(
      declaration, named: ["description", "debugDescription"],
      of: ["CustomStringConvertible", "CustomDebugStringConvertible"])
  }

  private func isProperty(_ declaration: TextDeclaration, named names: Set<String>, of types: Set<String>) -> Bool {
    let file = code.files[declaration.file]
    guard file.isWord(declaration.token, "var"), names.contains(file.name(declaration.token + 1) ?? ""),
      let opening = file.opening(around: declaration.token),
      let owner = code.readers[declaration.file].bodies[opening]
    else { return false }
    return !types.isDisjoint(with: code.table.lineage(of: owner))
  }

  private static let errorProperties: Set = ["errorDescription", "failureReason", "recoverySuggestion"]
}
