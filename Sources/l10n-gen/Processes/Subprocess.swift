import L10nProject
import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that runs in parallel. This type writes to its standard input and reads its standard output. It uses
/// POSIX, because the tool doesn't link Foundation.
///
/// The program's standard error is read whenever this type waits for output, so that the program never blocks.
final class Subprocess {
  private let name: String
  private let process: pid_t
  private let input: Pipe
  private let output: Pipe
  private let error: Pipe
  /// The beginning of the program's standard error.
  private(set) var complaint: [UInt8] = []
  private var status: Int32?

  private let complaintLimit: Int

  /// Starts a program, which is searched for in PATH.
  /// - Parameters:
  ///   - arguments: its name, followed by its arguments.
  ///   - environment: the differences from this process's environment; `nil` removes a variable.
  ///   - complaintLimit: the number of bytes of its standard error that are kept.
  init(
    _ arguments: [String], environment: [String: String?], complaintLimit: Int = 4_096
  ) throws(FileSystem.Failure) {
    self.complaintLimit = complaintLimit
    name = arguments.first ?? ""
    input = try Pipe()
    output = try Pipe()
    error = try Pipe()
    process = try ProgramStart.start(
      arguments, environment,
      [(input.reader, STDIN_FILENO), (output.writer, STDOUT_FILENO), (error.writer, STDERR_FILENO)])
    // The reading end of the program's input stays open here, so that writing doesn't raise a signal after the program
    // has ended.
    output.closeWriter()
    error.closeWriter()
  }

  deinit {
    _ = finish()
  }

  /// Sends bytes, which must fit into a pipe's buffer, so that sending never blocks.
  func send(_ text: String) throws(FileSystem.Failure) {
    var text = text
    if let failure = text.withUTF8(FileDescriptor(number: input.writer, name: name).writeAll) { throw failure }
  }

  /// Reads available output of the program, up to a number of bytes, and waits if there is none yet. Returns an empty
  /// result at the end of the output.
  func receive(upTo limit: Int) throws(FileSystem.Failure) -> [UInt8] {
    while true {
      var waiting = [pollfd(fd: output.reader, events: Int16(POLLIN), revents: 0)]
      if error.isReaderOpen { waiting.append(pollfd(fd: error.reader, events: Int16(POLLIN), revents: 0)) }
      guard poll(&waiting, nfds_t(waiting.count), -1) >= 0 else {
        if errno == EINTR { continue }
        throw .ofSystem(name)
      }
      if waiting.count > 1, waiting[1].revents != 0 { takeComplaint() }
      if waiting[0].revents != 0 { return try Self.read(output.reader, upTo: limit, name) }
    }
  }

  /// Returns the remaining output of the program, up to a number of bytes, and the program's exit status, which is -1
  /// if a signal ended it.
  func receiveAll(upTo limit: Int) throws(FileSystem.Failure) -> (output: [UInt8], status: Int32) {
    input.closeWriter()
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let more = try receive(upTo: limit - bytes.count)
      if more.isEmpty { break }
      bytes += more
    }
    return (bytes, finish())
  }

  /// Waits for the program to end, which it does when its pipes are closed.
  private func finish() -> Int32 {
    if let status { return status }
    input.close()
    output.close()
    while error.isReaderOpen { takeComplaint() }
    var result: Int32 = 0
    while waitpid(process, &result, 0) < 0, errno == EINTR {}
    // The low seven bits are the signal that ended the program; the next byte is its status (wait(2)).
    let status = result & 0x7F == 0 ? (result >> 8) & 0xFF : -1
    self.status = status
    return status
  }

  private func takeComplaint() {
    guard let bytes = try? Self.read(error.reader, upTo: 4_096, name), !bytes.isEmpty else { return error.close() }
    complaint += bytes.prefix(complaintLimit - complaint.count)
  }

  private static func read(
    _ descriptor: Int32, upTo limit: Int, _ name: String
  ) throws(FileSystem.Failure) -> [UInt8] {
    try FileDescriptor(number: descriptor, name: name).read(upTo: min(limit, 1 << 20))
  }
}
