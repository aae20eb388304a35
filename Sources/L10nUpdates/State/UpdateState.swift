public import Foundation

/// The place of a release in the order of releases: a later epoch beats an earlier one, then the greater sequence.
public struct UpdateVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The generation of keys.
  public var epoch: UInt32
  /// The number within the epoch: the Unix time of publishing, in seconds.
  public var sequence: UInt64

  /// Creates a version.
  public init(epoch: UInt32, sequence: UInt64) {
    self.epoch = epoch
    self.sequence = sequence
  }

  /// Returns a Boolean value indicating whether a release comes before another.
  public static func < (first: UpdateVersion, second: UpdateVersion) -> Bool {
    (first.epoch, first.sequence) < (second.epoch, second.sequence)
  }

  /// Both numbers, for logs.
  public var description: String { "\(epoch).\(sequence)" }
}

/// A release of texts that this device has.
public struct UpdateRelease: Sendable, Hashable {
  /// Its place in the order of releases.
  public var version: UpdateVersion
  /// The time at which it was published.
  public var issued: Date
  /// The time after which it isn't used any more.
  public var expires: Date
  /// The languages on this device.
  public var languages: [String]
}

/// A message of a release that isn't shown, because it doesn't fit the app; the compiled one is used instead.
public struct RejectedMessage: Sendable, Hashable {
  /// The language.
  public var language: String
  /// The number by which generated code addresses the message.
  public var id: UInt64
  /// The reason, for logs.
  public var reason: String
}

/// The result of a check.
public enum UpdateOutcome: Sendable, Equatable {
  /// The texts are the latest.
  case upToDate
  /// Nothing was published for this build.
  case nothingForThisBuild
  /// It isn't time to check yet.
  case notYet(until: Date, UpdatePause)
  /// A release is on this device now. The policy says when it is shown.
  case installed(UpdateRelease)
  /// Nothing changed.
  case failed(UpdateError)
}

/// The reason for waiting with a check.
public enum UpdatePause: Sendable, Hashable {
  /// The last check was made a short time ago.
  case recent
  /// The host failed, or asked for a pause.
  case failure
}

/// The current state of a ``TextUpdates``.
public struct UpdateState: Sendable, Equatable {
  /// The current activity.
  public var phase = Phase.idle
  /// The release that is shown, or `nil` if the compiled texts are.
  public var inUse: UpdateRelease?
  /// The release that is installed, but not shown yet.
  public var waiting: UpdateRelease?
  /// The messages of these releases that aren't used.
  public var rejected: [RejectedMessage] = []
  /// The time of the last check.
  public var lastCheck: Date?
  /// The time of the last answer.
  public var lastAnswer: Date?
  /// The error of the last check, or `nil` if it had none.
  public var lastError: UpdateError?
  /// The freshness of the release in use.
  public var freshness = Freshness.fresh

  /// An activity of updates.
  public enum Phase: Sendable, Equatable {
    /// No activity.
    case idle
    /// The manifest is being fetched.
    case checking
    /// Packs are being downloaded, counted in bytes.
    case downloading(done: Int, of: Int)
    /// No check is made until this time.
    case paused(until: Date, because: UpdatePause)
  }

  /// The age of the release in use.
  public enum Freshness: Sendable, Equatable {
    /// The release hasn't expired.
    case fresh
    /// Checks have failed since this time.
    case stale(since: Date)
    /// It expired, so the compiled strings are shown.
    case expired
  }
}
