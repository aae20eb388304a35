import L10nFormats

/// The conversation with programs that translate: batches of strings go out, and answers come in and are submitted.
///
/// Nothing that a program does ends the conversation before all strings are translated or left: it may answer in any
/// order, twice, too late or not at all, write what isn't JSON, end or hang.
///
///     requests ─▶ waiting ─ a batch ─▶ program ─ answers ─▶ submit ─ written ─▶ done
///                    ▲                    └─ errors ─┐          └─ refused ─┐
///                    └──────────────── sent again, at most three times ◀────┘
package final class TranslatorConversation {
  /// The sizes and limits of a conversation.
  package struct Options: Sendable {
    /// The number of strings in a batch.
    package var batchSize = 25
    /// The number of programs that translate at the same time.
    package var jobs = 1
    /// The time in which a program must answer a string.
    package var timeout = Duration.seconds(120)

    /// Creates the usual options.
    package init() {}
  }

  /// A string that isn't translated, with the reason.
  package struct Left: Sendable {
    package var id: StringID
    package var reason: String
  }

  /// The numbers for a user who watches.
  package struct Progress: Sendable, Equatable {
    package var done = 0
    package var total: Int
    package var refused = 0
  }

  /// A time that no conversation reaches.
  private static let never = Duration.seconds(1 << 30)

  private let programs: any TranslatorPrograms
  private let options: Options
  private var workers: [Worker]
  /// The amounts that programs used, by name, in the order in which they named it first.
  package private(set) var usage: [(name: String, count: Int)] = []
  /// The number of lines that meant nothing, or named no string that was asked for.
  package private(set) var strayLines = 0
  /// A Boolean value indicating whether the user wants to stop.
  package private(set) var isInterrupted = false
  /// The reason why a program couldn't be started, if one couldn't.
  package private(set) var startFailure: String?
  /// The reason why the last program ended, if one did.
  package private(set) var lastEnd: String?
  private var batchCount = 0

  /// A program that may be running.
  private struct Worker {
    var isRunning = false
    /// The number of times that it ended since it last answered.
    var ends = 0
    /// The language of the task that it was sent.
    var language: String?
    var batch: TranslatorBatch?

    /// A program is started twice more.
    var isUsable: Bool { ends <= 2 }
  }

  /// Creates a conversation in which no program runs yet.
  package init(with programs: any TranslatorPrograms, _ options: Options = Options()) {
    self.programs = programs
    self.options = options
    workers = Array(repeating: Worker(), count: options.jobs)
  }

  /// Has strings translated.
  ///
  /// - Parameters:
  ///   - requests: the strings, all of the task's language.
  ///   - submit: writes answers, and returns the result of each.
  ///   - watch: is called after each batch.
  /// - Returns: the strings that are left, in the order of the requests.
  package func translate<Failure>(
    _ requests: [TranslationRequest], for task: TranslatorTask,
    submit: ([TranslationAnswer]) throws(Failure) -> [SubmissionResult], watch: (Progress) -> Void = { _ in }
  ) throws(Failure) -> [Left] {
    var round = Round(requests)
    while !isInterrupted {
      assign(&round, task)
      let busy = workers.compactMap(\.batch?.deadline).min()
      guard busy != nil || !round.waiting.isEmpty, workers.contains(where: \.isUsable) || busy != nil else { break }
      let ready = workers.contains { $0.batch == nil && $0.isUsable } ? round.waiting.map(\.notBefore).min() : nil
      // A program that never stops writing must not hide that it is late.
      let isLate = busy.map { $0 <= programs.now } ?? false
      let deadline = min(busy ?? Self.never, ready ?? Self.never)
      let event = isLate ? .deadline : programs.nextEvent(until: deadline)
      for finished in handle(event) { try settle(finished, &round, submit, watch) }
    }
    // What was answered before the user stopped is written.
    for index in workers.indices {
      if let batch = workers[index].batch { try settle(batch, &round, submit, watch) }
      workers[index].batch = nil
    }
    return round.left
  }

  // MARK: Sending

  /// Gives a batch to each program that has none.
  private func assign(_ round: inout Round, _ task: TranslatorTask) {
    for index in workers.indices where workers[index].batch == nil && workers[index].isUsable {
      let strings = round.next(options.batchSize, at: programs.now)
      guard !strings.isEmpty else { return }
      if !workers[index].isRunning, let reason = programs.start(index) {
        workers[index].ends = .max
        startFailure = reason
        round.waiting =
          strings.map { string in
            var string = string
            string.last = .failed(reason)
            return string
          } + round.waiting
        continue
      }
      var lines: [JSONValue] = []
      if !workers[index].isRunning || workers[index].language != task.language { lines.append(task.header) }
      (workers[index].isRunning, workers[index].language) = (true, task.language)
      lines += strings.map(\.line)
      batchCount += 1
      lines.append(TranslatorTask.end(ofBatch: batchCount))
      let sent = strings.map { string in
        var string = string
        string.attempts += 1
        return string
      }
      workers[index].batch = TranslatorBatch(batchCount, sent, deadline: programs.now + options.timeout)
      programs.send(Array(lines.map { $0.text + "\n" }.joined().utf8), to: index)
    }
  }

  // MARK: Receiving

  /// Takes an event. Returns the batches that are over because of it.
  private func handle(_ event: TranslatorEvent) -> [TranslatorBatch] {
    switch event {
    case .interrupted:
      isInterrupted = true
      return []
    case .deadline:
      return workers.indices.compactMap { index in
        guard let batch = workers[index].batch, batch.deadline <= programs.now else { return nil }
        programs.stop(index)
        return over(index, "it didn't answer within \(options.timeout.components.seconds) seconds")
      }
    case .ended(let reason, let index): return [over(index, reason)].compactMap(\.self)
    case .longLine: strayLines += 1
    case .line(let bytes, let index): return take(TranslatorLine(bytes), of: index).map { [$0] } ?? []
    }
    return []
  }

  /// Takes a line of a program. Returns its batch if that is over.
  private func take(_ line: TranslatorLine, of index: Int) -> TranslatorBatch? {
    var isUseful = false
    var isOver = false
    switch line {
    case .answer(let answer): isUseful = workers[index].batch?.take(answer) ?? false
    case .error(let id, let message):
      isUseful = workers[index].batch?.take(errorOf: id, message, at: programs.now) ?? false
    case .usage(let counts):
      for (name, count) in counts { add(count, to: name) }
      return nil
    case .end(let number):
      // One that comes after all answers is about an earlier batch.
      guard workers[index].batch?.number == number else { return nil }
      isOver = true
    case .unreadable: break
    }
    if isUseful {
      workers[index].ends = 0
      workers[index].batch?.deadline = programs.now + options.timeout
    } else if !isOver {
      strayLines += 1
    }
    guard let batch = workers[index].batch, isOver || batch.isComplete else { return nil }
    workers[index].batch = nil
    return batch
  }

  private func add(_ count: Int, to name: String) {
    if let index = usage.firstIndex(where: { $0.name == name }) {
      usage[index].count = usage[index].count.addingReportingOverflow(count).partialValue
    } else {
      usage.append((name, count))
    }
  }

  /// Notes that a program ended, or was ended. Returns its batch.
  private func over(_ index: Int, _ reason: String) -> TranslatorBatch? {
    lastEnd = reason
    workers[index].batch?.endReason = reason
    defer { workers[index].batch = nil }
    (workers[index].isRunning, workers[index].language) = (false, nil)
    workers[index].ends += 1
    return workers[index].batch
  }

  // MARK: Submitting

  /// Submits the answers of a batch that is over, and lets the strings that need it wait for another attempt.
  private func settle<Failure>(
    _ batch: TranslatorBatch, _ round: inout Round,
    _ submit: ([TranslationAnswer]) throws(Failure) -> [SubmissionResult], _ watch: (Progress) -> Void
  ) throws(Failure) {
    for string in batch.failed { round.take(string) }
    for id in batch.open.keys.sorted() {
      guard var string = batch.open[id] else { continue }
      string.fail(batch.endReason, at: programs.now)
      round.take(string)
    }
    if !batch.answered.isEmpty {
      let results = try submit(batch.answered.map(\.answer))
      for ((string, answer), result) in zip(batch.answered, results) { round.take(string, answer, result) }
    }
    watch(round.progress)
  }
}

