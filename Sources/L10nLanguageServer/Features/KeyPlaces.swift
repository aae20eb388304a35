import L10nCatalog
import L10nText

/// The places of keys in the source's translation files.
extension Workspace {
  /// The part of a message that an editor shows.
  enum ShownPart {
    case key, text
  }

  /// Returns the project's strings for a Swift document.
  func analysis(ofCode uri: String) -> Analysis? {
    DocumentURI.path(of: uri).flatMap { project(ofCode: realPath(ofDocument: $0))?.analysis }
  }

  /// Returns the place of a message in the source's file, or `nil` if the source doesn't have it.
  func place(of message: CatalogMessage, showing part: ShownPart, in analysis: Analysis) -> Location? {
    guard let source = message.source else { return nil }
    let file = source.keyPlace.file
    let own = analysis.marks(ofFile: file).marks.filter { $0.key == message.key }
    let text = part == .text ? own.first { $0.text != nil && $0.language == 0 } : nil
    guard let mark = text ?? own.first(where: { $0.text == nil }) else { return nil }
    return location(of: analysis.entry(of: mark, inFile: file).range, inFile: file, of: analysis)
  }
}
