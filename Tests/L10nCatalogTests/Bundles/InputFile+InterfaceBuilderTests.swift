import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Tables of Interface Builder")
struct InterfaceBuilderTests {
  private func isOfInterfaceBuilder(_ text: String, _ path: String = "ko.lproj/Main.strings") -> Bool {
    InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
      .isOfInterfaceBuilder
  }

  private static func objects(_ count: Int) -> String {
    (0..<count).map { "\"k75-bg-\(100 + $0).title\" = \"가\";\n" }.joined()
  }

  @Test("tables of Interface Builder have keys of objects, possibly with one damaged key among many")
  func damaged() {
    #expect(isOfInterfaceBuilder(Self.objects(3)))
    #expect(isOfInterfaceBuilder(Self.objects(30) + "\"Copyright, \" = \"가\";\n"))
    #expect(!isOfInterfaceBuilder(Self.objects(3) + "\"Sign in\" = \"가\";\n"))
    #expect(!isOfInterfaceBuilder(Self.objects(30) + "\"Sign in\" = \"가\";\n", "mul.lproj/Main.strings"))
  }
}
