import L10nText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Starts programs, without a shell.
enum ProgramStart {
  private typealias Text = UnsafeMutablePointer<CChar>

  /// Starts a program, which is searched for in PATH.
  ///
  /// - Parameters:
  ///   - arguments: its name, followed by its arguments.
  ///   - changes: the differences from this process's environment; `nil` removes a variable.
  ///   - descriptors: the descriptors of this process that become its own.
  ///   - isGroup: whether it leads a process group of its own, so that a signal reaches all that it starts, and none from
  ///     the terminal does.
  static func start(
    _ arguments: [String], _ changes: [String: String?], _ descriptors: [(ours: Int32, its: Int32)],
    leadingGroup isGroup: Bool = false
  ) throws(FileSystem.Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (ours, its) in descriptors { posix_spawn_file_actions_adddup2(&actions, ours, its) }
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if isGroup { leadGroup(&attributes) }
    let texts: [Text?] = arguments.map { strdup($0) } + [nil]
    let settings = changes.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
    let changed: [Text?] = settings.map { strdup($0) } + [nil]
    defer { for text in texts + changed { free(text) } }
    let environment = inherited(without: changes.keys) + changed
    var process: pid_t = 0
    let result = posix_spawnp(&process, arguments.first ?? "", &actions, &attributes, texts, environment)
    guard result == 0 else {
      throw FileSystem.Failure(path: arguments.first ?? "", reason: String(cString: strerror(result)))
    }
    return process
  }

  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Attributes = posix_spawnattr_t
  #endif

  private static func leadGroup(_ attributes: inout Attributes) {
    // A program inherits ignored signals. One whose reader has ended must end, too.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))
  }

  /// Returns the variables of this process unchanged, except for some names. They need not be valid text.
  private static func inherited(without names: some Collection<String>) -> [Text?] {
    #if canImport(Darwin)
      var next: UnsafeMutablePointer<Text?>? = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<Text?>? = environ
    #endif
    var variables: [Text?] = []
    while let variable = next?.pointee {
      if !names.contains(where: { strncmp(variable, $0 + "=", $0.utf8.count + 1) == 0 }) { variables.append(variable) }
      next = next?.successor()
    }
    return variables
  }
}
