import L10nFormats
import L10nText

/// Reads an `Info.plist` in XML.
enum InfoPropertyListReader {
  /// - Parameter file: the index of the file.
  /// - Returns: the list, or `nil` and the problems that prevent it from being read.
  static func read(_ source: SourceFile, file: Int) -> (list: InfoPropertyList?, problems: [DocumentProblem]) {
    let document = PropertyListReader.read(source.bytes, .none)
    // Numbers and truth values aren't mistakes here.
    let problems = document.problems.filter(\.losesKeys)
    guard problems.isEmpty, let root = document.root else { return (nil, problems) }
    var list = InfoPropertyList(place: Place(file: file, offset: root.offset))
    for entry in root.entries {
      let place = Place(file: file, offset: entry.keyOffset)
      if entry.key == "CFBundleLocalizations", case .list(let items) = entry.value.content {
        let languages = items.compactMap { item in
          item.text.map { InfoPropertyList.Value(text: $0, place: Place(file: file, offset: item.offset)) }
        }
        list.localizations = (place, languages)
      } else if InfoPropertyList.isUsageDescription(entry.key) {
        list.usageDescriptions.append(.init(text: entry.key, place: place))
      }
    }
    return (list, [])
  }
}

extension Catalog {
  /// Adds the app's `Info.plist`, the last of the catalog's files.
  mutating func takeInfoPropertyList(_ source: SourceFile) {
    let file = files.count
    let (list, found) = InfoPropertyListReader.read(source, file: file)
    files.append(source)
    infoPropertyList = list
    problems += found.map { BundleProblem($0, .strings, file: file) }
  }
}
