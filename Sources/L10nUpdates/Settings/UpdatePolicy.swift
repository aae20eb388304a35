/// The rules that determine when strings are looked for, and when they are shown.
public struct UpdatePolicy: Sendable {
  /// The occasions on which a check is made. A call of ``TextUpdates/refresh(_:)`` without a reason always makes one.
  public var checks: Set<Trigger> = [.launch, .foreground]
  /// The minimum time between two automatic checks.
  public var minimumInterval: Duration = .seconds(15 * 60)
  /// The networks that may be used.
  public var networks: Networks = .unconstrained
  /// The moment at which a release is shown.
  public var apply: Apply = .unseen(after: .seconds(30))
  /// The languages that are downloaded.
  public var languages: Languages = .chain
  /// The limits for reading from the network.
  public var limits = Limits()

  /// Creates a policy with the defaults, which are those of an app.
  public init() {}

  /// The policy for a long-running program without a user interface: a check every 15 minutes, and new strings in all
  /// languages immediately.
  public static var server: UpdatePolicy {
    var policy = UpdatePolicy()
    policy.checks = [.launch, .interval(policy.minimumInterval)]
    // The interval already separates the checks.
    policy.minimumInterval = .zero
    policy.networks = .any
    policy.apply = .immediately
    policy.languages = .all
    return policy
  }

  /// An occasion for a check.
  public enum Trigger: Sendable, Hashable {
    /// The app starts.
    case launch
    /// The app comes to the foreground.
    case foreground
    /// Time has passed, on servers and other long-running programs.
    case interval(Duration)
    /// The system gives the app time in the background, in which the app calls ``TextUpdates/refresh(_:)``.
    case background
  }

  /// The networks to use, by cost.
  public enum Networks: Sendable, Hashable {
    /// Every network.
    case any
    /// Every network except those in Low Data Mode.
    case unconstrained
    /// Neither networks in Low Data Mode, nor cellular ones and hotspots.
    case inexpensive
  }

  /// A moment at which a release is shown.
  public enum Apply: Sendable, Hashable {
    /// When the app launches, and when it returns after it was inactive for this time.
    case unseen(after: Duration)
    /// At the start of the app only.
    case nextLaunch
    /// As soon as it is installed.
    case immediately
  }

  /// Languages of a catalog.
  public enum Languages: Sendable, Hashable {
    /// The languages in which messages are looked up at the time of the check.
    case chain
    /// All languages.
    case all
    /// These languages.
    case these([String])
  }

  /// Limits for reading, in bytes after decompression.
  public struct Limits: Sendable, Hashable {
    /// The largest manifest.
    public var manifest: Int
    /// The largest pack.
    public var pack: Int
    /// The largest total of a release's packs that are downloaded.
    public var total: Int
    /// The time that one request may take.
    public var deadline: Duration

    /// Creates limits.
    public init(
      manifest: Int = 64 << 10, pack: Int = 4 << 20, total: Int = 16 << 20, deadline: Duration = .seconds(30)
    ) {
      self.manifest = manifest
      self.pack = pack
      self.total = total
      self.deadline = deadline
    }
  }
}

/// The reason for a check.
public enum UpdateReason: Sendable, Hashable {
  /// The app asked for it.
  case asked
  /// The app started.
  case launch
  /// The app came to the foreground.
  case foreground
  /// Time passed.
  case interval
  /// The system gave the app time in the background.
  case background
  /// The network came back, after a check that failed without one.
  case network
}
