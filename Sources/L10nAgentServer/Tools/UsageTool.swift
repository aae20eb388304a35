import L10nTranslation
import L10nCatalog
import L10nEmission
import L10nFormats
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

extension AgentTool {
  /// `usage`: where code shows strings.
  static let usage = AgentTool(
    name: "usage", summary: "Swift code that uses strings, with three lines around each place.",
    arguments: [("keys", ToolSchema.texts), ("cursor", ToolSchema.text)], required: ["keys"],
    results: ToolSchema.page("uses")
  ) { (arguments, project) throws(ToolFailure) in
    let state = try project.state()
    let keys = try arguments.strings("keys") ?? []
    let uses = try CodeUses(of: keys, in: state).uses
    return try ResultPage.result("uses", of: uses.count, from: arguments.string("cursor")) { uses[$0].json }
  }
}

/// The places in Swift code that use some strings: calls of accessors, and literals with the key of a table.
private struct CodeUses {
  private(set) var uses: [Use] = []

  struct Use {
    var key: String
    var file: String
    /// The number of the line, from 1.
    var line: Int
    /// The line with those around it.
    var code: [String]

    var json: JSONValue {
      [
        "key": .string(key), "file": .string(file), "line": .number(line),
        "code": .string(code.joined(separator: "\n")),
      ]
    }
  }

  init(of keys: [String], in state: AgentProject.State) throws(ToolFailure) {
    let strings = state.strings
    let messages = strings.catalog.messagesByKeyPath
    if let unknown = keys.first(where: { messages[$0] == nil }) {
      throw ToolFailure("no string has the key '\(unknown)'; 'find' searches for one")
    }
    let wanted = Set(keys)
    let sources = Self.code(of: state)
    for call in AccessorCalls(strings.state).calls(in: sources) {
      let key = strings.catalog.messages[call.message].keyPath
      guard wanted.contains(key), let name = call.names.last else { continue }
      uses.append(Self.use(of: key, at: name.lowerBound, in: sources[call.file]))
    }
    let tableKeys = WrittenKeys(strings.catalog)
    for key in keys where tableKeys.isOfTable(key) {
      let literal = Array("\"\(tableKeys[key])\"".utf8)
      for source in sources {
        var start = 0
        while let place = source.bytes[start...].firstRange(of: literal)?.lowerBound {
          uses.append(Self.use(of: key, at: place, in: source))
          start = place + literal.count
        }
      }
    }
    uses.sort { ($0.file, $0.line, $0.key) < ($1.file, $1.line, $1.key) }
  }

  /// Returns the project's Swift files, without those that the tool generated.
  private static func code(of state: AgentProject.State) -> [SourceFile] {
    let names = state.loaded.configuration.enumNames
    return FileSearch(endings: [".swift"]).readableFiles(below: state.loaded.base).compactMap { path in
      guard let bytes = try? FileSystem.bytes(of: path, limit: InputFile.sizeLimit),
        !names.contains(where: { GeneratedHeader.isOurs(bytes, enumName: $0) })
      else { return nil }
      return SourceFile(path: FilePath.shown(path), bytes: bytes)
    }
  }

  private static func use(of key: String, at byte: Int, in source: SourceFile) -> Use {
    let before = source.bytes[..<byte].count { $0 == UInt8(ascii: "\n") }
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let shown = lines[max(0, before - 3)...min(lines.count - 1, before + 3)]
    return Use(
      key: key, file: source.path, line: before + 1, code: shown.map { String(decoding: $0.prefix(200), as: UTF8.self) }
    )
  }
}
