/// The memory that texts of releases may occupy for the rest of the process.
///
/// Reading a text without reference counting takes two thirds of the time. All texts of an ordinary process fit in the
/// budget; a server that reads texts of releases for years counts the references to the later ones.
final class ImmortalBudget: Sendable {
  /// The budget of all catalogs of the process: that of thousands of releases with some new texts each.
  static let ofProcess = ImmortalBudget(bytes: 1 << 20)

  private let bytes: Guarded<Int>

  /// Creates a budget in bytes of UTF-8.
  init(bytes: Int) {
    self.bytes = Guarded(bytes)
  }

  /// The bytes that are left.
  var rest: Int { bytes.withLock { $0 } }

  /// Returns an immortal text if there is budget left for it, otherwise the text as it is.
  func text(_ text: String) -> String {
    let isImmortal = bytes.withLock { rest in
      guard text.utf8.count <= rest else { return false }
      rest -= text.utf8.count
      return true
    }
    return isImmortal ? text.immortal : text
  }
}
