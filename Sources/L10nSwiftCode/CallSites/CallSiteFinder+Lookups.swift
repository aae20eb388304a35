import L10nCatalog

/// Lookups by the app's own functions and properties.
extension CallSiteFinder {
  /// Matches `"store.title".localized` and `"store.title".localized(table: "Shop")`.
  func lookup(onLiteralAt index: Int) -> CallSite? {
    guard code.isSign(index + 1, "."), let name = code.name(index + 2),
      let literal = SwiftStringLiteral(code.bytes, code.tokens[index].range)
    else { return nil }
    for lookup in lookups where lookup.key == .receiver && lookup.name == name {
      var arguments: [SwiftCall.Argument] = []
      var end = index + 2
      if let call = SwiftCall(code, at: index + 3) {
        guard lookup.takes(call) else { continue }
        (arguments, end) = (call.arguments, call.end)
      } else if lookup.labels != nil {
        continue
      }
      let range = code.tokens[index].range.lowerBound..<code.tokens[end].range.upperBound
      return site(of: lookup, key: literal, arguments, range)
    }
    return nil
  }

  /// Matches `localizedString("store.title")` and `Strings.tr("Shop", "title")`.
  func lookup(at index: Int) -> CallSite? {
    guard let word = code.name(index) else { return nil }
    let isOfSelf = code.isSign(index - 1, ".") && code.isWord(index - 2, "self") && !code.isSign(index - 3, ".")
    guard isOfSelf || !code.isSign(index - 1, "."), !code.isWord(index - 1, "func"), !code.isSign(index - 1, "#") else {
      return nil
    }
    for lookup in lookups where lookup.key != .receiver && (lookup.qualifiers.first ?? lookup.name) == word {
      guard !isOfSelf || lookup.qualifiers.isEmpty, let end = end(of: lookup, at: index),
        let call = SwiftCall(code, at: end + 1), lookup.takes(call), case .argument(let key) = lookup.key
      else { continue }
      let start = isOfSelf ? index - 2 : index
      let range = code.tokens[start].range.lowerBound..<code.tokens[call.end].range.upperBound
      guard let literal = call.arguments[key].literal else {
        return CallSite(range: range, lookup: .refused(Self.computedKey))
      }
      return site(of: lookup, key: literal, call.arguments, range)
    }
    return nil
  }

  /// Returns the index of a lookup's own name after its qualifiers, or `nil` if the names differ.
  private func end(of lookup: StringLookup, at index: Int) -> Int? {
    var end = index
    for (name, next) in zip(lookup.qualifiers, lookup.qualifiers.dropFirst() + [lookup.name]) {
      guard code.name(end) == name, code.isSign(end + 1, "."), code.name(end + 2) == next else { return nil }
      end += 2
    }
    return end
  }

  private func site(
    of lookup: StringLookup, key literal: SwiftStringLiteral, _ arguments: [SwiftCall.Argument], _ range: Range<Int>
  ) -> CallSite {
    if literal.isMultiline { return multiline(range) }
    guard let key = literal.text else { return CallSite(range: range, lookup: .refused(Self.interpolatedKey)) }
    var site = CallSite(range: range, lookup: .key(key))
    site.isByOwnLookup = true
    switch lookup.table {
    case .standard: break
    case .named(let name): site.table = name
    case .argument(let index):
      let argument = arguments[index]
      if let name = argument.literal?.text {
        site.table = name
      } else if argument.text != "nil" {
        site.lookup = .refused("the table's name is not a literal; write the call by hand")
      }
    }
    if let first = lookup.values { site.values = .expressions(Array(arguments.dropFirst(first))) }
    site.formatsPlainly = lookup.formatsPlainly
    return site
  }
}
