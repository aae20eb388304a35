import L10nCatalog
import L10nEmission
import L10nFormats
import L10nJSONRPC
import L10nPipeline
import L10nSwiftCode
import L10nText

/// The calls of accessors in Swift documents.
extension Workspace {
  /// An accessor in a Swift document.
  struct AccessorCall {
    let analysis: Analysis
    let document: Document
    /// The index of its message in the catalog.
    let message: Int
    /// The range of its name, in bytes.
    let range: Range<Int>
  }

  /// Returns the accessors in a Swift document; none in generated code, and in files that aren't Swift.
  func accessors(in document: Document) -> [AccessorCall] {
    guard document.path.hasSuffix(".swift"), let project = project(ofCode: document.path),
      let analysis = project.analysis, !isGenerated(document.text.bytes, analysis)
    else { return [] }
    let source = SourceFile(path: document.path, bytes: document.text.bytes)
    return analysis.accessorCalls.calls(in: [source]).compactMap { call in
      call.names.last.map { AccessorCall(analysis: analysis, document: document, message: call.message, range: $0) }
    }
  }

  /// Returns the accessor at the position that parameters name, or `nil` if something else is there.
  func accessor(_ parameters: JSONValue) throws(ResponseError) -> AccessorCall? {
    guard let document = try document(parameters), document.path.hasSuffix(".swift") else { return nil }
    guard let position = Position(parameters["position"]) else { throw .missing("position") }
    let byte = document.text.byte(at: position, encoding)
    return accessors(in: document).first { $0.range.contains(byte) || $0.range.upperBound == byte }
  }

  /// Returns a Boolean value indicating whether the tool generated a file.
  func isGenerated(_ bytes: [UInt8], _ analysis: Analysis) -> Bool {
    analysis.pipeline.configuration.enumNames.contains { GeneratedHeader.isOurs(bytes, enumName: $0) }
  }
}
