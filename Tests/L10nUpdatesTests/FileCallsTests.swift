import Foundation
import L10nReleases
@_spi(Generated) @_spi(Updates) import L10nRuntime
import TestSupport
import Testing

@testable import L10nUpdates

/// System calls of which one fails, once or from then on, or does only part of its work.
private final class FaultyCalls: Sendable {
  enum Fault: Sendable, Hashable {
    case error(Int32)
    /// One byte is read or written.
    case short
  }

  let count = Guarded(0)
  private let fault: (number: Int, kind: Fault, andLater: Bool)?

  init(_ fault: (number: Int, kind: Fault, andLater: Bool)? = nil) {
    self.fault = fault
  }

  /// Returns the fault of the next call.
  private func next() -> Fault? {
    let number = count.withLock { count in
      count += 1
      return count
    }
    guard let fault, number == fault.number || fault.andLater && number > fault.number else { return nil }
    return fault.kind
  }

  private func use<Result: SignedInteger>(
    canBeInterrupted: Bool = true, _ call: (_ isShort: Bool) -> Result
  ) -> Result {
    switch next() {
    case .error(EINTR)? where !canBeInterrupted: return call(false)
    case .error(let code)?:
      errno = code
      return -1
    case .short?: return call(true)
    case nil: return call(false)
    }
  }

  var calls: FileCalls {
    let real = FileCalls()
    var calls = real
    calls.open = { path, flags, mode in self.use { _ in real.open(path, flags, mode) } }
    calls.read = { file, bytes, count in self.use { real.read(file, bytes, $0 ? min(1, count) : count) } }
    calls.write = { file, bytes, count in self.use { real.write(file, bytes, $0 ? min(1, count) : count) } }
    // A file is closed, whatever close(2) reports.
    calls.close = { file in
      let result = real.close(file)
      return self.use(canBeInterrupted: false) { _ in result }
    }
    calls.rename = { path, new in self.use(canBeInterrupted: false) { _ in real.rename(path, new) } }
    calls.makeFolder = { path in self.use(canBeInterrupted: false) { _ in real.makeFolder(path) } }
    calls.lock = { file, operation in self.use(canBeInterrupted: false) { _ in real.lock(file, operation) } }
    calls.synchronize = { file in self.use { _ in real.synchronize(file) } }
    return calls
  }
}

@Suite("System calls that fail")
struct FileCallsTests {
  private static let faults: [FaultyCalls.Fault] = [.error(ENOSPC), .error(EIO), .error(EINTR), .short]

  @Test("a file has its old or its new bytes, whichever call fails, and an error is reported", arguments: faults)
  private func create(_ fault: FaultyCalls.Fault) throws {
    let (old, new): ([UInt8], [UInt8]) = (Array(repeating: 1, count: 700), Array(repeating: 2, count: 900))
    for andLater in [false, true] where !(andLater && fault == .error(EINTR)) {
      for number in 1... {
        let directory = try ScratchDirectory()
        let folder = directory.directory.appending(path: "a/b").path
        let path = folder + "/file"
        if !number.isMultiple(of: 2) { try UpdateFiles.disk.create(path, old, true) }
        let before = try? UpdateFiles.disk.read(path, 900)
        let faulty = FaultyCalls((number, fault, andLater))
        let files = UpdateFiles.disk(faulty.calls)
        let result = Result { () throws(StorageFailure) in try files.create(path, new, true) }
        let after = try? UpdateFiles.disk.read(path, 900)
        switch result {
        case .success: #expect(after == new)
        case .failure(let failure):
          #expect(after == before || after == new)
          #expect(fault == .error(failure.code))
        }
        // These aren't failures: the call is repeated or continued.
        if [.short, .error(EINTR)].contains(fault) { #expect((try? result.get()) != nil) }
        #expect((try? UpdateFiles.disk.list(folder))?.contains { $0.name != "file" } != true)
        if faulty.count.withLock({ $0 }) < number { break }
      }
    }
  }

  @Test("an app shows the old or the new texts, whichever call fails, and finally the new ones", arguments: faults)
  private func install(_ fault: FaultyCalls.Fault) async throws {
    let plain = UpdateWorld.ids[2]
    for andLater in [false, true] where !(andLater && fault == .error(EINTR)) {
      for number in 1... {
        let (world, directory) = (UpdateWorld(), try ScratchDirectory())
        func updates(_ texts: Localization, _ files: UpdateFiles) -> TextUpdates {
          var environment = world.environment
          environment.files = files
          return world.updates(for: texts).with(
            store: UpdateStore(folder: directory.directory.path), environment: environment)
        }
        world.publish(["en": [plain: "Old"]])
        _ = await updates(UpdateWorld.localization(), .disk).refresh()
        world.pass(60)
        world.publish(["en": [plain: "New"]], sequence: 1_795_262_460)
        let faulty = FaultyCalls((number, fault, andLater))
        _ = await updates(UpdateWorld.localization(), .disk(faulty.calls)).refresh()
        let texts = UpdateWorld.localization()
        let next = updates(texts, .disk)
        next.start()
        #expect(["Old", "New"].contains(texts.text(plain)), "\(fault) at call \(number)")
        world.pass(3_600)
        _ = await next.refresh()
        await next.apply()
        #expect(texts.text(plain) == "New")
        if faulty.count.withLock({ $0 }) < number { break }
      }
    }
  }
}
