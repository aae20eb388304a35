package import L10nText

/// The languages and keys in a table's files on the disk.
package struct AppleTableContent: Sendable {
  /// The languages that have strings.
  package var languages: [String] = []
  /// The keys that any language has.
  package var keys: Set<String> = []

  /// Creates the content of a table without files.
  package init() {}

  /// Adds the strings of a file, unless it has mistakes or isn't a table.
  ///
  /// - Parameter language: the language of the file, or `nil` if the file has all languages.
  package mutating func add(_ file: InputFile, language: String?) {
    guard file.isTable, case .document(let document) = FileContent(of: file), document.isSound else { return }
    let entries = document.root?.entries ?? []
    for (name, strings) in language.map({ [($0, entries)] }) ?? entries.map({ ($0.key, $0.value.entries) })
    where !strings.isEmpty {
      languages.append(name)
      keys.formUnion(strings.map(\.key))
    }
  }
}
