import Testing

@_spi(Updates) import L10nReleases

@Suite("Packs of messages")
struct MessagePackTests {
  private let lines: [UInt64: [UInt8]] = [
    7: Array("안녕".utf8), 2: [], .max: Array("Bye".utf8), 0: Array(#"\l\,a\,b"#.utf8),
  ]

  private func pack(_ bytes: [UInt8]) throws(MessagePack.Malformed) -> MessagePack {
    try MessagePack(PackBytes(bytes))
  }

  @Test("every message is found by its id, and no other")
  func search() throws {
    let pack = try pack(MessagePack.bytes(of: lines))
    #expect(Array(pack.ids) == [0, 2, 7, .max])
    for (id, line) in lines { #expect(pack.withLine(of: id, Array.init) == line) }
    for id: UInt64 in [1, 3, 6, 8, .max - 1] { #expect(pack.withLine(of: id, Array.init) == nil) }
    let many = try self.pack(
      MessagePack.bytes(of: Dictionary(uniqueKeysWithValues: (0..<1_000).map { (UInt64($0) * 3, [UInt8($0 & 0x3F)]) })))
    for id: UInt64 in 0..<3_000 {
      #expect(many.withLine(of: id, Array.init) == (id.isMultiple(of: 3) ? [UInt8(id / 3 & 0x3F)] : nil))
    }
  }

  @Test("a pack may have no messages, and packs are equal if their bytes are")
  func empty() throws {
    let empty = try pack(MessagePack.bytes(of: [:]))
    #expect(empty.count == 0)
    #expect(empty.withLine(of: 0, Array.init) == nil)
    #expect(empty == (try pack(MessagePack.bytes(of: [:]))))
    #expect(empty != (try pack(MessagePack.bytes(of: lines))))
  }

  @Test("the bytes have the format's layout")
  func format() {
    let header: [UInt8] = Array("L10NPCK1".utf8) + [2, 0, 0, 0] + [2, 0, 0, 0] + [59, 0, 0, 0, 0, 0, 0, 0]
    let ids: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 0] + [0xEF, 0xCD, 0xAB, 0x89, 0x67, 0x45, 0x23, 0x01]
    let content: [UInt8] = [1, 0, 0, 0] + [3, 0, 0, 0] + Array("abc".utf8)
    let lines: [UInt64: [UInt8]] = [0x0123_4567_89AB_CDEF: Array("bc".utf8), 2: Array("a".utf8)]
    #expect(MessagePack.bytes(of: lines) == header + [0, 0, 0, 0, 0, 0, 0, 0] + ids + content)
  }

  @Test("the memory is freed once the pack is no longer used, at any address")
  func memory() async throws {
    let bytes = MessagePack.bytes(of: lines)
    try await confirmation { released in
      let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count + 1, alignment: 8)
      let odd = UnsafeMutableRawBufferPointer(rebasing: memory[1...])
      odd.copyBytes(from: bytes)
      let start = Int(bitPattern: memory.baseAddress)
      var pack: MessagePack? = try MessagePack(
        PackBytes(UnsafeRawBufferPointer(odd)) { _ in
          UnsafeMutableRawPointer(bitPattern: start)?.deallocate()
          released()
        })
      #expect(pack?.withLine(of: 7, Array.init) == Array("안녕".utf8))
      pack = nil
    }
  }

  @Test("each mistake in the structure is reported")
  func malformed() {
    let sound = MessagePack.bytes(of: lines)
    func error(_ change: (inout [UInt8]) -> Void) -> MessagePack.Malformed? {
      var bytes = sound
      change(&bytes)
      do throws(MessagePack.Malformed) { _ = try pack(bytes) } catch { return error }
      return nil
    }
    #expect(error { _ in } == nil)
    #expect(error { $0 = [] } == .header)
    #expect(error { $0 = Array($0.prefix(31)) } == .header)
    #expect(error { $0[0] = 0 } == .header)
    #expect(error { $0[24] = 1 } == .header)
    #expect(error { $0[31] = 1 } == .header)
    #expect(error { $0[8] = 1 } == .format(1))
    #expect(error { $0[8] = 3 } == .format(3))
    #expect(error { $0.append(0) } == .length)
    #expect(error { $0.removeLast() } == .length)
    #expect(error { $0.replaceSubrange(12..<16, with: [255, 255, 255, 255]) } == .length)
    #expect(error { $0[12] = 3 } != nil)
    #expect(error { $0.swapAt(32, 40) } == .ids)
    #expect(error { $0[32] = 2 } == .ids)
    // The first line would end after the second.
    #expect(error { $0[32 + 32] = 200 } == .lines)
    #expect(error { $0[32 + 32 + 12] -= 1 } == .lines)
  }

  @Test("truncated bytes aren't a pack")
  func truncated() {
    let sound = MessagePack.bytes(of: lines)
    for length in 0..<sound.count {
      #expect(throws: MessagePack.Malformed.self) { try pack(Array(sound.prefix(length))) }
    }
  }
}
