import L10nCatalog
import L10nSwiftCode

/// Finds keys in calls of the app's own functions and properties that look strings up, which the configuration names.
struct OwnLookups: Sendable {
  private let byName: [String: [StringLookup]]

  init(_ lookups: [StringLookup]) { byName = Dictionary(grouping: lookups, by: \.name) }

  /// Returns the table in which a literal is looked up, or `nil` if it isn't a key, or the table isn't known.
  func table(ofKeyAt token: Int, in file: CodeFile) -> String? {
    guard !byName.isEmpty else { return nil }
    return table(onLiteralAt: token, in: file) ?? table(ofArgumentAt: token, in: file)
  }

  /// Matches `"store.title".localized` and `"store.title".localized(table: "Shop")`.
  private func table(onLiteralAt token: Int, in file: CodeFile) -> String? {
    guard file.isSign(token + 1, "."), let name = file.name(token + 2), let lookups = byName[name] else { return nil }
    let call = SwiftCall(file.code, at: token + 3)
    let found = lookups.first { lookup in
      lookup.key == .receiver && (call.map(lookup.takes) ?? (lookup.labels == nil))
    }
    return found.flatMap { $0.table.name(in: call) }
  }

  /// Matches `localizedString("store.title")` and `Strings.tr("Shop", "title")`.
  private func table(ofArgumentAt token: Int, in file: CodeFile) -> String? {
    guard let opening = file.opening(around: token), file.isSign(opening, "("),
      let callee = Callee(file, at: opening), let lookups = byName[callee.name],
      let call = SwiftCall(file.code, at: opening)
    else { return nil }
    let found = lookups.first { lookup in
      guard case .argument(let key) = lookup.key, lookup.takes(call) else { return false }
      return call.arguments[key].tokens == token..<token + 1 && Self.isCalled(lookup, by: callee, file)
    }
    return found.flatMap { $0.table.name(in: call) }
  }

  private static func isCalled(_ lookup: StringLookup, by callee: Callee, _ file: CodeFile) -> Bool {
    guard let receiver = callee.receiver, let last = receiver.last else {
      return !callee.isMember && lookup.qualifiers.isEmpty
    }
    return file.name(last) == lookup.qualifiers.last ?? "self"
  }
}
