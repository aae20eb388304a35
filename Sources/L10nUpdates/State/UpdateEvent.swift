public import Foundation

/// Something that happened, for logs and support. It has no text and no address.
public struct UpdateEvent: Sendable, Equatable {
  /// The time.
  public var time: Date
  /// The kind of the event.
  public var kind: Kind

  /// The kind of an event, with its numbers.
  public enum Kind: Sendable, Equatable {
    /// The app started with a release, or with the compiled texts.
    case started(UpdateVersion?)
    /// A check ended.
    case checked(UpdateReason, UpdateOutcome)
    /// A release was published more than 48 hours in the future, by the clock of this device.
    case clockBehind(by: Duration)
    /// A message of a release can't be shown.
    case messageRejected(RejectedMessage)
    /// A release has messages that this build doesn't have.
    case unknownMessages(language: String, count: Int)
    /// A release is shown from now on, or the compiled texts are.
    case applied(UpdateVersion?)
    /// The app ended twice right after it had started with a release, so the release isn't used any more.
    case quarantined(UpdateVersion)
    /// The file of a pack has changed, so the release isn't used any more.
    case fileChanged(language: String)
    /// The disk failed, with this `errno`.
    case storageFailed(code: Int32)
  }
}
