/// SwiftGen's names of strings, which code may still use.
struct SwiftGenNames {
  /// The names with those of the enums around them, without backticks, and their strings.
  private(set) var names: [(path: [String], target: Target)] = []

  /// The string of a name.
  enum Target: Equatable {
    case key(String, table: String)
    /// The string of the accessor with this name.
    case accessor([String])
  }

  /// - Parameter files: the bytes of SwiftGen's files, and of those that forward its accessors.
  init(of files: [[UInt8]]) {
    for file in files {
      if SwiftGenHeader.isForwarding(file) {
        addForwarded(SwiftCode(file, in: 0..<file.count))
      } else {
        for accessor in SwiftGenFile(file).accessors {
          let path = (accessor.scope + [accessor.name]).map(SwiftGenAccessor.plain)
          names.append((path, .key(accessor.key, table: accessor.table)))
        }
      }
    }
  }

  /// Adds declarations such as `static var storeTitle: String { L10n.Store.title }`.
  private mutating func addForwarded(_ code: SwiftCode) {
    var scopes: [(path: [String], end: Int)] = []
    for index in code.tokens.indices {
      scopes.removeAll { $0.end <= index }
      if code.isWord(index, "enum") || code.isWord(index, "extension") {
        var last = index + 1
        while code.isSign(last + 1, "."), code.word(last + 2) != nil { last += 2 }
        let path = stride(from: index + 1, through: last, by: 2).compactMap(code.name)
        if let end = code.closing(of: last + 1) { scopes.append(((scopes.last?.path ?? []) + path, end)) }
      } else if code.isWord(index, "static"), let name = code.name(index + 2), let scope = scopes.last?.path {
        let rest = code.tokens.indices[(index + 3)...]
        guard let opening = rest.first(where: { code.isSign($0, "{") }) else { continue }
        var target: [String] = []
        var part = opening + 1
        while let name = code.name(part) {
          target.append(name)
          guard code.isSign(part + 1, ".") else { break }
          part += 2
        }
        names.append((scope + [name], .accessor(target)))
      }
    }
  }
}
