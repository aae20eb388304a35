import L10nText

/// The edits of a file that are the same in each of the modules that compile it.
struct CommonEdits {
  private(set) var edits: [TextEdit] = []
  /// The number of call sites that are replaced.
  private(set) var count = 0
  /// The reasons for call sites that aren't replaced, by their starts in bytes.
  private(set) var leftAlone: [Int: String] = [:]
  /// The keys that aren't looked up any more.
  private(set) var keys = ReplacedKeys()

  /// - Parameters:
  ///   - count: the number of modules.
  ///   - targets: their names.
  ///   - scan: returns a pass over the file as code of a module, or `nil` if it can't call any accessor.
  init(
    of count: Int, targets: [String], scan: (_ module: Int, _ refusals: [Int: String]) -> CallSiteScan?
  ) {
    var refusals: [Int: String] = [:]
    // If a call site is refused, those inside it are found, and may also be refused.
    while true {
      var scans = (0..<count).map { scan($0, refusals) }
      let all = scans.indices.map { scans[$0]?.edits() ?? [] }
      let common = all.dropFirst().reduce(Set(all.first ?? [])) { $0.intersection($1) }
      // A module that doesn't need an import can still have it.
      let different = all.joined().filter { !$0.range.isEmpty && !common.contains($0) }
      let refusedBefore = refusals.count
      for edit in different { refusals[edit.range.lowerBound] = Self.reason(targets) }
      guard refusals.count > refusedBefore else {
        take(scans.compactMap { $0 }, all.max { $0.count < $1.count } ?? [])
        return
      }
    }
  }

  private mutating func take(_ scans: [CallSiteScan], _ edits: [TextEdit]) {
    self.edits = edits
    count = scans.first?.count ?? 0
    for scan in scans {
      keys.formUnion(scan.keys)
      leftAlone.merge(scan.leftAlone.map { ($0.offset, $0.reason) }) { first, _ in first }
    }
  }

  private static func reason(_ targets: [String]) -> String {
    let names = targets.map { "'\($0)'" }
    return
      "the targets \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") compile this file, and have no "
      + "accessor in common for this; write the call by hand"
  }
}
