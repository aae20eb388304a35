import L10nReleases
import Testing

@Suite("Trust in releases")
struct ReleaseTrustTests {
  private let bytes = SignedManifest.bytes(of: SignedManifest.manifest())

  private func refusal(
    _ bytes: [UInt8]? = nil, at time: String = "2026-11-22T00:00:00Z", _ change: (inout ReleaseTrust) -> Void = { _ in }
  ) -> ReleaseRefusal? {
    SignedManifest.refusal(bytes ?? self.bytes, SignedManifest.trust(change), clock: SignedManifest.time(time))
  }

  @Test("a release with a certified key is used, whichever root certifies the key")
  func sound() {
    #expect(refusal() == nil)
    #expect(refusal(SignedManifest.bytes(of: SignedManifest.manifest(), root: 2)) == nil)
  }

  @Test("bytes that aren't a manifest are refused as such")
  func notAManifest() {
    #expect(refusal([]) == .notAManifest)
    #expect(refusal(Array("<!DOCTYPE html><title>Sign in</title>\n".utf8)) == .notAManifest)
    #expect(refusal(Array("l10n-release one\n".utf8)) == .notAManifest)
    #expect(refusal(Array("l10n-release 1\n".utf8)) == .malformed(line: 2))
    #expect(refusal(Array(bytes.dropLast())) == .notAManifest)
    #expect(refusal([0xFF] + bytes) == .notAManifest)
    #expect(refusal(bytes + Array(repeating: 0x0A, count: 64 << 10)) == .tooLarge(limit: 64 << 10))
  }

