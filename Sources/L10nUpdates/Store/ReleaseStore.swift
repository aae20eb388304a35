import Foundation
@_spi(Updates) import L10nReleases
@_spi(Updates) import L10nRuntime

/// The releases of one catalog and channel on this device.
///
/// | name | content |
/// |---|---|
/// | `r-<epoch>-<sequence>-<hash>` | a release: ``UpdateRecord`` |
/// | `p-<SHA-256>` | a pack |
/// | `f-<epoch>-<issued>` | the highest epoch and its latest publishing time that were seen, by any build; kept forever |
/// | `h-<epoch>-<sequence>-<baseline>` | the highest version of a build's releases that was installed, whatever became of it |
/// | `t-<epoch>-<sequence>-<start>` | a release on trial, held by the process that started with it |
/// | `o-`, `q-<epoch>-<sequence>` | a release that is proven, or set aside |
/// | `pace`, `draw` | the times of checks, and this installation's number for stages |
///
/// Packs are written before the record that names them, and nothing is ever changed in place. So a process that is killed
/// leaves the old release or the new one, and of several processes that install, the one with the latest release wins.
struct ReleaseStore: Sendable {
  let files: UpdateFiles
  /// The folder of the catalog and channel.
  let folder: String
  let isReadOnly: Bool

  /// Creates the store for a catalog, or returns `nil` if there is no folder.
  init?(_ store: UpdateStore, _ files: UpdateFiles, _ target: ReleaseTarget) {
    guard let folder = store.folder else { return nil }
    self.files = store.isReadOnly ? files.readOnly : files
    self.folder = "\(folder)/\(target.catalog)/\(target.channel)"
    isReadOnly = store.isReadOnly
  }

  /// Returns all names in the folder.
  func names() throws(StorageFailure) -> [StoredName] {
    try files.list(folder).compactMap { StoredName($0.name) }
  }

  func path(_ name: StoredName) -> String { "\(folder)/\(name.text)" }
}

// MARK: - Releases

extension ReleaseStore {
  /// The state of the store at the launch of a build.
  struct Contents {
    /// The latest release that is valid for the build, or `nil` if there is none.
    var release: InstalledRelease?
    /// A Boolean value indicating whether there was a release that has expired.
    var isExpired = false
    /// The epoch and time that were seen before.
    var floor = Floor()
    /// The highest version of the build's releases that was installed.
    var highest: ReleaseVersion?
    /// All names in the folder.
    var names: [StoredName] = []
  }

  /// The epoch and time that any build of the app has seen.
  struct Floor: Hashable, Comparable {
    /// The highest epoch.
    var epoch: UInt32 = 0
    /// The latest publishing time in that epoch.
    var issued: ReleaseTime?

    /// Raises the floor to another one that was seen.
    mutating func raise(to other: Floor) { self = max(self, other) }

    /// Returns the time to use: the device's, unless a later one was seen.
    func time(_ clock: ReleaseTime) -> ReleaseTime { max(clock, issued ?? clock) }

    static func < (one: Floor, other: Floor) -> Bool {
      (one.epoch, one.issued?.seconds ?? .min) < (other.epoch, other.issued?.seconds ?? .min)
    }
  }

  /// Finds the latest release of a build, if it is valid: complete, not expired, with all of its packs, and later than any
  /// that was set aside. An earlier one isn't used instead: the latest may have retracted it.
  /// - Parameter clock: the device's time; a later time that was seen is used instead.
  func contents(for target: ReleaseTarget, clock: ReleaseTime) throws(StorageFailure) -> Contents {
    let names = try names()
    var contents = Contents(floor: Self.floor(names), highest: Self.highest(of: target, names), names: names)
    let now = contents.floor.time(clock)
    let setAside = Self.latestSetAside(names)
    for case .record(let version, let hash) in Self.records(names) {
      guard version.epoch >= contents.floor.epoch, setAside.map({ version > $0 }) ?? true,
        version >= contents.highest ?? version, let record = record(version, hash: hash),
        let manifest = try? ReleaseManifest(unverified: record.manifest),
        manifest.target == target, manifest.version == version
      else { continue }
      // Stores of earlier versions don't have a file for it.
      contents.highest = version
      guard now < manifest.expires else {
        contents.isExpired = true
        continue
      }
      guard let overlays = try? overlays(of: record) else { continue }
      contents.release = InstalledRelease(
        manifest: manifest, record: record, overlays: overlays, rejected: record.rejectedMessages)
      contents.isExpired = false
      break
    }
    return contents
  }

  /// Returns the records among names, the latest first.
  private static func records(_ names: [StoredName]) -> [StoredName] {
    names.filter { if case .record = $0 { true } else { false } }.sorted { first, second in
      guard case .record(let one, let hash) = first, case .record(let other, let otherHash) = second else {
        return false
      }
      return one == other ? hash > otherHash : one > other
    }
  }

  private func record(_ version: ReleaseVersion, hash: String) -> UpdateRecord? {
    (try? files.read(path(.record(version, hash: hash)), UpdateRecord.sizeLimit)).flatMap { UpdateRecord($0) }
  }

  static func highest(of target: ReleaseTarget, _ names: [StoredName]) -> ReleaseVersion? {
    names.compactMap { if case .highest(let version, target.baseline) = $0 { version } else { nil } }.max()
  }

  static func floor(_ names: [StoredName]) -> Floor {
    names.reduce(into: Floor()) { floor, name in
      guard case .floor(let epoch, let issued) = name else { return }
      floor.raise(to: Floor(epoch: epoch, issued: issued))
    }
  }

