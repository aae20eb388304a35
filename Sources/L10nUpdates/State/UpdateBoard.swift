import Foundation
import L10nRuntime

/// The public state and events, and the streams of both.
final class UpdateBoard: Sendable {
  private struct Content {
    var state = UpdateState()
    var events: [UpdateEvent] = []
  }

  private static let eventLimit = 64

  private let now: @Sendable () -> Date
  private let log: @Sendable (UpdateEvent) -> Void
  private let content = Guarded(Content())
  private let stateReaders = Broadcast<UpdateState>(bufferLimit: 1)
  private let eventReaders = Broadcast<UpdateEvent>(bufferLimit: eventLimit)
  private let observation = StateObservation()

  /// Creates a board with the clock and the log of its events.
  init(now: @escaping @Sendable () -> Date, log: @escaping @Sendable (UpdateEvent) -> Void) {
    self.now = now
    self.log = log
  }

  var state: UpdateState {
    observation.noteRead()
    return content.withLock(\.state)
  }

  /// The last events, the oldest first.
  var lastEvents: [UpdateEvent] { content.withLock(\.events) }

  /// Changes the state. Watchers get it before the next change.
  func change(_ change: (inout UpdateState) -> Void) {
    let isChanged = content.withLock { content in
      let old = content.state
      change(&content.state)
      if content.state != old { stateReaders.send(content.state) }
      return content.state != old
    }
    if isChanged { observation.noteChange() }
  }

  /// Notes an event now, for streams and for the log.
  func note(_ kind: UpdateEvent.Kind) {
    let event = UpdateEvent(time: now(), kind: kind)
    content.withLock { content in
      content.events = content.events.suffix(Self.eventLimit - 1) + [event]
      eventReaders.send(event)
    }
    log(event)
  }

  /// A stream of the present state and each one after it. A slow reader gets the latest.
  var states: AsyncStream<UpdateState> {
    content.withLock { stateReaders.stream(first: $0.state) }
  }

  /// A stream of events from now on. A slow reader gets the last ones.
  var events: AsyncStream<UpdateEvent> { eventReaders.stream() }
}
