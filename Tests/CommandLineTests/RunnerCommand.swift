/// A command that GitHub's runner recognizes in a log, according to its `ActionCommand.TryParseV2` and `TryParse`
/// (github.com/actions/runner, src/Runner.Common/ActionCommand.cs). Alternative runners recognize fewer.
struct RunnerCommand: Equatable {
  var name: String
  var data: String

  /// Returns the commands in the output of a step, whose lines end in LF, CR or both.
  static func all(in log: String) -> [RunnerCommand] {
    log.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.compactMap { RunnerCommand(line: String($0)) }
  }

  init?(line: String) {
    guard let command = Self.current(line) ?? Self.former(line) else { return nil }
    self = command
  }

  private init(name: String, data: String) {
    self.name = name
    self.data = data
  }

  /// The commands that the runner's extensions register, in any case.
  private static let registered: Set<String> = [
    "internal-set-repo-path", "set-env", "set-output", "save-state", "add-mask", "add-path", "add-matcher",
    "remove-matcher", "debug", "warning", "error", "notice", "group", "endgroup", "echo", "stop-commands",
  ]

  private init?(info: Substring.UnicodeScalarView, data: Substring.UnicodeScalarView) {
    let name = String(info.prefix { $0 != " " })
    guard Self.registered.contains(name.lowercased()) else { return nil }
    self.init(name: name, data: String(data))
  }

  /// Returns a command in the form `::name properties::data` at the start of a line. .NET's comparison ignores
  /// invisible characters.
  private static func current(_ line: String) -> RunnerCommand? {
    let trimmed = line.unicodeScalars.drop {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
        || $0.properties.generalCategory == .control
    }
    guard trimmed.starts(with: "::".unicodeScalars) else { return nil }
    let rest = trimmed.dropFirst(2)
    guard let end = rest.indices.first(where: { rest[$0...].starts(with: "::".unicodeScalars) }) else { return nil }
    return RunnerCommand(info: rest[..<end], data: rest[end...].dropFirst(2))
  }

  /// Returns the first command in the form `##[name properties]data` anywhere in a line.
  private static func former(_ line: String) -> RunnerCommand? {
    let scalars = line.unicodeScalars
    guard let start = scalars.indices.first(where: { scalars[$0...].starts(with: "##[".unicodeScalars) }) else {
      return nil
    }
    let rest = scalars[start...].dropFirst(3)
    guard let end = rest.firstIndex(of: "]") else { return nil }
    return RunnerCommand(info: rest[..<end], data: rest[end...].dropFirst())
  }
}
