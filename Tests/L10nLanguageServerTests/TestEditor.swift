import Foundation
import L10nFormats
import L10nText
import TestSupport
import Testing

@testable import L10nJSONRPC
@testable import L10nLanguageServer

/// An editor with a project in a scratch directory, which a test drives.
struct TestEditor {
  let project: ScratchDirectory
  private var server: LanguageServer
  private var id = 0
  /// The messages that the server sent unasked.
  private(set) var sent: [JSONValue] = []

  /// A configuration whose source language is English.
  static let configuration = "source: en\nlanguages: [en, ko]\ntranslations: translations\n"

  /// Creates a project with files, and an editor that has its folder open.
  ///
  /// - Parameters:
  ///   - files: the files by path; a configuration is added.
  ///   - capabilities: the capabilities of the editor.
  ///   - folders: the folders that the editor has open.
  ///   - disk: the files on the disk.
  init(
    _ files: [String: String], capabilities: JSONValue = [:], folders: [String] = [""],
    disk: any FileTree = RememberedFiles()
  ) throws {
    project = try ScratchDirectory(["l10n.yml": Self.configuration].merging(files) { $1 })
    server = LanguageServer(disk: disk)
    let roots = folders.map { JSONValue.object([("uri", .string(uri($0))), ("name", "root")]) }
    try request("initialize", ["capabilities": capabilities, "workspaceFolders": .array(roots)])
    notify("initialized", [:])
  }

  /// Returns the address of a file of the project.
  func uri(_ path: String) -> String {
    let directory = FileSystem.realPath(project.directory.path) ?? project.directory.path
    return DocumentURI.uri(of: path.isEmpty ? directory : FilePath.joined(directory, path))
  }

  // MARK: Messages

  /// Sends a request, and returns its result.
  @discardableResult
  mutating func request(_ method: String, _ parameters: JSONValue = .null) throws -> JSONValue {
    let answer = answer(to: method, parameters)
    return try #require(answer["result"], "\(answer)")
  }

  /// Sends a request, and returns the answer.
  mutating func answer(to method: String, _ parameters: JSONValue = .null) -> JSONValue {
    id += 1
    let messages = server.handle(.request(id: .integer(id), method: method, parameters: parameters))
    sent += messages.filter { $0["method"] != nil }
    return messages.first { $0["id"] == .number(id) && $0["method"] == nil } ?? .null
  }

  mutating func notify(_ method: String, _ parameters: JSONValue) {
    sent += server.handle(.notification(method: method, parameters: parameters))
  }

  /// Sends a request about a document, at the mark `▮` in a text of it, which is opened or changed to this text without
  /// the mark.
  mutating func request(
    _ method: String, at marked: String, in path: String, _ others: KeyValuePairs<String, JSONValue> = [:]
  ) throws
    -> JSONValue
  {
    let position = try show(marked, in: path)
    return try request(method, parameters(path, position, others))
  }

  /// Returns the parameters of a request about a position in a document.
  func parameters(_ path: String, _ position: Position, _ others: KeyValuePairs<String, JSONValue> = [:]) -> JSONValue {
    .object([("textDocument", ["uri": .string(uri(path))]), ("position", position.json)] + others.map { ($0, $1) })
  }

  // MARK: Documents

  /// Opens a document with a text, or changes its text; returns the position of the mark `▮`, without which the text is
  /// shown.
  @discardableResult
  mutating func show(_ marked: String, in path: String) throws -> Position {
    let parts = marked.split(separator: "▮", omittingEmptySubsequences: false)
    let text = parts.joined()
    if server.workspace.documents[uri(path)] == nil {
      open(path, text)
    } else {
      let change: JSONValue = ["text": .string(text)]
      notify(
        "textDocument/didChange",
        ["textDocument": ["uri": .string(uri(path)), "version": 2], "contentChanges": [change]])
    }
    return DocumentBuffer(text).position(ofByte: parts.count > 1 ? parts[0].utf8.count : 0, server.workspace.encoding)
  }

