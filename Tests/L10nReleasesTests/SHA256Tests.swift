import L10nReleases
import Testing

@Suite("SHA-256")
struct SHA256Tests {
  @Test("the digests are those of the standard's examples")
  func examples() {
    #expect(
      SHA256.hexadecimal(of: "abc".utf8) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      SHA256.hexadecimal(of: "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8)
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  @Test("digests of all lengths around the block size are correct, according to their own digest by Python's hashlib")
  func lengths() {
    let digests = (0..<300).flatMap { count in SHA256.digest(of: (0..<count).map { UInt8($0 % 251) }) }
    #expect(
      SHA256.hexadecimal(of: digests) == "fa70b867db0a30acb7218d62945db0df52eb393808b30675ea9aac6b058a9a9d")
  }
}
