import Foundation
import L10nReleases
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test("bytes of every length and value are written and read as by Foundation")
  func foundation() {
    for count in 0..<100 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 83 &+ count &* 7) }
      let text = Data(bytes).base64EncodedString()
      #expect(Base64.text(bytes) == text)
      #expect(Base64.bytes(text) == bytes)
    }
  }

  @Test(
    "other encodings of bytes are refused",
    arguments: ["A", "AA", "AB==", "AA=", "AAA", "AAB=", "AA==AA==", "A A=", "AA==\n", "__==", "=AA=", "가"])
  func otherSpellings(_ text: String) {
    #expect(Base64.bytes(text) == nil)
  }
}
