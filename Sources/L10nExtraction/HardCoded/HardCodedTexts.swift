package import L10nChecking
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
    let shown = ShownDeclarations(code, extraction.apis)
    let wording = Wording(names: names)
    let found = Concurrently.map(code.files.count) { index -> [HardCodedText.Literal] in
      let path = code.files[index].source.path
      guard isOfUsers[index], !DeveloperCode.isPath(path), !DeveloperCode.isPathOfSamples(path) else { return [] }
      let file = FileTexts(code.files[index], TextDestinations(code, extraction.apis), shown, wording)
      return file.literals
    }
    texts = found.flatMap(\.self)
  }
}
