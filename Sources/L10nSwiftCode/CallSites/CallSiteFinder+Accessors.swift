import L10nCatalog

/// Accessors of other generators.
extension CallSiteFinder {
  /// Matches an accessor of SwiftGen: a function, whose parameters have no labels, or a property that has another name
  /// now.
  func accessor(at index: Int) -> CallSite? {
    var names: [String] = []
    var end = index
    var site: CallSite?
    while names.count < Self.longestName, let name = code.name(end) {
      names.append(name)
      // In `L10n.title.description`, the longest known name counts.
      site = self.site(of: names, index..<end) ?? site
      guard code.isSign(end + 1, ".") else { break }
      end += 2
    }
    return site
  }

  /// The largest number of names before an accessor's own.
  private static let longestName = 64

  private func site(of names: [String], _ tokens: Range<Int>) -> CallSite? {
    let end = tokens.upperBound
    guard names.count > 1 else { return nil }
    var name = names.joined(separator: ".")
    let former = accessors.formers[name]
    if former == nil, names[1] == AppleTable.standardName {
      name = ([names[0]] + names.dropFirst(2)).joined(separator: ".")
    }
    if let call = SwiftCall(code, at: end + 1), !call.arguments.isEmpty {
      guard former.map({ $0.types != nil }) ?? (accessors.accessor(named: name) != nil),
        call.arguments.allSatisfy({ $0.label == nil })
      else { return nil }
      return CallSite(
        range: range(from: tokens.lowerBound, to: call.end), lookup: .accessor(name),
        values: .expressions(call.arguments))
    }
    guard let former, former.types == nil, former.accessor.declaration.parameters.isEmpty,
      former.accessor.declaration.name != name
    else { return nil }
    return CallSite(range: range(from: tokens.lowerBound, to: end), lookup: .accessor(name))
  }
}
