import L10nProject
import L10nText

/// The lines of Swift files that a person selects: `App/Cart.swift:12`, or whole files.
struct SelectedLines {
  /// The paths of the files in the order in which they were given, each with its lines, or `nil` for all.
  private(set) var files: [(path: String, lines: Set<Int>?)] = []
  /// A Boolean value indicating whether whole files are selected.
  let isAll: Bool

  /// - Parameters:
  ///   - arguments: files with lines, or without them if all lines are selected.
  ///   - all: a Boolean value indicating whether all lines are selected.
  init(_ arguments: [String], all: Bool) throws(Refusal) {
    isAll = all
    guard !arguments.isEmpty else {
      throw .usage("name the texts by file and line, such as 'App/Cart.swift:12', or files after --all")
    }
    for argument in arguments {
      let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
      let line = parts.count > 1 ? Int(parts[1]) : nil
      if all {
        guard line == nil else {
          throw .usage("--all takes whole files; write '\(parts[0])' without the line, or leave --all out")
        }
        add(argument, nil)
      } else {
        // A column after the line, as findings have it, doesn't matter.
        guard let line, line > 0, parts.count < 4 else {
          throw .usage("'\(argument)' has no line; write '\(parts[0]):12', or --all for the whole file")
        }
        add(String(parts[0]), line)
      }
    }
  }

  private mutating func add(_ path: String, _ line: Int?) {
    let path = FilePath.shown(path)
    guard let index = files.firstIndex(where: { $0.path == path }) else {
      files.append((path, line.map { [$0] }))
      return
    }
    if let line { files[index].lines?.insert(line) }
  }
}
