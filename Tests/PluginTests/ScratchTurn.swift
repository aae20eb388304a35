import Synchronization

/// The time in which one test has a folder to itself; others that want the same folder wait in line.
///
/// Tests of different folders run beside each other, which a suite that is `.serialized` as a whole doesn't allow.
final class ScratchTurn: Sendable {
  private let folder: String

  /// Those who wait for each folder that is in use.
  private static let lines = Mutex<[String: [CheckedContinuation<Void, Never>]]>([:])

  /// Waits until nobody else has the folder.
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
