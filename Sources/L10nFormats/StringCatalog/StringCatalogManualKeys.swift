/// Marks keys of a catalog as managed by hand. Xcode treats a key that no code uses as stale, and it doesn't see that
/// generated code now uses it.
enum StringCatalogManualKeys {
  private static let field = "extractionState"
  private static let manual = "manual"

  /// Returns a catalog whose keys are marked as managed by hand, or `nil` if it has mistakes.
  ///
  /// - Parameter bytes: the file as UTF-8.
  static func marking(_ keys: Set<String>, in bytes: [UInt8]) -> KeptKeys? {
    guard let source = JSONSource(bytes) else { return nil }
    var root = source.root.value
    guard case .object(var strings)? = root["strings"] else { return nil }
    var count = 0
    for index in strings.indices where keys.contains(strings[index].key) {
      if case .string(manual)? = strings[index].value[field] { continue }
      strings[index].value.set(field, to: .string(manual))
      count += 1
    }
    guard count > 0 else { return KeptKeys(bytes: bytes, count: 0) }
    root["strings"] = .object(strings)
    let new = source.bytes(for: root)
    // The result is used only if it reads back as intended.
    guard JSONSource(new)?.root.value == root else { return nil }
    return KeptKeys(bytes: new, count: count)
  }
}
