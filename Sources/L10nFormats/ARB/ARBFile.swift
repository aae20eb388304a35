/// The names in Flutter's ARB files (Application Resource Bundle): members that begin with `@@` are about the file, and
/// `@key` describes the message of `key`.
package enum ARBFile {
  /// The extension of the files.
  package static let fileExtension = "arb"

  /// The name of the table of all files in a folder: Flutter allows one file of each language there, and its name says
  /// only the language.
  package static let tableName = "arb"

  /// The member that says the language of the file.
  static let language = "@@locale"

  /// Returns the member that describes a message.
  static func description(of key: String) -> String { "@" + key }

  /// Returns a Boolean value indicating whether a member is a message rather than a description or about the file.
  static func isMessage(_ key: String) -> Bool { key.utf8.first != UInt8(ascii: "@") }

  /// Returns a language as Flutter writes it: `zh_Hant_TW`.
  package static func locale(of language: String) -> String { language.replacing("-", with: "_") }

  /// Returns a Boolean value indicating whether a key can be the name of a method in Dart, as Flutter's `gen-l10n`
  /// requires.
  static func isKey(_ key: String) -> Bool {
    guard let first = key.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return key.utf8.allSatisfy(isOfName)
  }

  /// Returns a key path as the name of a method: `storeTitle` for `store.title`.
  static func key(of path: [String]) -> String {
    let words = path.flatMap { $0.split { !$0.utf8.allSatisfy { isOfName($0) && $0 != UInt8(ascii: "_") } } }
    let joined = words.enumerated().map { index, word in
      (index == 0 ? word.first?.lowercased() ?? "" : word.first?.uppercased() ?? "") + word.dropFirst()
    }.joined()
    return joined.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == false
      ? joined : "text" + joined
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