  private func overlays(of record: UpdateRecord) throws -> [String: PackOverlay] {
    var overlays: [String: PackOverlay] = [:]
    for pack in record.packs {
      let bytes = try files.map(path(.pack(digest: pack.digest)), pack.length)
      overlays[pack.language] = PackOverlay(try MessagePack(bytes), rejected: Set(pack.rejected))
    }
    return overlays
  }

  /// Stores a pack, replacing a damaged one.
  func keep(_ pack: [UInt8], digest: String) throws(StorageFailure) {
    try files.create(path(.pack(digest: digest)), pack, true)
  }

  /// Returns a stored pack, or `nil` if there is none or its file is longer.
  func pack(digest: String, length: Int) -> [UInt8]? {
    try? files.read(path(.pack(digest: digest)), length)
  }

  /// Removes a pack, so that it is downloaded again.
  func discard(_ digest: String) {
    try? files.remove(path(.pack(digest: digest)))
  }

  /// Installs a release whose packs are already stored, replacing records of the same release.
  func install(_ record: UpdateRecord, _ version: ReleaseVersion) throws(StorageFailure) {
    guard record.bytes.count <= UpdateRecord.sizeLimit else { throw StorageFailure(code: EFBIG) }
    let name = StoredName.record(version, hash: record.hash)
    // Only files from before are replaced: if two processes install at the same time, neither removes the other's
    // record.
    let present = try names()
    try files.create(path(name), record.bytes, true)
    for other in present where other != name {
      // Another build's record of the same version is left alone.
      guard case .record(version, let hash) = other, self.record(version, hash: hash)?.manifest == record.manifest
      else { continue }
      try? files.remove(path(other))
    }
  }

  /// Notes that a release of a build was installed, so that no earlier one is used any more, even if its record is lost.
  ///
  /// Call it after the release is installed: a process that is killed in between keeps the previous release.
  func raise(_ version: ReleaseVersion, of target: ReleaseTarget) throws(StorageFailure) {
    let names = try names()
    guard Self.highest(of: target, names).map({ version > $0 }) ?? true else { return }
    try files.create(path(.highest(version, baseline: target.baseline)), [], true)
    for case .highest(let lower, target.baseline) in names {
      try? files.remove(path(.highest(lower, baseline: target.baseline)))
    }
  }

  /// Notes the epoch and time of a verified manifest.
  func raise(_ floor: Floor) throws(StorageFailure) {
    let names = try names()
    let old = Self.floor(names)
    var raised = old
    raised.raise(to: floor)
    guard raised != old, let issued = raised.issued else { return }
    let new = StoredName.floor(epoch: raised.epoch, issued: issued)
    try files.create(path(new), [], true)
    for name in names where name != new {
      if case .floor = name { try? files.remove(path(name)) }
    }
  }
}

extension ReleaseStore.Floor {
  /// Creates the floor of a verified manifest.
  init(_ manifest: ReleaseManifest) {
    self.init(epoch: manifest.version.epoch, issued: manifest.issued)
  }
}

// MARK: - Trials

extension ReleaseStore {
  /// Notes that the app starts with a release that isn't proven yet.
  ///
  /// - Parameter names: all names in the folder.
  /// - Returns: `false` if two processes have died on trial; the release is then set aside. Processes that still run, such
  ///   as other workers of a server, don't count.
  func begin(_ version: ReleaseVersion, among names: [StoredName]) -> Bool {
    guard isOnTrial(version, among: names) else { return true }
    let deaths = names.count { name in
      if case .trial(version, _) = name { files.holds.holder(path(name)) == .ended } else { false }
    }
    guard deaths < 2 else {
      setAside(version)
      return false
    }
    let start = ReleaseNumber.padded(.random(in: 0 ... .max), 16, radix: 16)
    // It must survive the process, but not a power failure, and waiting for the disk would delay the launch. If this
    // fails, the release is still used: a safeguard must not take the release away.
    try? files.holds.hold(path(.trial(version, start: start)))
    return true
  }

  /// Returns a Boolean value indicating whether it isn't known yet that the app runs well with a release.
  func isOnTrial(_ version: ReleaseVersion, among names: [StoredName]) -> Bool {
    !isReadOnly && !names.contains(.proven(version))
  }

  /// Notes that the app exited normally, or left the foreground, before a release was proven.
  func end(_ version: ReleaseVersion) {
    guard let names = try? names() else { return }
    removeTrials(of: version, names)
  }

  /// Notes that the app runs well with a release.
  func prove(_ version: ReleaseVersion) {
    guard let names = try? names(), !names.contains(.proven(version)) else { return }
    try? files.create(path(.proven(version)), [], false)
    removeTrials(of: version, names)
  }

  /// Stops using a release.
  func setAside(_ version: ReleaseVersion) {
    guard let names = try? names() else { return }
    try? files.create(path(.quarantine(version)), [], true)
    removeTrials(of: version, names)
  }

  /// Returns a Boolean value indicating whether a release, or a later one, was set aside.
  func isSetAside(_ version: ReleaseVersion) -> Bool {
    guard let names = try? names(), let latest = Self.latestSetAside(names) else { return false }
    return version <= latest
  }

  private static func latestSetAside(_ names: [StoredName]) -> ReleaseVersion? {
    names.compactMap { if case .quarantine(let version) = $0 { version } else { nil } }.max()
  }

  /// Removes the marks of a version's trials, except those of other running processes.
  private func removeTrials(of version: ReleaseVersion, _ names: [StoredName]) {
    for name in names {
      if case .trial(version, _) = name { try? files.holds.drop(path(name)) }
    }
  }
}
