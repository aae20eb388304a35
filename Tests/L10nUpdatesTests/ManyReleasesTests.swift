import Foundation
import Testing

@Suite("A server that shows many releases")
struct ManyReleasesTests {
  @Test("100,000 releases on a server don't leak memory while threads read")
  func memory() throws {
    let process = try UpdateInstaller.start(["replace", "100000"])
    let (early, late) = try (memory(process), memory(process))
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    // The one in use and, for each of the three threads that read, the one that it holds and the one that it will hold
    // next.
    #expect(early.packs <= 8)
    #expect(late.packs <= 8)
    // Each of the 60,000 releases in between has a text of 400 bytes, and uses another kilobyte.
    #expect(late.resident - early.resident < 16 << 10, "kilobytes")
  }

  private func memory(_ process: Process) throws -> (resident: Int, packs: Int) {
    let numbers = UpdateInstaller.line(process).split(separator: " ").compactMap { Int($0) }
    try #require(numbers.count == 2)
    return (numbers[0], numbers[1])
  }
}
