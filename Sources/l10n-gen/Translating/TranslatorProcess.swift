import L10nProject
import L10nText
import L10nTranslation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A running command that translates, with all that it started: they are a process group of their own, so that Ctrl-C
/// doesn't end them in the middle of an answer.
///
/// Nothing here waits, except for the end of the process.
final class TranslatorProcess {
  private let name: String
  private let process: pid_t
  private let input: Pipe
  private let output: Pipe
  private let error: Pipe
  private var lines = LineSplitter(limit: TranslatorProcess.lineLimit)
  private var complaints = LineSplitter(limit: TranslatorProcess.complaintLimit)
  /// The bytes that the process hasn't read yet.
  private var outgoing: ArraySlice<UInt8> = []

  /// The number of bytes of a line of its output.
  private static let lineLimit = 1 << 20
  /// The number of bytes of a line of its standard error.
  private static let complaintLimit = 4_096

  /// Starts a command.
  init(_ arguments: [String]) throws(FileSystem.Failure) {
    name = arguments.first ?? ""
    input = try Pipe()
    output = try Pipe()
    error = try Pipe()
    process = try ProgramStart.start(
      arguments, [:],
      [(input.reader, STDIN_FILENO), (output.writer, STDOUT_FILENO), (error.writer, STDERR_FILENO)], leadingGroup: true)
    input.closeReader()
    output.closeWriter()
    error.closeWriter()
    _ = fcntl(input.writer, F_SETFL, O_NONBLOCK)
  }

  // MARK: Waiting

  /// The descriptors to wait for.
  var waits: [pollfd] {
    var waits = [pollfd(fd: output.reader, events: Int16(POLLIN), revents: 0)]
    if error.isReaderOpen { waits.append(pollfd(fd: error.reader, events: Int16(POLLIN), revents: 0)) }
    if !outgoing.isEmpty { waits.append(pollfd(fd: input.writer, events: Int16(POLLOUT), revents: 0)) }
    return waits
  }

  /// The stream that a wait is for.
  enum Role {
    case input, output, error
  }

  func role(of wait: pollfd) -> Role {
    wait.fd == output.reader ? .output : wait.fd == error.reader ? .error : .input
  }

  func send(_ bytes: [UInt8]) {
    outgoing += bytes
    sendMore()
  }

  /// Sends what the process reads without waiting. If it reads no more, its end is an event of its own.
  func sendMore() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes { systemWrite(input.writer, $0) }
      if count < 0 {
        if errno == EINTR { continue }
        if errno != EAGAIN { outgoing = [] }
        return
      }
      outgoing = outgoing.dropFirst(count)
    }
  }

  /// Reads what is there of its output. Returns `nil` at its end.
  func readLines() -> [LineSplitter.Line]? {
    read(output.reader).map { lines.take($0) }
  }

  /// Reads what is there of its standard error, and prints its lines.
  func readComplaints() {
    guard let bytes = read(error.reader) else { return error.close() }
    for case .complete(let line) in complaints.take(bytes) where !line.isEmpty {
      Console.error(lines: [String(decoding: line, as: UTF8.self)])
    }
  }

  private func read(_ descriptor: Int32) -> [UInt8]? {
    let bytes = try? FileDescriptor(number: descriptor, name: name).read(upTo: 1 << 16)
    return bytes?.isEmpty == false ? bytes : nil
  }

  // MARK: Ending

  /// Closes its input, and ends it and what it started if it doesn't end by itself.
  ///
  /// - Parameter patience: the time to wait for that.
  /// - Returns: a sentence about its end.
  @discardableResult
  func end(patience: Duration) -> String {
    input.close()
    var status: Int32 = 0
    let start = ContinuousClock.now
    var ended = waitpid(process, &status, WNOHANG)
    while ended == 0, ContinuousClock.now - start < patience {
      WallClock.sleep(.milliseconds(10))
      ended = waitpid(process, &status, WNOHANG)
    }
    kill(-process, SIGKILL)
    while ended <= 0 {
      ended = waitpid(process, &status, 0)
      if ended < 0, errno != EINTR { break }
    }
    if error.isReaderOpen { drainComplaints() }
    output.close()
    error.close()
    let signal = status & 0x7F
    return signal == 0
      ? "'\(name)' ended with status \((status >> 8) & 0xFF)" : "'\(name)' was ended by signal \(signal)"
  }

  /// Prints what is left of its standard error, without waiting for programs that still have it open.
  private func drainComplaints() {
    _ = fcntl(error.reader, F_SETFL, O_NONBLOCK)
    for _ in 0..<16 where error.isReaderOpen { readComplaints() }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
