import L10nCatalog

extension StringLookup {
  /// Returns a Boolean value indicating whether a call has the arguments of the function.
  func takes(_ call: SwiftCall) -> Bool {
    guard let labels else { return false }
    let written = call.arguments.map(\.label)
    guard let values else { return written == labels }
    // Only the first of several values has a label: `localized(with: name, count)`.
    return written.count >= values && labels.starts(with: written.prefix(values + 1))
      && written.dropFirst(values + 1).allSatisfy { $0 == nil }
  }
}
