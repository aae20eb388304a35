import L10nFormats
import L10nText

/// Reads the arguments of a tool. Anything that the tool doesn't have is refused, so that a mistake isn't overlooked.
struct ToolArguments {
  private let json: JSONValue

  init(_ json: JSONValue, of tool: AgentTool) throws(ToolFailure) {
    guard case .object(let members) = json else { throw ToolFailure("'arguments' is not an object") }
    for (name, _) in members where !tool.argumentNames.contains(name) {
      let nearest = NearestName.suggestion(for: name, among: tool.argumentNames)
      throw ToolFailure(
        "'\(tool.name)' has no argument '\(name)'; "
          + (nearest.map { "did you mean '\($0)'?" } ?? "it has \(tool.argumentNames.joined(separator: ", "))"))
    }
    self.json = json
  }

  private func value(_ name: String) -> JSONValue? { json[name].flatMap { $0 == .null ? nil : $0 } }

  func string(_ name: String) throws(ToolFailure) -> String? {
    guard let value = value(name) else { return nil }
    guard let string = value.string, !string.isEmpty else { throw ToolFailure("'\(name)' is not a text; write one") }
    return string
  }

  func required(_ name: String) throws(ToolFailure) -> String {
    guard let string = try string(name) else { throw ToolFailure("'\(name)' is missing; give it") }
    return string
  }

  func flag(_ name: String) throws(ToolFailure) -> Bool {
    guard let value = value(name) else { return false }
    guard let flag = value.bool else { throw ToolFailure("'\(name)' is not true or false") }
    return flag
  }

  func number(_ name: String, in range: ClosedRange<Int>, default usual: Int) throws(ToolFailure) -> Int {
    guard let value = value(name) else { return usual }
    guard let number = value.integer, range.contains(number) else {
      throw ToolFailure("'\(name)' is not a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  func strings(_ name: String) throws(ToolFailure) -> [String]? {
    guard let value = value(name) else { return nil }
    let strings = value.elements.compactMap(\.string)
    guard case .array(let elements) = value, strings.count == elements.count else {
      throw ToolFailure("'\(name)' is not an array of texts")
    }
    return strings
  }

  func objects(_ name: String) throws(ToolFailure) -> [JSONValue] {
    guard case .array(let elements)? = value(name) else { throw ToolFailure("'\(name)' is not an array; give one") }
    return elements
  }

  /// Returns the texts of an object, by name.
  func texts(_ name: String) throws(ToolFailure) -> [(name: String, text: String)] {
    guard let value = value(name) else { return [] }
    let texts = value.members.compactMap { member in member.value.string.map { (name: member.key, text: $0) } }
    guard case .object(let members) = value, texts.count == members.count else {
      throw ToolFailure("'\(name)' is not an object of texts")
    }
    return texts
  }
}