  @Test("a manifest with any bit changed isn't used")
  func flippedBits() {
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << bit
        #expect(refusal(changed) != nil, "bit \(bit) of byte \(index)")
      }
    }
  }

  @Test("a manifest that is truncated, or has missing, repeated or swapped lines, isn't used")
  func changedLines() {
    for length in bytes.indices { #expect(refusal(Array(bytes.prefix(length))) != nil) }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) + [UInt8(ascii: "\n")] }
    for index in lines.indices {
      var dropped = lines
      dropped.remove(at: index)
      #expect(refusal(Array(dropped.joined())) != nil)
      var repeated = lines
      repeated.insert(lines[index], at: index)
      #expect(refusal(Array(repeated.joined())) != nil)
      for other in lines.indices where other > index {
        var swapped = lines
        swapped.swapAt(index, other)
        #expect(refusal(Array(swapped.joined())) != nil)
      }
    }
  }

  @Test("unknown keys, and certificates for something else, are refused")
  func certificates() {
    #expect(refusal { $0.roots = [] } == .unknownRoot)
    #expect(
      refusal(SignedManifest.bytes(of: SignedManifest.manifest(), root: 2)) { $0.roots.removeLast() } == .unknownRoot)
    #expect(refusal { $0.roots.swapAt(0, 1) } == .badCertificate)
    // A certificate of another catalog's key, and one of another key.
    for change in [{ $0.target.catalog = "app.other" }, { $0.key.epoch = 4 }] as [(inout ReleaseManifest) -> Void] {
      let manifest = SignedManifest.manifest()
      let certificate = SignedManifest.sign(
        ReleaseManifest.certifiedBytes(catalog: manifest.target.catalog, manifest.key), SignedManifest.roots[0])
      let lines = SignedManifest.manifest(change).signedBytes(root: 1, certificate)
      let forged = ReleaseManifest.bytes(of: lines, signature: SignedManifest.sign(lines, SignedManifest.onlineKey))
      #expect(refusal(forged) == .badCertificate)
    }
  }

  @Test("a release that another key signed is refused")
  func signature() {
    let manifest = SignedManifest.manifest()
    let lines = manifest.signedBytes(
      root: 1,
      SignedManifest.sign(
        ReleaseManifest.certifiedBytes(catalog: manifest.target.catalog, manifest.key), SignedManifest.roots[0]))
    for key in SignedManifest.roots {
      #expect(refusal(ReleaseManifest.bytes(of: lines, signature: SignedManifest.sign(lines, key))) == .badSignature)
    }
  }

  @Test("a key is valid until it expires, and no longer than its epoch")
  func keyTimes() {
    let until = SignedManifest.time("2027-02-01T00:00:00Z")
    #expect(refusal(at: "2027-01-31T23:59:59Z") == nil)
    #expect(refusal(at: "2027-02-01T00:00:00Z") == .keyExpired(until))
    #expect(refusal { $0.epoch = 3 } == nil)
    #expect(refusal { $0.epoch = 4 } == .epochRetired(3))
  }

  @Test("a stolen key's releases end once one of the next epoch was seen, and sequences start again")
  func recovery() {
    let thief = SignedManifest.bytes(of: SignedManifest.manifest { $0.version.sequence = .max })
    let recovery = SignedManifest.manifest {
      $0.key.epoch = 4
      $0.version = ReleaseVersion(epoch: 4, sequence: 1_795_262_401)
    }
    #expect(refusal(thief) == nil)
    let inUse = (version: ReleaseVersion(epoch: 3, sequence: .max), manifest: thief)
    #expect(refusal(SignedManifest.bytes(of: recovery)) { $0.inUse = inUse } == nil)
    #expect(refusal(thief) { $0.epoch = 4 } == .epochRetired(3))
  }

  @Test("a release for other texts is refused")
  func targets() {
    #expect(refusal { $0.target.catalog = "app.other" } == .wrongTarget(.catalog))
    #expect(refusal { $0.target.channel = "beta" } == .wrongTarget(.channel))
    #expect(refusal { $0.target.baseline = String(repeating: "0", count: 32) } == .wrongTarget(.baseline))
    #expect(refusal { $0.runtime = 0 } == .needsNewerRuntime(1))
    #expect(refusal { $0.runtime = 2 } == nil)
  }

  @Test("the same release is up to date, an earlier one a rollback, and another one of the same version equivocation")
  func versions() throws {
    let version = ReleaseVersion(epoch: 3, sequence: 1_795_262_400)
    let trust = SignedManifest.trust { $0.inUse = (version, bytes) }
    #expect(try trust.check(bytes, clock: SignedManifest.issued) == .upToDate(SignedManifest.manifest()))
    let later = ReleaseVersion(epoch: 3, sequence: version.sequence + 1)
    #expect(refusal { $0.inUse = (later, []) } == .rollback(offered: version, inUse: later))
    let next = ReleaseVersion(epoch: 4, sequence: 0)
    #expect(refusal { $0.inUse = (next, []) } == .rollback(offered: version, inUse: next))
    let earlier = ReleaseVersion(epoch: 3, sequence: version.sequence - 1)
    #expect(refusal { $0.inUse = (earlier, []) } == nil)
    let other = SignedManifest.bytes(of: SignedManifest.manifest { $0.packs = [] })
    #expect(refusal(other) { $0.inUse = (version, bytes) } == .equivocation(version))
  }

  @Test("a clock that is set back doesn't revive releases, and one that is ahead ends a release early")
  func clocks() {
    let expired = SignedManifest.bytes(
      of: SignedManifest.manifest {
        $0.key.until = SignedManifest.time("2030-01-01T00:00:00Z")
      })
    let expires = SignedManifest.time("2027-05-20T10:00:00Z")
    #expect(refusal(expired, at: "2027-05-20T09:59:59Z") == nil)
    #expect(refusal(expired, at: "2027-05-20T10:00:00Z") == .expired(expires))
    #expect(refusal(expired, at: "2036-01-01T00:00:00Z") == .keyExpired(SignedManifest.time("2030-01-01T00:00:00Z")))
    #expect(refusal(expired, at: "2016-01-01T00:00:00Z") == nil)
    #expect(
      refusal(expired, at: "2016-01-01T00:00:00Z") {
        $0.epoch = 3
        $0.lastIssued = expires
      } == .expired(expires))
  }

  @Test("a stolen key with a time far in the future doesn't end releases of the next epoch")
  func falseTime() {
    let far = SignedManifest.time("2026-12-31T00:00:00Z")
    let recovery = SignedManifest.bytes(
      of: SignedManifest.manifest {
        $0.key.epoch = 4
        $0.version.epoch = 4
        $0.expires = SignedManifest.time("2026-12-30T00:00:00Z")
      })
    #expect(
      refusal(recovery) {
        $0.epoch = 3
        $0.lastIssued = far
      } == nil)
    // No release may claim to be signed after the key expired.
    let until = SignedManifest.time("2027-02-01T00:00:00Z")
    #expect(refusal(SignedManifest.bytes(of: SignedManifest.manifest { $0.issued = until })) == .keyExpired(until))
  }
}
