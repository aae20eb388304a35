/// The objects of an Xcode project by their identifiers, read from its `project.pbxproj`, a property list in NeXTSTEP's
/// syntax. Objects that can't be read are left out.
struct XcodeObjects {
  private var objects: [String: [String: Value]] = [:]
  /// The identifier of the project itself.
  private(set) var root = ""

  private enum Value {
    case text(String)
    case list([Value])
    case mapping([String: Value])
  }

  /// The depth up to which nested values are read.
  private static let depthLimit = 64

  init(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard case .mapping(let project)? = reader.value(depth: 0) else { return }
    if case .text(let identifier)? = project["rootObject"] { root = identifier }
    guard case .mapping(let all)? = project["objects"] else { return }
    objects = all.compactMapValues { if case .mapping(let object) = $0 { object } else { nil } }
  }

  /// Returns the identifiers of the objects of a kind, in order.
  func identifiers(ofKind kind: String) -> [String] {
    objects.keys.filter { text($0, "isa") == kind }.sorted()
  }

  func text(_ identifier: String, _ property: String) -> String? {
    if case .text(let text)? = objects[identifier]?[property] { text } else { nil }
  }

  /// Returns a list of texts, such as identifiers, or none if an object doesn't have it.
  func texts(_ identifier: String, _ property: String) -> [String] {
    guard case .list(let values)? = objects[identifier]?[property] else { return [] }
    return values.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Returns the first of some settings that a configuration of a target has, without variables in its value; `nil` if
  /// none has one, as if they are in an `.xcconfig` file.
  func productSetting(_ names: [String], ofTarget target: String) -> String? {
    let configurations = configurations(of: target)
    let values = names.flatMap { name in configurations.compactMap { $0.1[name] } }
    return values.first { !$0.contains("$") }
  }

  /// Returns the settings of each build configuration of a target, with those of the project's configuration of the same
  /// name for what the target leaves out.
  func buildSettings(ofTarget target: String) -> [[String: String]] {
    let ofProject = Dictionary(configurations(of: root), uniquingKeysWith: { first, _ in first })
    return configurations(of: target).map { name, settings in
      settings.merging(ofProject[name] ?? [:]) { own, _ in own }
    }
  }

  /// Returns the names of the build configurations of a target or of the project, with their settings.
  private func configurations(of identifier: String) -> [(String, [String: String])] {
    let list = text(identifier, "buildConfigurationList") ?? ""
    return texts(list, "buildConfigurations").map { (text($0, "name") ?? "", mapping($0, "buildSettings")) }
  }

  /// Returns the texts of a mapping, or none if an object doesn't have it.
  private func mapping(_ identifier: String, _ property: String) -> [String: String] {
    guard case .mapping(let values)? = objects[identifier]?[property] else { return [:] }
    return values.compactMapValues { if case .text(let text) = $0 { text } else { nil } }
  }

  /// Reads values one after another.
  private struct Reader {
    let bytes: [UInt8]
    private var index = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func value(depth: Int) -> Value? {
      skipSpace()
      guard depth < depthLimit, let next else { return nil }
      switch Unicode.Scalar(next) {
      case "{": return mapping(depth: depth)
      case "(": return list(depth: depth)
      default: return text().map(Value.text)
      }
    }

    private mutating func mapping(depth: Int) -> Value? {
      index += 1
      var values: [String: Value] = [:]
      while !skip("}") {
        guard let key = text(), skip("="), let value = value(depth: depth + 1), skip(";") else { return nil }
        values[key] = value
      }
      return .mapping(values)
    }

    private mutating func list(depth: Int) -> Value? {
      index += 1
      var values: [Value] = []
      while !skip(")") {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        if !skip(",") { return skip(")") ? .list(values) : nil }
      }
      return .list(values)
    }

    private mutating func text() -> String? {
      skipSpace()
      guard let first = next else { return nil }
      if first == UInt8(ascii: "\"") { return quotedText() }
      let start = index
      while let next, isOfWord(next) { index += 1 }
      return index == start ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func quotedText() -> String? {
      index += 1
      var text: [UInt8] = []
      while let byte = next {
        index += 1
        switch Unicode.Scalar(byte) {
        case "\"": return String(decoding: text, as: UTF8.self)
        case "\\":
          guard let escaped = next else { return nil }
          index += 1
          text.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
        default: text.append(byte)
        }
      }
      return nil
    }

    private func isOfWord(_ byte: UInt8) -> Bool {
      let scalar = Unicode.Scalar(byte)
      return byte >= 0x80 || scalar.properties.isAlphabetic || "0"..."9" ~= scalar
        || "_$/:.-+<>@~".unicodeScalars.contains(scalar)
    }

    private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
      skipSpace()
      guard next == UInt8(ascii: sign) else { return false }
      index += 1
      return true
    }

    /// Skips space and comments.
    private mutating func skipSpace() {
      while let byte = next {
        let following = index + 1 < bytes.count ? Unicode.Scalar(bytes[index + 1]) : nil
        if Unicode.Scalar(byte).properties.isWhitespace {
          index += 1
        } else if byte == UInt8(ascii: "/"), following == "/" {
          while let byte = next, byte != UInt8(ascii: "\n") { index += 1 }
        } else if byte == UInt8(ascii: "/"), following == "*" {
          index += 2
          while index < bytes.count, !bytes[index...].starts(with: Array("*/".utf8)) { index += 1 }
          index = min(index + 2, bytes.count)
        } else {
          return
        }
      }
    }
  }
}
