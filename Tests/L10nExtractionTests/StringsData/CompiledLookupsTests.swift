import L10nText
import Testing

@testable import L10nExtraction

@Suite("Lookups that a compiler found")
struct CompiledLookupsTests {
  private func keys(
    _ entries: StringsData.Entry..., in code: String, custom: CustomLookups = .init()
  ) -> [ExtractedKey] {
    let source = SourceFile(path: "a.swift", bytes: Array(code.utf8))
    let found = ExtractedCode(code, custom: custom).extraction.keys
    return CompiledLookups(Set(entries), besides: found, in: source, file: 0).keys
  }

  private func entry(
    _ key: String, table: String = "Localizable", comment: String? = nil, value: String? = nil, line: Int = 1,
    column: Int = 1
  ) -> StringsData.Entry {
    .init(table: table, key: key, comment: comment, value: value, line: line, column: column)
  }

  @Test("the compiler knows the type of an interpolation, and the place is that of the code")
  func type() {
    let code = "import SwiftUI\nlet a = Text(\"Open \\(other)\")\n"
    let keys = keys(entry("Open %lld", line: 2, column: 9), in: code)
    #expect(keys.map(\.key) == ["Open %lld"])
    #expect(keys.map(\.certainty) == [.certain])
    #expect(keys.map(\.byte) == [code.utf8.distance(from: code.startIndex, to: code.utf8.firstIndex(of: 0x22)!)])
  }

  @Test("a key that the compiler didn't find isn't used, and one that only the compiler found is")
  func replaced() {
    let code = "import SwiftUI\nlet a = Text(\"Open\")\nlet b = Foreign(\"Save\")\n"
    let keys = keys(entry("Save", comment: "C", line: 3, column: 9), in: code)
    #expect(keys.map(\.key) == ["Save"])
    #expect(keys.map(\.comment) == ["C"])
    #expect(keys.map(\.byte) == [44])
  }

  @Test("each of several lookups of a key keeps its own place")
  func places() {
    let code = "import SwiftUI\nlet a = Text(\"Open\")\nlet b = Text(\"Open\")\n"
    let keys = keys(entry("Open", line: 2, column: 14), entry("Open", line: 3, column: 14), in: code)
    #expect(keys.map(\.byte) == [28, 49])
  }

  @Test("values get the positions of several arguments; a percent sign in a literal isn't one")
  func values() {
    let code = """
      let a = String(localized: "of", defaultValue: "\\(other) of \\(another)")
      let b = String(localized: "sale", defaultValue: "50% off, 20% off")
      """
    let keys = keys(
      entry("of", value: "%@ of %lld", line: 1, column: 27), entry("sale", value: "50% off, 20% off", line: 2), in: code
    )
    #expect(keys.map(\.defaultValue) == ["%1$@ of %2$lld", "50% off, 20% off"])
  }

  @Test("a key with several arguments gets a text with positions")
  func positions() {
    let keys = keys(entry("%@ of %lld"), in: "import SwiftUI\nlet a = Text(\"\\(other) of \\(another)\")\n")
    #expect(keys.map(\.positional) == ["%1$@ of %2$lld"])
  }

  @Test("phrases, and functions that only the project's settings know, are read from the code")
  func unknownToCompiler() {
    let code = """
      import AppIntents
      let a = AppShortcut(phrases: ["Open \\(.applicationName)", "Start \\(.applicationName)"], shortTitle: "Short")
      let b = "Own".localized
      let c = Localized("Macro", comment: "")
      """
    let custom = CustomLookups(macros: ["Localized"], lookups: [.init(name: "localized", key: .receiver)])
    let keys = keys(entry("Short", line: 2), in: code, custom: custom)
    #expect(keys.map(\.key) == ["Short", "Open ${applicationName}", "Own", "Macro"])
  }

  @Test("a branch of #if that the build didn't compile is read from the code")
  func branches() {
    let code = """
      import SwiftUI
      #if os(iOS)
      let a = Text("Phone")
      let b = Text("Wrong")
      #elseif DEBUG
      #if os(macOS)
      let c = Text("Mac")
      #endif
      let d = Text("Debug")
      #endif
      let e = Text("Also wrong")
      """
    let keys = keys(entry("Phone", line: 3, column: 14), entry("Debug", line: 9, column: 14), in: code)
    #expect(keys.map(\.key) == ["Phone", "Debug", "Mac"])
  }

  @Test("places outside of the code don't matter")
  func hostilePlaces() {
    let entries = [entry("A", line: 99), entry("B", column: 99), entry("C", line: 2, column: 99)]
    #expect(keys(entries[0], entries[1], entries[2], in: "a\n").map(\.byte).allSatisfy { $0 <= 2 })
    #expect(keys(entries[0], entries[1], in: "").map(\.byte) == [0, 0])
  }
}
