package import L10nText

extension Store {
  /// Returns the segments of the key path of a file's text, or `nil` if the file has none that is translated.
  ///
  /// - Parameter path: the components of its path in the listing's folder, such as `ko/name.txt`. The first is that of
  ///   a locale, which may be one that the store doesn't have, or the folder of texts for all locales.
  package func key(ofFile path: [String]) -> [String]? {
    guard let folder = path.first, path.count > 1, !isOfOthers(folder), let name = path.last,
      name.hasSuffix(Self.ending)
    else { return nil }
    let names = Array(path.dropFirst().dropLast()) + [String(name.dropLast(Self.ending.count))]
    switch names.count {
    case 1 where texts.contains { $0.name == names[0] && !$0.isOfVersion }: break
    case 2 where texts.contains { $0.name == names[0] && $0.isOfVersion } && Self.isVersion(names[1]): break
    default: return nil
    }
    return [rawValue] + names
  }

  /// Returns the path of the file that has a text of a locale in the listing's folder, or `nil` if the key path isn't
  /// one of the store's.
  package func file(ofKey key: [String], in locale: String) -> [String]? {
    guard key.first == rawValue, key.count > 1 else { return nil }
    let names = Array(key.dropFirst())
    let path = [locale] + names.dropLast() + ["\(names[names.count - 1])\(Self.ending)"]
    return self.key(ofFile: path) == key ? path : nil
  }

  /// Returns a Boolean value indicating whether a file has the notes of an older version than another file of the
  /// listing, so that no release needs it.
  ///
  /// - Parameter newest: the result of ``newestVersion(among:)``.
  package func isOfOlderVersion(_ path: [String], than newest: Int?) -> Bool {
    guard let newest, let key = key(ofFile: path), let version = Self.version(ofKey: key) else { return false }
    return version < newest
  }

  /// Returns the highest version code that any of the files is for, or `nil` if none is for a version.
  package func newestVersion(among files: some Sequence<[String]>) -> Int? {
    files.compactMap { key(ofFile: $0).flatMap(Self.version) }.max()
  }

  /// Returns a Boolean value indicating whether a folder of a listing isn't one of a locale.
  private func isOfOthers(_ folder: String) -> Bool { Self.otherFolders.contains(folder.lowercased()) }

  /// The folders that `deliver` skips, or looks for screenshots in, and that of another store's listing.
  private static let otherFolders: Set = [
    "android", "app_clip_review_information", "appletv", "fonts", "imessage", "review_information", "screenshots",
    "trade_representative_contact_information",
  ]

  /// Returns a Boolean value indicating whether a folder has the texts of locales that have none of their own. `deliver`
  /// has such a folder.
  package func isForAllLocales(_ folder: String) -> Bool { self == .appStore && folder.lowercased() == "default" }

  private static let ending = ".txt"

  /// Returns the code of the version that the notes with a key path are for.
  private static func version(ofKey key: [String]) -> Int? { key.count > 2 ? Int(key[2]) : nil }

  /// Returns a Boolean value indicating whether a name is a version's code, or that of notes for all versions.
  private static func isVersion(_ name: String) -> Bool {
    name == "default" || !name.isEmpty && name.utf8.allSatisfy(\.isASCIIDigit) && Int(name) != nil
  }
}
