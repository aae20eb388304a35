import Synchronization

/// A period in which a test has exclusive use of a folder; other tests that need the same folder wait.
///
/// Tests with different folders run in parallel, which isn't possible if the whole suite is `.serialized`.
final class ScratchTurn: Sendable {
  private let folder: String

  /// The waiting tests for each folder in use.
  private static let lines = Mutex<[String: [CheckedContinuation<Void, Never>]]>([:])

  /// Waits until no other test uses the folder.
  init(in folder: String) async {
    self.folder = folder
    await withCheckedContinuation { continuation in
      let isFree = Self.lines.withLock { lines in
        guard lines[folder] != nil else {
          lines[folder] = []
          return true
        }
        lines[folder]?.append(continuation)
        return false
      }
      if isFree { continuation.resume() }
    }
  }

  deinit {
    let next = Self.lines.withLock { lines in
      guard let line = lines[folder], let first = line.first else {
        lines[folder] = nil
        return nil as CheckedContinuation<Void, Never>?
      }
      lines[folder] = Array(line.dropFirst())
      return first
    }
    next?.resume()
  }
}
