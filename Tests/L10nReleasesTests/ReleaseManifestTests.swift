import L10nReleases
import Testing

@Suite("Manifests of releases")
struct ReleaseManifestTests {
  @Test("a manifest is written in the lines of the format")
  func format() {
    let lines = String(decoding: SignedManifest.bytes(of: SignedManifest.manifest()), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.dropLast(4) == [
        "l10n-release 1", "catalog app.dabom.ios", "channel production", "baseline 5f0c6e1d0b7a4c2f9e31a8d4470c55b2",
        "epoch 3", "sequence 1795262400", "issued 2026-11-21T10:00:00Z", "expires 2027-05-20T10:00:00Z", "runtime 1",
        "stage 2500 6b1f90c2", "pack en 0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a 4000 100",
        "pack ko 6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a6a 3840 96", "previous 1795176000",
        "pack ko 1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a 1240 31",
      ])
    #expect(
      lines[lines.count - 4]
        == "key 7d1a4f02 BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc= epoch 3 until 2027-02-01T00:00:00Z")
    #expect(lines[lines.count - 3].hasPrefix("root 1 "))
    #expect(lines[lines.count - 2].hasPrefix("signature "))
    #expect(lines.last == "")
  }

  @Test("a written manifest is read unchanged, whatever is left out")
  func readAgain() throws {
    let manifests = [
      SignedManifest.manifest(), SignedManifest.manifest { $0.stage = nil },
      SignedManifest.manifest { $0.previous = nil },
      SignedManifest.manifest { $0.previous?.packs = [] },
      SignedManifest.manifest { manifest in
        manifest.stage = nil
        manifest.packs = []
        manifest.previous = nil
      },
    ]
    for manifest in manifests {
      let bytes = SignedManifest.bytes(of: manifest)
      #expect(try SignedManifest.trust().check(bytes, clock: SignedManifest.issued) == .new(manifest))
    }
  }

  @Test("lines of later versions are skipped, unless they are marked as required")
  func laterVersions() {
    for index in 2...14 {
      #expect(SignedManifest.refusal(SignedManifest.bytes { $0.insert("region 한국 1", at: index) }) == nil)
      #expect(
        SignedManifest.refusal(SignedManifest.bytes { $0.insert("!region KR", at: index) })
          == .notUnderstood(line: index + 1))
    }
    #expect(SignedManifest.refusal(SignedManifest.bytes { $0[0] = "l10n-release 2" }) == .unknownFormat(2))
  }

  @Test(
    "a signed line in another form is reported",
    arguments: [
      (2, "channel"), (2, "channel a b"), (2, "channel 가"), (2, "channel "),
      (3, "baseline 5F0C6E1D0B7A4C2F9E31A8D4470C55B2"),
      (3, "baseline 5f0c"), (4, "epoch 03"), (4, "epoch +3"), (4, "epoch -3"), (4, "epoch 4"), (4, "epoch 4294967296"),
      (5, "sequence 1.5"), (5, "sequence 99999999999999999999"), (6, "issued 2026-11-21"),
      (6, "issued 2026-11-21T10:00:00+00:00"), (6, "issued 2026-11-21T10:00:00.5Z"), (6, "issued 2026-13-21T10:00:00Z"),
      (7, "expires  2027-05-20T10:00:00Z"), (8, "runtime one"), (9, "stage 0 6b1f90c2"), (9, "stage 10001 6b1f90c2"),
      (9, "stage 2500 6b1f90"), (9, "stage 2500"), (10, "pack en 00 1 1"), (10, "pack en"),
      (10, "pack en \(String(repeating: "a", count: 64)) -1 1"), (12, "previous 1795262400"), (12, "previous"),
      (13, "key"), (13, "runtime 1"), (8, ""), (8, "\r"), (8, "expires 2027-05-20T10:00:00Z"),
      (7, "expires 2027-11-22T10:00:01Z"),
    ])
  func malformed(_ index: Int, _ line: String) {
    #expect(SignedManifest.refusal(SignedManifest.bytes { $0[index] = line }) == .malformed(line: index + 1))
  }

  @Test("two packs of a language are a mistake")
  func repeatedPack() {
    #expect(SignedManifest.refusal(SignedManifest.bytes { $0.insert($0[10], at: 11) }) == .malformed(line: 12))
  }
}
