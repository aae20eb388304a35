import L10nCatalog
import L10nFormats
import L10nJSONRPC
import L10nProject
import L10nSwiftCode
import L10nText

/// The calls of a string's accessor in Swift code.
extension Workspace {
  /// Answers `textDocument/references`.
  func references(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    guard let cursor = try cursor(parameters), let entry = cursor.entry,
      let index = cursor.analysis.messages[entry.mark.key], let project = project(of: cursor.analysis)
    else { return .null }
    var locations: [JSONValue] = []
    if parameters.at("context", "includeDeclaration")?.bool == true {
      locations += keys(ofMessage: index, in: cursor.analysis)
    }
    let sources = code(of: project, cursor.analysis)
    var buffers: [Int: DocumentBuffer] = [:]
    for call in cursor.analysis.accessorCalls.calls(in: sources) where call.message == index {
      guard let name = call.names.last else { continue }
      let buffer = buffers[call.file] ?? DocumentBuffer(sources[call.file].bytes)
      buffers[call.file] = buffer
      locations.append([
        "uri": .string(uri(of: sources[call.file].path)), "range": buffer.range(ofBytes: name, encoding).json,
      ])
    }
    return .array(locations)
  }

  func project(of analysis: Analysis) -> Project? { projects.first { $0.analysis === analysis } }

  /// Returns the Swift files that may use a project's strings, as the editor shows them.
  func code(of project: Project, _ analysis: Analysis) -> [SourceFile] {
    let files = files
    let found = FileSearch(endings: [".swift"]).readableFiles(below: project.base)
    return found.compactMap { path in
      guard let bytes = try? files.bytes(of: path, limit: InputFile.sizeLimit), !isGenerated(bytes, analysis) else {
        return nil
      }
      return SourceFile(path: path, bytes: bytes)
    }
  }

  /// Returns the places of a message's key in the files of all languages, each once.
  private func keys(ofMessage index: Int, in analysis: Analysis) -> [JSONValue] {
    var seen: Set<Place> = []
    let places = analysis.catalog.messages[index].texts.compactMap { $0?.keyPlace }.filter { seen.insert($0).inserted }
    return places.compactMap { place in
      let key = analysis.catalog.messages[index].key
      let mark = analysis.marks(ofFile: place.file).marks.first { $0.key == key && $0.text == nil }
      return mark.map {
        location(of: analysis.entry(of: $0, inFile: place.file).range, inFile: place.file, of: analysis).json
      }
    }
  }
}
