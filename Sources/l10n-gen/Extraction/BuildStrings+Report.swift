import L10nFormats
import L10nProject

extension BuildStrings {
  /// The number of paths that are listed, because a build has the sources of all packages.
  private static let limit = 10

  /// Lines about the files whose keys weren't taken from builds.
  var summary: String {
    Self.lines(changed.map { "\($0) changed after the build, so its code was read" })
      + Self.lines(unmatched.map { "no file here is the build's '\($0)'" })
  }

  private static func lines(_ lines: [String]) -> String {
    let shown = lines.prefix(limit).map { Console.printable($0) + "\n" }.joined()
    let more = lines.count - limit
    return more > 0 ? shown + "and \(more) more, which '--format json' lists\n" : shown
  }

  /// The members of the document for programs.
  var json: JSONValue {
    func list(_ paths: [String]) -> JSONValue { .array(paths.map(JSONValue.string)) }
    return .object([("files", .number(entries.count)), ("changed", list(changed)), ("unmatched", list(unmatched))])
  }
}
