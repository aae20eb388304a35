/// The modules that a file imports.
extension SwiftCode {
  /// Returns a Boolean value indicating whether the file imports a module, or a declaration of it.
  func imports(_ module: String) -> Bool {
    tokens.indices.contains { index in
      isImport(index) && (word(index + 1) == module || isImportOfDeclaration(index) && word(index + 2) == module)
    }
  }

  /// The place for another import, in bytes: after the last one that no condition is around, or before all code.
  var endOfImports: Int {
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
