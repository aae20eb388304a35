extension SwiftCode {
  /// Returns Tuist's accessor that begins at a token, with the index of its last token, or `nil` if there is none. Whether
  /// the enum is Tuist's isn't certain.
  func accessorOfTuist(at index: Int) -> (accessor: BuildTimeAccessor, end: Int)? {
    guard tokens.indices.contains(index), tokens[index].kind == .word,
      bytes[tokens[index].range].suffix(Self.endOfTuistEnum.utf8.count).elementsEqual(Self.endOfTuistEnum.utf8),
      !isSign(index - 1, "."), let root = name(index), root.first?.isUppercase == true
    else { return nil }
    var names: [String] = []
    var end = index
    // Enums have names in capitals, and accessors in small letters.
    while names.last?.first?.isUppercase ?? true, isSign(end + 1, "."), let name = name(end + 2) {
      names.append(name)
      end += 2
    }
    guard let last = names.last, last.first?.isUppercase == false else { return nil }
    return (.tuist(module: String(root.dropLast(Self.endOfTuistEnum.count)), names: names), end)
  }

  private static let endOfTuistEnum = "Strings"
}
