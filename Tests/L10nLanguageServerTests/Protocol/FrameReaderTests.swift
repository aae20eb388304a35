import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

@Suite("Messages in a stream")
struct FrameReaderTests {
  private func frames(_ parts: String...) -> [FrameReader.Frame] {
    var reader = FrameReader()
    var frames: [FrameReader.Frame] = []
    for part in parts {
      Array(part.utf8).withUnsafeBytes { reader.append($0) }
      while let frame = reader.next() {
        frames.append(frame)
        if frame == .broken { return frames }
      }
    }
    return frames
  }

  private func content(_ text: String) -> FrameReader.Frame { .content(Array(text.utf8)) }

  @Test("messages are read one by one, wherever the stream is divided")
  func division() {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\n{ }Content-Length: 0\r\n\r\n"
    let expected = [content("{}"), content("{ }"), content("")]
    #expect(frames(stream) == expected)
    for count in 0...stream.count {
      #expect(frames(String(stream.prefix(count)), String(stream.dropFirst(count))) == expected)
    }
  }

  @Test(
    "a header without a valid length ends the stream",
    arguments: [
      "X: 1\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: a\r\n\r\n", "Content-Length:\r\n\r\n", "\r\n",
    ])
  func broken(_ header: String) {
    #expect(frames(header) == [.broken])
  }

  @Test("a header without an end isn't kept")
  func endlessHeader() {
    #expect(frames(String(repeating: "x", count: FrameReader.headerLimit + 1)) == [.broken])
  }

  @Test("a message that is too long is skipped, and the next one is read")
  func tooLong() {
    let length = FrameReader.contentLimit + 1
    var reader = FrameReader()
    func append(_ text: String) { Array(text.utf8).withUnsafeBytes { reader.append($0) } }
    append("Content-Length: \(length)\r\n\r\n")
    #expect(reader.next() == .tooLong(length))
    let block = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<FrameReader.contentLimit >> 20 { block.withUnsafeBytes { reader.append($0) } }
    #expect(reader.count == 0)
    append(" Content-Length: 2\r\n\r\n{}")
    #expect(reader.next() == content("{}"))
  }
}
