/// The development language in an `Info.plist`. Xcode's is in the project instead, to which the file refers.
struct InfoPlistRegion {
  static let fileName = "Info.plist"

  /// The language, or `nil` if the file doesn't have it as a tag.
  let language: String?

  /// - Parameter bytes: the property list, which is XML in the projects of people.
  init(_ bytes: [UInt8]) {
    let region = /<key>CFBundleDevelopmentRegion<\/key>\s*<string>\s*([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\s*<\/string>/
    language = String(decoding: bytes, as: UTF8.self).firstMatch(of: region).map { String($0.1) }
  }
}
