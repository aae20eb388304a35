import L10nReleases
import Testing

@Suite("Private keys in PEM")
struct PrivateKeyTextTests {
  /// The key of RFC 8410, section 10.3, without attributes.
  private static let example = """
    -----BEGIN PRIVATE KEY-----
    MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC
    -----END PRIVATE KEY-----

    """

  @Test("the key in the standard's example is read, and written with the same bytes")
  func standard() throws {
    let key = try #require(PrivateKeyText.bytes(Self.example))
    #expect(key.count == 32)
    #expect(key.prefix(4) == [0xD4, 0xEE, 0x72, 0xDB])
    #expect(PrivateKeyText.text(key) == Self.example)
  }

  @Test("Windows line endings, and a missing one at the end, as in a CI variable, don't matter")
  func lineEnds() {
    let key = PrivateKeyText.bytes(Self.example)
    #expect(PrivateKeyText.bytes(Self.example.replacing("\n", with: "\r\n")) == key)
    #expect(PrivateKeyText.bytes(String(Self.example.dropLast())) == key)
  }

  @Test(
    "other texts aren't keys",
    arguments: [
      "", "-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----\n",
      "-----BEGIN PRIVATE KEY----- -----END PRIVATE KEY-----",
      Self.example.replacing("PRIVATE", with: "PUBLIC"), Self.example.replacing("BCIE", with: "BCIF"),
      Self.example.replacing("dVhC", with: "dQ=="), Self.example + "x",
      Self.example.replacing("PRIVATE KEY", with: "ENCRYPTED PRIVATE KEY"),
    ])
  func others(_ text: String) {
    #expect(PrivateKeyText.bytes(text) == nil)
  }
}
