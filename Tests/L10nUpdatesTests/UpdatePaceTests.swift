import Foundation
import Testing

@testable import L10nRuntime
@testable import L10nUpdates

@Suite("The pace of checks")
struct UpdatePaceTests {
  private let world = UpdateWorld()
  private var now: Date { world.content.withLock(\.now) }

  @Test("automatic checks are made once in a quarter of an hour, across starts of the app")
  func interval() async {
    world.publish([:])
    let updates = world.updates()
    let next = now.addingTimeInterval(900)
    #expect(await updates.refresh(.launch) != .upToDate)
    #expect(await updates.refresh(.foreground) == .notYet(until: next, .recent))
    let later = world.updates()
    later.start()
    #expect(await later.refresh(.launch) == .notYet(until: next, .recent))
    #expect(await later.refresh() == .upToDate)
    world.pass(901)
    #expect(await later.refresh(.launch) == .upToDate)
  }

  @Test("a failing host gets one more request, and then a pause that doubles from 5 minutes to an hour")
  func failures() async {
    world.answer(FetchResponse(status: 503))
    let updates = world.updates()
    for minutes in [5, 10, 20, 40, 60, 60] as [Double] {
      world.content.withLock { $0.requests = [] }
      #expect(await updates.refresh() == .failed(.http(status: 503, retryAfter: nil)))
      #expect(world.content.withLock { $0.requests.count } == 2)
      let until = now.addingTimeInterval(minutes * 60)
      #expect(await updates.refresh() == .notYet(until: until, .failure))
      world.pass(minutes * 60 + 1)
    }
    world.publish([:])
    guard case .installed = await updates.refresh() else { return #expect(Bool(false)) }
    world.answer(FetchResponse(status: 503))
    _ = await updates.refresh()
    #expect(await updates.refresh() == .notYet(until: now.addingTimeInterval(300), .failure))
  }

  @Test("the host's requested pause is respected, up to a day")
  func retryAfter() async {
    func pause(_ status: Int, _ seconds: Int?) async -> TimeInterval? {
      let world = UpdateWorld()
      world.answer(FetchResponse(status: status, retryAfter: seconds.map { .seconds($0) }))
      let updates = world.updates()
      _ = await updates.refresh()
      guard case .notYet(let until, .failure) = await updates.refresh() else { return nil }
      return until.timeIntervalSince(world.content.withLock(\.now))
    }
    #expect(await pause(429, nil) == 3_600)
    #expect(await pause(429, 60) == 300)
    #expect(await pause(429, 0) == 300)
    #expect(await pause(429, 7_200) == 7_200)
    #expect(await pause(503, 1_000) == 1_000)
    #expect(await pause(503, 10) == 300)
    #expect(await pause(503, 1_000_000) == 86_400)
    #expect(await pause(404, nil) == nil)
  }

  @Test("being offline causes no pause and no second request")
  func offline() async {
    world.content.withLock { $0.failure = .offline }
    let updates = world.updates()
    #expect(await updates.refresh() == .failed(.offline))
    #expect(await updates.refresh() == .failed(.offline))
    #expect(world.content.withLock { $0.requests.count } == 2)
    #expect(world.content.withLock(\.slept).isEmpty)
  }

  @Test("a check that failed without a network is repeated once when the network returns")
  func networkReturns() async throws {
    world.content.withLock { $0.failure = .offline }
    let (returns, network) = AsyncStream.makeStream(of: Void.self)
    var environment = world.environment
    environment.networkReturns = { await returns.contains { true } }
    let updates = world.updates { $1.checks = [.foreground] }.with(environment: environment)
    for _ in 1...3 { #expect(await updates.refresh() == .failed(.offline)) }
    world.content.withLock { $0.failure = nil }
    var events = updates.events.makeAsyncIterator()
    network.yield()
    #expect(await events.next()?.kind == .checked(.network, .nothingForThisBuild))
    #expect(world.content.withLock { $0.requests.count } == 4)
  }

  @Test("a changed clock doesn't cause an endless pause")
  func clocks() async {
    world.answer(FetchResponse(status: 503))
    let updates = world.updates()
    _ = await updates.refresh()
    world.pass(-10 * 365 * 86_400)
    #expect(await updates.refresh() == .failed(.http(status: 503, retryAfter: nil)))
    world.pass(20 * 365 * 86_400)
    #expect(await updates.refresh() == .failed(.http(status: 503, retryAfter: nil)))
  }

  @Test("apps that failed at the same time retry at different times, and not before the host's requested time")
  func spread() {
    let pauses = [0, 0.1, 0.2].map { spread in
      var pace = UpdatePace()
      pace.fail(.http(status: 503, retryAfter: .seconds(1_000)), now: now, spread: spread)
      return pace.pausedUntil?.timeIntervalSince(now)
    }
    #expect(pauses == [1_000, 1_100, 1_200])
  }

  @Test("a check without a network doesn't count, so that the next occasion makes one")
  func withoutNetwork() async {
    world.publish([:])
    let updates = world.updates()
    world.content.withLock { $0.failure = .offline }
    #expect(await updates.refresh(.launch) == .failed(.offline))
    world.content.withLock { $0.failure = nil }
    let later = world.updates()
    later.start()
    #expect(await later.refresh(.launch) != .notYet(until: now.addingTimeInterval(900), .recent))
  }

  @Test("a written pace is read again, and other content is ignored")
  func file() {
    var pace = UpdatePace()
    pace.checked = Date(timeIntervalSince1970: 1_795_262_400)
    pace.fail(.connection, now: Date(timeIntervalSince1970: 1_795_262_401), spread: 0)
    #expect(UpdatePace(pace.bytes) == pace)
    #expect(UpdatePace(Array("checked 99999999999999999\nfailures -4\npaused x\n\u{0}".utf8)) == UpdatePace())
  }
}
