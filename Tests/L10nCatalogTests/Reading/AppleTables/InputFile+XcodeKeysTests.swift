import Testing

@testable import L10nCatalog
@testable import L10nText

@Suite("Tables with keys that Xcode made")
struct XcodeKeysTests {
  private func hasKeysOfXcode(_ text: String, _ path: String = "ko.lproj/Main.strings") -> Bool {
    let file = InputFile(path: path.split(separator: "/").map(String.init), shownPath: path, bytes: Array(text.utf8))
    return file.tableDocument.map { file.hasKeysOfXcode($0.root) } ?? false
  }

  private static func objects(_ count: Int) -> String {
    (0..<count).map { "\"k75-bg-\(100 + $0).title\" = \"가\";\n" }.joined()
  }

  @Test("a table of Interface Builder has keys of objects, and perhaps one among many that is damaged")
  func damaged() {
    #expect(hasKeysOfXcode(Self.objects(3)))
    #expect(hasKeysOfXcode(Self.objects(30) + "\"Copyright, \" = \"가\";\n"))
    #expect(!hasKeysOfXcode(Self.objects(3) + "\"Sign in\" = \"가\";\n"))
    #expect(!hasKeysOfXcode(Self.objects(30) + "\"Sign in\" = \"가\";\n", "mul.lproj/Main.strings"))
  }

  @Test(
    "a table of an intent definition has random keys of six characters, or plurals with its variables as keys",
    arguments: [
      ("\"80eo5o\" = \"Add\"; \"OcNxIj\" = \"Add\"; \"apSxMG-dYQ5NN\" = \"There are ${count} options\";", true),
      ("\"There are ${count} options matching ‘${content}’.\" = \"a\";", true),
      ("\"Cancel\" = \"취소\"; \"Delete\" = \"삭제\"; \"Search\" = \"검색\";", false),
      ("\"80eo5o\" = \"Add\"; \"add_store\" = \"Add\";", false),
      ("\"title0\" = \"제목\";", false),
      ("\"title0\" = \"가\"; \"title1\" = \"나\"; \"title2\" = \"다\"; \"okText\" = \"라\";", false),
      ("\"Show stores in ${applicationName}\" = \"a\";", false),
    ])
  func intents(_ text: String, _ expected: Bool) {
    #expect(hasKeysOfXcode(text, "en.lproj/Intents.strings") == expected)
  }
}
