import Testing

@testable import L10nFormats
@testable import L10nText

@Suite("The content of a file")
struct FileContentTests {
  /// Returns a file with a key and a comment.
  private func file(_ size: Int) -> InputFile {
    let text = Array("a: 1\n#".utf8)
    let bytes = text + [UInt8](repeating: UInt8(ascii: "x"), count: size - text.count)
    return InputFile(path: ["ko.yml"], shownPath: "ko.yml", bytes: bytes)
  }

  @Test("64 MiB are read, and a byte more is too large")
  func size() {
    guard case .document(let document) = FileContent(of: file(64 << 20)) else {
      Issue.record("not read")
      return
    }
    #expect(document.problems.isEmpty)
    #expect(document.root != nil)
    guard case .tooLarge = FileContent(of: file((64 << 20) + 1)) else {
      Issue.record("read")
      return
    }
  }
}
