@_spi(Updates) import L10nReleases
@_spi(Updates) import L10nRuntime
@_spi(Updates) import L10nUpdates
import Testing

@Suite("The messages of a pack that replace compiled ones")
struct PackOverlayTests {
  private func overlay(_ lines: [UInt64: String], rejected: Set<UInt64> = []) throws -> PackOverlay {
    let bytes = MessagePack.bytes(of: lines.mapValues { Array($0.utf8) })
    return PackOverlay(try MessagePack(PackBytes(bytes)), rejected: rejected)
  }

  private func line(_ id: UInt64, in overlay: PackOverlay) -> String? {
    var line: String?
    overlay.withLine(of: id) { line = String(decoding: $0, as: UTF8.self) }
    return line
  }

  @Test("a message is replaced unless it was rejected or isn't in the pack")
  func lines() throws {
    let overlay = try overlay([1: "One", 2: "", 3: "Three"], rejected: [3])
    #expect(overlay.ids == [1, 2, 3])
    #expect([1, 2, 3, 4].map { line($0, in: overlay) } == ["One", "", nil, nil])
  }

  @Test("overlays with the same messages are equal, wherever their bytes are")
  func equality() throws {
    let overlay = try overlay([1: "One", 2: "Two"], rejected: [2])
    #expect(overlay.isEqual(to: try self.overlay([1: "One", 2: "Two"], rejected: [2])))
    #expect(!overlay.isEqual(to: try self.overlay([1: "One", 2: "Two"])))
    #expect(!overlay.isEqual(to: try self.overlay([1: "One", 2: "Other"], rejected: [2])))
  }
}
