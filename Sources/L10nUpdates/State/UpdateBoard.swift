import Foundation
import L10nRuntime

/// The state that everyone sees, and the streams of those who watch it.
final class UpdateBoard: Sendable {
  private struct Content {
    var state = UpdateState()
    var events: [UpdateEvent] = []
    var watchers: [Int: AsyncStream<UpdateState>.Continuation] = [:]
    var listeners: [Int: AsyncStream<UpdateEvent>.Continuation] = [:]
    var nextNumber = 0
  }

  private let content = Guarded(Content())
  private static let eventLimit = 64

  var state: UpdateState { content.withLock(\.state) }

  /// The last events, the oldest first.
  var lastEvents: [UpdateEvent] { content.withLock(\.events) }

  /// Changes the state. Watchers get it before the next change.
  func change(_ change: (inout UpdateState) -> Void) {
    content.withLock { content in
      let old = content.state
      change(&content.state)
      guard content.state != old else { return }
      for watcher in content.watchers.values { watcher.yield(content.state) }
    }
  }

  func add(_ event: UpdateEvent) {
    content.withLock { content in
      content.events = content.events.suffix(Self.eventLimit - 1) + [event]
      for listener in content.listeners.values { listener.yield(event) }
    }
  }

  /// A stream of the present state and each one after it. A slow reader gets the latest.
  var states: AsyncStream<UpdateState> {
    let (stream, continuation) = AsyncStream.makeStream(of: UpdateState.self, bufferingPolicy: .bufferingNewest(1))
    let number = content.withLock { content in
      content.nextNumber += 1
      content.watchers[content.nextNumber] = continuation
      continuation.yield(content.state)
      return content.nextNumber
    }
    continuation.onTermination = { [weak self] _ in self?.content.withLock { $0.watchers[number] = nil } }
    return stream
  }

  /// A stream of events from now on. A slow reader gets the last ones.
  var events: AsyncStream<UpdateEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: UpdateEvent.self, bufferingPolicy: .bufferingNewest(Self.eventLimit))
    let number = content.withLock { content in
      content.nextNumber += 1
      content.listeners[content.nextNumber] = continuation
      return content.nextNumber
    }
    continuation.onTermination = { [weak self] _ in self?.content.withLock { $0.listeners[number] = nil } }
    return stream
  }
}
