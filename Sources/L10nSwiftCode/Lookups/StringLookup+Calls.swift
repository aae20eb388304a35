import L10nCatalog

extension StringLookup {
  /// Returns a Boolean value indicating whether a call has the arguments of the function.
  func takes(_ call: SwiftCall) -> Bool {
    guard let labels else { return false }
    let written = call.arguments.map(\.label)
    guard let values else { return written == labels }
    return written.count >= values && Array(written.prefix(values)) == Array(labels.prefix(values))
      && written.dropFirst(values).allSatisfy { $0 == nil }
  }
}
