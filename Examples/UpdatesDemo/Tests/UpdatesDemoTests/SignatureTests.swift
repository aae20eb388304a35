import Foundation
import L10nUpdates
import Testing

/// The verification of signatures as an app does it: with CryptoKit, or with swift-crypto.
@Suite("Signatures of releases")
struct SignatureTests {
  private struct Vector {
    var key: String
    var message: String
    var signature: String
  }

  // RFC 8032, section 7.1, tests 1 to 3.
  private static let vectors = [
    Vector(
      key: "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", message: "",
      signature: "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
        + "d25bf5f0595bbe24655141438e7a100b"),
    Vector(
      key: "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", message: "72",
      signature: "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
        + "387b2eaeb4302aeeb00d291612bb0c00"),
    Vector(
      key: "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", message: "af82",
      signature: "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
        + "4a7c15e9716ed28dc027beceea1ec40a"),
  ]

  private func isValid(_ signature: [UInt8], _ message: [UInt8], _ key: [UInt8]) -> Bool {
    UpdateEnvironment.live.verify(signature, message, key)
  }

  @Test("the signatures of RFC 8032 are valid, and none with a bit changed is")
  func standard() {
    for vector in Self.vectors {
      let (key, message, signature) = (bytes(vector.key), bytes(vector.message), bytes(vector.signature))
      #expect(isValid(signature, message, key))
      #expect(!isValid(signature, message + [0], key))
      for bit in 0..<512 { #expect(!isValid(flipped(signature, bit), message, key)) }
      for bit in 0..<256 { #expect(!isValid(signature, message, flipped(key, bit))) }
    }
  }

  @Test("a signature has one form: one whose number is greater by the order of the group isn't valid")
  func malleable() {
    let vector = Self.vectors[0]
    let other =
      vector.signature.prefix(64) + "4c8c7872aa064e049dbb3013fbf29380d25bf5f0595bbe24655141438e7a101b"
    #expect(!isValid(bytes(String(other)), [], bytes(vector.key)))
  }

  @Test("signatures and keys of other lengths aren't valid, nor is anything by a key of zeros")
  func shapes() {
    let (key, signature) = (bytes(Self.vectors[0].key), bytes(Self.vectors[0].signature))
    for length in [0, 1, 63, 65, 128] {
      #expect(!isValid(Array((signature + signature).prefix(length)), [], key))
    }
    for length in [0, 31, 33] { #expect(!isValid(signature, [], Array((key + key).prefix(length)))) }
    #expect(!isValid([UInt8](repeating: 0, count: 64), Array("release".utf8), [UInt8](repeating: 0, count: 32)))
  }

  @Test("a pack of 4 KB with any bit changed has another digest, so that it isn't the one that a release names")
  func digests() {
    let environment = UpdateEnvironment.live
    let pack = (0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let digest = environment.sha256(pack)
    #expect((0..<pack.count * 8).allSatisfy { environment.sha256(flipped(pack, $0)) != digest })
  }

  @Test(
    "another implementation gives the same verdicts",
    .enabled(if: ProcessInfo.processInfo.environment["L10N_SIGNATURES"] != nil, "needs a file of verdicts"))
  func verdicts() throws {
    let path = try #require(ProcessInfo.processInfo.environment["L10N_SIGNATURES"])
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    var different = 0
    for line in lines {
      let fields = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 4)
      if isValid(bytes(fields[2]), bytes(fields[1]), bytes(fields[0])) != (fields[3] == "valid") { different += 1 }
    }
    print("\(lines.count) signatures, \(different) with another verdict")
    #expect(different == 0 && !lines.isEmpty)
  }

  /// Signatures that mistakes of implementations accept or refuse: of Wycheproof (C2SP), as swift-crypto carries them.
  private struct Wycheproof: Decodable {
    var testGroups: [Group]

    struct Group: Decodable {
      var publicKey: PublicKey
      var tests: [Case]
    }

    struct PublicKey: Decodable {
      var pk: String
    }

    struct Case: Decodable {
      var tcId: Int
      var msg: String
      var sig: String
      var result: String
    }
  }

  @Test(
    "Wycheproof's signatures get the verdicts that they should",
    .enabled(if: ProcessInfo.processInfo.environment["L10N_WYCHEPROOF"] != nil, "needs the file of signatures"))
  func wycheproof() throws {
    let path = try #require(ProcessInfo.processInfo.environment["L10N_WYCHEPROOF"])
    let groups = try JSONDecoder().decode(
      Wycheproof.self, from: Data(contentsOf: URL(fileURLWithPath: path))
    ).testGroups
    #expect(groups.reduce(0) { $0 + $1.tests.count } >= 150)
    for group in groups {
      for test in group.tests {
        let verdict = isValid(bytes(test.sig), bytes(test.msg), bytes(group.publicKey.pk))
        #expect(verdict == (test.result == "valid"), "case \(test.tcId)")
      }
    }
  }

  private func flipped(_ bytes: [UInt8], _ bit: Int) -> [UInt8] {
    var bytes = bytes
    bytes[bit / 8] ^= 1 << (bit % 8)
    return bytes
  }

  private func bytes(_ text: String) -> [UInt8] {
    let digits = text.compactMap { $0.hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}
