import L10nCatalog
import L10nChecking
import L10nEditing
import L10nFormats
import L10nJSONRPC
import L10nPipeline
import L10nProject
import L10nSwiftCode
import L10nText

/// Renaming a key in the files of all languages, in the metadata, in `names.yml`, and in Swift code.
extension Workspace {
  /// Answers `textDocument/prepareRename`: with nothing in Swift code, whose own server renames names.
  func prepareRename(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let cursor = try cursor(parameters), let entry = cursor.entry, entry.mark.text == nil else { return .null }
    let range = cursor.analysis.buffer(ofFile: cursor.file).range(ofBytes: entry.range, encoding)
    return ["range": range.json, "placeholder": .string(entry.keyPath)]
  }

  /// Answers `textDocument/rename`.
  func rename(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let name = parameters["newName"]?.string else { throw .missing("newName") }
    guard let cursor = try cursor(parameters), let entry = cursor.entry, entry.mark.text == nil else {
      throw ResponseError(.requestFailed, "there is no key here; put the cursor on a key of a translation file")
    }
    return try rename(entry.mark.key, to: name, in: cursor.analysis)
  }

  /// Returns the edit that gives a key another name.
  ///
  /// - Parameters:
  ///   - key: the number of the key of a message or a namespace.
  ///   - name: the new key path, or the new last segment.
  func rename(_ key: Int, to name: String, in analysis: Analysis) throws(ResponseError) -> JSONValue {
    try refuseUnread(analysis)
    let catalog = analysis.catalog
    let old = catalog.keys.segments(key)
    let new = try Self.path(named: name, insteadOf: old)
    guard new != old else { return ["changes": [:]] }
    let renamed = catalog.messages.compactMap { message -> RenamedMessage? in
      let path = catalog.keys.segments(message.key)
      guard path.starts(with: old) else { return nil }
      return RenamedMessage(message, from: path, to: new + path.dropFirst(old.count))
    }
    let namespaces = analysis.message(key) == nil ? [old: new] : [:]
    let edit = try orFail { () throws(EditRefusal) in
      try analysis.pipeline.renaming(
        renamed, namespaces: namespaces, keepsFormer: false, in: catalog, analysis.files)
    }
    return ["changes": try changes(ofRenaming: edit, in: analysis)]
  }

  /// Returns the key path that a new name means: a name without a dot replaces the last segment.
  private static func path(named name: String, insteadOf old: [String]) throws(ResponseError) -> [String] {
    guard let new = KeySegment.split(name), !new.contains("") else {
      throw ResponseError(.requestFailed, "'\(name)' is not a key; write one such as 'store.title'")
    }
    return new.count == 1 ? old.dropLast() + new : new
  }
}
