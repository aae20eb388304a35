/// The modules that a file imports.
extension SwiftCode {
  /// The modules that the file imports, completely or in part.
  package var importedModules: Set<String> { modules { _ in true } }

  /// The modules whose internal declarations are visible in the file, too.
  package var testedModules: Set<String> { modules { hasAttribute("testable", $0) } }

  /// The modules that the file re-exports to its module, and to all code that imports that module.
  package var exportedModules: Set<String> { modules { hasAttribute("_exported", $0) } }

  private func modules(ofImports isWanted: (Int) -> Bool) -> Set<String> {
    Set(
      tokens.indices.filter { isImport($0) && isWanted($0) }.compactMap { index in
        word(isImportOfDeclaration(index) ? index + 2 : index + 1)
      })
  }

  /// Returns a Boolean value indicating whether an import has an attribute.
  private func hasAttribute(_ name: StaticString, _ index: Int) -> Bool {
    var index = index - 1
    // Attributes with arguments, such as '@_spi(Name)', have brackets.
    while tokens.indices.contains(index), isSign(index, ")") || word(index).map({ isPartOfImport($0, index) }) ?? false
    {
      if isWord(index, name), isSign(index - 1, "@") { return true }
      index -= isSign(index, ")") ? 3 : isSign(index - 1, "@") ? 2 : 1
    }
    return false
  }

  private func isPartOfImport(_ word: String, _ index: Int) -> Bool {
    isSign(index - 1, "@") || ["public", "package", "internal", "private", "fileprivate"].contains(word)
  }

  /// The place for another import, in bytes: after the last one that isn't in a condition, or before all code.
  package var endOfImports: Int {
    var depth = 0
    var end: Int?
    for index in tokens.indices {
      if isSign(index, "#") {
        switch word(index + 1) {
        case "if": depth += 1
        case "endif": depth -= 1
        default: break
        }
      } else if depth == 0, isImport(index) {
        end = endOfLine(after: tokens[index].range.upperBound)
      }
    }
    return end ?? startOfLine(before: tokens.first?.range.lowerBound ?? 0)
  }

  private func isImport(_ index: Int) -> Bool {
    isWord(index, "import") && word(index + 1) != nil && !isSign(index - 1, ".") && !isSign(index + 1, ":")
  }

  private func isImportOfDeclaration(_ index: Int) -> Bool {
    ["class", "enum", "func", "let", "protocol", "struct", "typealias", "var"].contains(word(index + 1) ?? "")
  }

  private func endOfLine(after byte: Int) -> Int {
    bytes[byte...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  private func startOfLine(before byte: Int) -> Int {
    bytes[..<byte].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? (bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }
}
