import Foundation
import L10nReleases

extension ReleaseStore {
  private static let day: TimeInterval = 86_400
  /// The longest time until a release expires, plus a month for wrong clocks.
  private static let longestUse = TimeInterval(ReleaseManifest.longestUse + 30) * day

  /// Removes files that aren't needed any more: all but the two latest releases of a build, other builds' releases
  /// after 30 days, packs that no release names after 7 days, and unfinished files after one. A file that another
  /// process has just written is younger than that. The highest version of another build is needed until all its
  /// earlier releases have expired.
  func clean(for target: ReleaseTarget, now: Date) {
    guard let all = try? files.list(folder) else { return }
    let entries = all.compactMap { file in
      StoredName(file.name).map {
        (name: $0, path: "\(folder)/\(file.name)", age: now.timeIntervalSince(file.modified))
      }
    }
    var needed: Set<String> = []
    var kept: [ReleaseVersion] = []
    let records = entries.compactMap { entry in
      if case .record(let version, _) = entry.name { (version: version, entry: entry) } else { nil }
    }.sorted { $0.version > $1.version }
    for (version, entry) in records {
      let record = (try? files.read(entry.path, UpdateRecord.sizeLimit)).flatMap { UpdateRecord($0) }
      let manifest = record.flatMap { try? ReleaseManifest(unverified: $0.manifest) }
      let isOwn = manifest?.target == target
      if isOwn, !kept.contains(version) { kept.append(version) }
      let isNeeded = isOwn ? kept.count <= 2 : entry.age < 30 * Self.day
      if isNeeded, let record {
        needed.formUnion(record.packs.map(\.digest))
      } else if entry.age > Self.day {
        try? files.remove(entry.path)
      } else {
        needed.formUnion(record?.packs.map(\.digest) ?? [])
      }
    }
    for entry in entries {
      let isOld =
        switch entry.name {
        case .pack(let digest): !needed.contains(digest) && entry.age > 7 * Self.day
        case .temporary: entry.age > Self.day
        case .trial, .proven, .quarantine: entry.age > 365 * Self.day
        case .highest(_, let baseline): baseline != target.baseline && entry.age > Self.longestUse
        case .record, .floor, .pace, .draw: false
        }
      if isOld { try? files.remove(entry.path) }
    }
  }
}
