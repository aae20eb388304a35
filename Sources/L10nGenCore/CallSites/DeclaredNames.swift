/// The names that code declares itself, which calls of SwiftUI's and Foundation's may mean then.
enum DeclaredNames {
  /// The name of an initializer that is called like `String(localized:)`.
  static let localizedInitializer = "init(localized:)"

  private static let keywords: Set = ["actor", "class", "enum", "func", "struct", "typealias"]
  /// The most tokens between a type that is extended and the brace behind it.
  private static let longestExtension = 64

  /// Returns the names of types and functions, those of SwiftUI's views with further initializers for a title, and
  /// ``localizedInitializer`` if the code has one.
  static func names(in code: SwiftCode) -> Set<String> {
    var names: Set<String> = []
    for index in code.tokens.indices {
      guard let keyword = code.word(index) else { continue }
      switch keyword {
      case "init" where code.isSign(index + 1, "(") && code.isWord(index + 2, "localized"):
        names.insert(localizedInitializer)
      case "extension" where hasInitializerForTitle(code, extensionAt: index):
        if let name = code.word(index + 1), SwiftUITitles.views.contains(name) { names.insert(name) }
      case _ where keywords.contains(keyword):
        if let name = code.word(index + 1) { names.insert(name) }
      default: break
      }
    }
    return names
  }

  private static func hasInitializerForTitle(_ code: SwiftCode, extensionAt index: Int) -> Bool {
    let head = code.tokens.indices[index...].prefix(longestExtension)
    guard let start = head.first(where: { code.isSign($0, "{") }), let end = code.closing(of: start) else {
      return false
    }
    return (start..<end).contains { code.isWord($0, "init") && code.isSign($0 + 1, "(") && code.isWord($0 + 2, "_") }
  }
}
