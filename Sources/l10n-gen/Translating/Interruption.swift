import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The wish of a user to stop: the first Ctrl-C, or a signal to terminate. Work goes on until it looks here, so that no
/// file is half written. A second one ends the process at once.
final class Interruption {
  private let pipe: Pipe

  /// Takes signals from now on.
  init() throws(FileSystem.Failure) {
    pipe = try Pipe()
    _ = fcntl(pipe.writer, F_SETFL, O_NONBLOCK)
    Self.descriptor = pipe.writer
    var blocked = sigset_t()
    sigemptyset(&blocked)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&blocked, number)
      signal(number) { number in
        // Only what a handler may do (signal-safety(7)).
        _ = write(Interruption.descriptor, "!", 1)
        signal(number, SIG_DFL)
      }
    }
    // The program that started this one may have blocked them.
    sigprocmask(SIG_UNBLOCK, &blocked, nil)
  }

  deinit {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }

  /// The end of the pipe that a handler writes to. Handlers have no other way to find it.
  nonisolated(unsafe) private static var descriptor: Int32 = -1

  /// The descriptor to wait for.
  var wait: pollfd { pollfd(fd: pipe.reader, events: Int16(POLLIN), revents: 0) }

  var isRequested: Bool {
    var waits = [wait]
    return poll(&waits, 1, 0) > 0
  }
}
