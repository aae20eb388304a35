package import L10nCatalog

extension StringLookup {
  /// Returns a Boolean value indicating whether a call has the arguments of the function.
  package func takes(_ call: SwiftCall) -> Bool {
    guard let labels else { return false }
    let written = call.arguments.map(\.label)
    guard let values else { return written == labels }
    guard hasValuesLast else { return false }
    // Only the first of several values has a label: `localized(with: name, count)`.
    return written.count >= values && labels.starts(with: written.prefix(values + 1))
      && written.dropFirst(values + 1).allSatisfy { $0 == nil }
  }

  /// A Boolean value indicating whether the key and the table come before the values, whose number differs from call to
  /// call.
  var hasValuesLast: Bool {
    guard let values else { return true }
    if case .argument(let key) = key, key >= values { return false }
    if case .argument(let table) = table, table >= values { return false }
    return true
  }
}

extension StringLookup.Table {
  /// Returns the name of the table in a call of the function, or `nil` if it may be any.
  package func name(in call: SwiftCall?) -> String? {
    switch self {
    case .standard: AppleTable.standardName
    case .named(let name): name
    case .argument(let index):
      call.flatMap { $0.arguments.indices.contains(index) ? $0.arguments[index].literal?.text : nil }
    }
  }
}