  mutating func open(_ path: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri(path)), "languageId": "yaml", "version": 1, "text": .string(text)]])
  }

  mutating func close(_ path: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": .string(uri(path))]])
  }

  /// Looks for changes on the disk.
  mutating func lookAtFiles() { server.lookAtFiles() }

  // MARK: Code actions

  /// The capabilities of an editor that asks for the edits of code actions, applies edits and shows documents.
  static let resolving: JSONValue = [
    "workspace": ["applyEdit": true], "window": ["showDocument": ["support": true]],
    "textDocument": ["codeAction": ["dataSupport": true, "resolveSupport": ["properties": ["edit"]]]],
  ]

  /// Returns the code actions at the mark `▮` of a text.
  mutating func actions(at marked: String, in path: String, only kinds: [JSONValue] = []) throws -> [JSONValue] {
    let position = try show(marked, in: path)
    let context: JSONValue = kinds.isEmpty ? ["diagnostics": []] : ["diagnostics": [], "only": .array(kinds)]
    return try request(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(uri(path))], "range": (position..<position).json, "context": context]
    ).elements
  }

  /// Returns a file with the edit of a code action.
  mutating func text(of path: String, _ text: String, with action: JSONValue?) throws -> String {
    let action = try #require(action)
    let resolved = action["edit"] == nil ? try request("codeAction/resolve", action) : action
    return apply(resolved.at("edit", "changes", uri(path)), to: text)
  }

  // MARK: Results

  /// Returns locations as the names of their files with their ranges.
  func places(_ locations: JSONValue) -> [String] {
    locations.elements.map { location in
      let path = location["uri"]?.string.flatMap(DocumentURI.path) ?? ""
      return "\(FilePath.name(path)) \(location.range ?? "")"
    }
  }

  /// Returns a text with the edits of a `WorkspaceEdit`.
  func apply(_ edits: JSONValue?, to text: String) -> String {
    var buffer = DocumentBuffer(text)
    for edit in (edits?.elements ?? []).reversed() {
      guard let range = Range<Position>(edit["range"]) else { continue }
      let bytes = buffer.bytes(in: range, server.workspace.encoding)
      buffer.replace(bytes, with: Array((edit["newText"]?.string ?? "").utf8))
    }
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  // MARK: Diagnostics

  /// Returns the diagnostics that the server sends now, by path.
  mutating func diagnostics() -> [String: [Diagnostic]] {
    var diagnostics: [String: [Diagnostic]] = [:]
    for message in server.news() {
      sent.append(message)
      guard message["method"] == "textDocument/publishDiagnostics",
        let uri = message.at("params", "uri")?.string, let path = DocumentURI.path(of: uri)
      else { continue }
      let directory = FileSystem.realPath(project.directory.path) ?? project.directory.path
      diagnostics[FilePath.relative(path, to: directory)] = (message.at("params", "diagnostics")?.elements ?? [])
        .map(Diagnostic.init)
    }
    return diagnostics
  }

  /// A finding as an editor is sent it.
  struct Diagnostic: Hashable, CustomStringConvertible {
    let rule: String
    let description: String
    let range: String

    init(_ json: JSONValue) {
      rule = json["code"]?.string ?? ""
      let range = Range<Position>(json["range"])
      self.range = range?.shown ?? ""
      description = json["message"]?.string ?? ""
    }
  }
}

extension Range<Position> {
  /// The range as `line:column-line:column`, from 0.
  var shown: String {
    "\(lowerBound.line):\(lowerBound.character)-\(upperBound.line):\(upperBound.character)"
  }
}

extension JSONValue {
  /// The range of an object, as `line:column-line:column`, from 0.
  var range: String? { Range<Position>(self["range"])?.shown }
}

extension ScratchDirectory {
  /// Gives a file another path.
  func move(_ path: String, to new: String) throws {
    try FileManager.default.moveItem(at: directory.appending(path: path), to: directory.appending(path: new))
  }
}

/// The file system, with the number of files that were read.
final class CountingFiles: FileTree {
  private(set) var readCount = 0
  private let disk = FileSystemTree()

  func kind(of path: String, followingLinks: Bool) -> FileSystem.Kind? {
    disk.kind(of: path, followingLinks: followingLinks)
  }

  func names(in directory: String) throws(FileSystem.Failure) -> [String] { try disk.names(in: directory) }

  func bytes(of path: String, limit: Int) throws(FileSystem.Failure) -> [UInt8] {
    readCount += 1
    return try disk.bytes(of: path, limit: limit)
  }

  func realPath(_ path: String) -> String? { disk.realPath(path) }

  func isLoop(_ path: String) -> Bool { disk.isLoop(path) }
}
