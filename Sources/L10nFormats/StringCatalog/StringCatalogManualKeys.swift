/// Marks keys of a catalog as managed by hand. Xcode takes a key that no code looks up for stale, and can't see that
/// generated code has taken its place.
enum StringCatalogManualKeys {
  private static let field = "extractionState"
  private static let manual = "manual"

  /// Returns a catalog in which keys are managed by hand, or `nil` if it has mistakes.
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
    // Whatever was overlooked, nothing is written that isn't read back.
    guard JSONSource(new)?.root.value.isSame(as: root) == true else { return nil }
    return KeptKeys(bytes: new, count: count)
  }
}
