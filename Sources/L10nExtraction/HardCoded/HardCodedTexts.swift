package import L10nChecking
import L10nSwiftCode
import L10nText

/// The literals of an app's Swift code that users see and that nothing looks up.
package struct HardCodedTexts {
  /// The texts, in the order of files and places.
  package private(set) var texts: [HardCodedText.Literal] = []

  /// - Parameters:
  ///   - extraction: the code.
  ///   - isOfUsers: whether users run the code of each file.
  ///   - names: names that nobody translates, such as those of the targets.
  package init(in extraction: Extraction, isOfUsers: [Bool], names: Set<String>) {
    let code = extraction.code
    let shown = ShownDeclarations(of: extraction)
    let wording = Wording(names: names)
    let found = Concurrently.map(code.files.count) { index -> [HardCodedText.Literal] in
      let path = code.files[index].source.path
      guard isOfUsers[index], !DeveloperCode.isPath(path), !DeveloperCode.isPathOfSamples(path) else { return [] }
      let found = FileTexts(code.files[index], TextDestinations(code, extraction.apis), shown, wording).found
      let lines = found.isEmpty ? nil : LineTable(code.files[index].source.bytes)
      return found.compactMap { text in lines.map { HardCodedText.Literal(text, in: code.files[index].source, $0) } }
    }
    texts = found.flatMap(\.self)
  }
}

extension HardCodedText.Literal {
  fileprivate init(_ found: FileTexts.Found, in file: SourceFile, _ lines: LineTable) {
    self.init(
      text: found.literal.texts.joined(separator: "…"), kind: found.kind,
      location: file.location(ofByte: found.literal.range.lowerBound, in: lines))
  }
}