/// The strings of one language on their way.
private struct Round {
  var waiting: [OpenString]
  private var lost: [OpenString] = []
  private(set) var progress: TranslatorConversation.Progress
  private let order: [StringID: Int]

  init(_ requests: [TranslationRequest]) {
    waiting = requests.map { OpenString(request: $0) }
    progress = .init(total: requests.count)
    order = Dictionary(requests.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// Removes the next strings that can be sent.
  mutating func next(_ count: Int, at now: Duration) -> [OpenString] {
    let indexes = waiting.indices.filter { waiting[$0].notBefore <= now }.prefix(count)
    let strings = indexes.map { waiting[$0] }
    let taken = Set(indexes)
    waiting = waiting.indices.filter { !taken.contains($0) }.map { waiting[$0] }
    return strings
  }

  /// Takes a string that needs another attempt.
  mutating func take(_ string: OpenString) {
    if string.isWorthAnother { waiting.append(string) } else { lost.append(string) }
  }

  /// Takes a string with the result of its answer.
  mutating func take(_ string: OpenString, _ answer: TranslationAnswer, _ result: SubmissionResult) {
    switch result.status {
    case .written, .unchanged: progress.done += 1
    case .stale:
      guard let fresh = result.fresh else { return lost.append(string) }
      var string = string
      string.request = fresh
      string.last = .failed("somebody changed it at the same time")
      take(string)
    case .refused:
      progress.refused += 1
      var string = string
      string.last = .refused(result, try? answer.content.get())
      take(string)
    }
  }

  /// The strings that aren't translated, in order.
  var left: [TranslatorConversation.Left] {
    (lost + waiting).sorted { (order[$0.request.id] ?? 0) < (order[$1.request.id] ?? 0) }.map {
      .init(id: $0.request.id, reason: $0.reason)
    }
  }
}
