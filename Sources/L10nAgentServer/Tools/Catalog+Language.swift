import L10nCatalog

extension Catalog {
  /// Returns the index of a language that an agent names.
  func index(ofLanguage name: String) throws(ToolFailure) -> Int {
    guard let index = language(named: name) else {
      throw ToolFailure("the project doesn't have '\(name)'; its languages are \(languages.joined(separator: ", "))")
    }
    return index
  }
}
