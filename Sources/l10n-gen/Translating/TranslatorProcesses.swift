import L10nText
import L10nTranslation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The processes of a command that translates, one for each job.
final class TranslatorProcesses: TranslatorPrograms {
  private let command: [String]
  private let interruption: Interruption
  private var running: [Int: TranslatorProcess] = [:]
  /// The events that were read, but not returned yet.
  private var events: [TranslatorEvent] = []
  private let start = ContinuousClock.now

  /// - Parameter command: the name of the command, followed by its arguments.
  init(_ command: [String], _ interruption: Interruption) {
    self.command = command
    self.interruption = interruption
    // A command that has ended reads no more; that isn't a crash.
    signal(SIGPIPE, SIG_IGN)
  }

  var now: Duration { ContinuousClock.now - start }

  func start(_ program: Int) -> String? {
    do throws(FileSystem.Failure) {
      running[program] = try TranslatorProcess(command)
      return nil
    } catch {
      return "'\(error.path)' can't be started: \(error.reason)"
    }
  }

  func send(_ lines: [UInt8], to program: Int) { running[program]?.send(lines) }

  func stop(_ program: Int) { end(program, patience: .zero) }

  /// Ends all processes, after some time in which they may end by themselves.
  func endAll() {
    for program in running.keys.sorted() { end(program, patience: Self.patience) }
  }

  /// The time in which a command may end after its input.
  private static let patience = Duration.seconds(2)

  @discardableResult
  private func end(_ program: Int, patience: Duration) -> String? {
    events.removeAll { $0.program == program }
    return running.removeValue(forKey: program)?.end(patience: patience)
  }

  func nextEvent(until deadline: Duration) -> TranslatorEvent {
    while true {
      if interruption.isRequested { return .interrupted }
      if !events.isEmpty { return events.removeFirst() }
      let rest = deadline - now
      guard rest > .zero else { return .deadline }
      wait(rest)
    }
  }

  /// Waits until there is something to read or to send, at most for some time, and does that.
  private func wait(_ time: Duration) {
    let programs = running.sorted { $0.key < $1.key }
    var waits = programs.flatMap(\.value.waits) + [interruption.wait]
    let milliseconds = min(time / .milliseconds(1), Double(Int32.max / 2))
    guard poll(&waits, nfds_t(waits.count), Int32(milliseconds.rounded(.up))) > 0 else { return }
    let ready = Set(waits.filter { $0.revents != 0 }.map(\.fd))
    for (program, process) in programs { read(process, program, ready) }
  }

  private func read(_ process: TranslatorProcess, _ program: Int, _ ready: Set<Int32>) {
    for wait in process.waits where ready.contains(wait.fd) {
      switch process.role(of: wait) {
      case .input: process.sendMore()
      case .error: process.readComplaints()
      case .output:
        guard let lines = process.readLines() else {
          let reason = running.removeValue(forKey: program)?.end(patience: Self.patience)
          events.append(.ended(reason ?? "", program: program))
          return
        }
        events += lines.map { line in
          switch line {
          case .complete(let bytes): .line(bytes, program: program)
          case .tooLong: .longLine(program: program)
          }
        }
      }
    }
  }
}

extension TranslatorEvent {
  /// The program that it is about, or `nil` for none.
  fileprivate var program: Int? {
    switch self {
    case .line(_, let program), .longLine(let program), .ended(_, let program): program
    case .deadline, .interrupted: nil
    }
  }
}
