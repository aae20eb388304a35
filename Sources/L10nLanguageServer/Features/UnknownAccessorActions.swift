import L10nCatalog
import L10nEditing
import L10nExtraction
import L10nFormats
import L10nJSONRPC
import L10nPipeline
import L10nSwiftCode
import L10nText

/// Code actions on names in Swift that would be accessors if their strings existed.
extension Workspace {
  /// Returns the actions that correct the name at the cursor, and that add its string.
  func unknownAccessorActions(in swift: SwiftDocument, where isAtCursor: (Range<Int>) -> Bool) -> [JSONValue] {
    guard let accessor = unknownAccessor(in: swift, where: isAtCursor),
      !UnknownAccessors.mayDeclare(accessor, in: code(around: swift).sources)
    else { return [] }
    var actions: [JSONValue] = []
    if let suggestion = accessor.suggestion {
      let name = (accessor.path.prefix(accessor.knownCount) + [suggestion]).joined(separator: ".")
      let edit = L10nText.TextEdit(range: accessor.range, replacement: Array(suggestion.utf8))
      actions.append(correction("Use '\(name)'", edit, in: swift))
    }
    let title = "Add the missing string for '\(accessor.path.joined(separator: "."))'"
    let work = CodeActionWork.addAccessor(accessor.nameRange.lowerBound)
    return actions + [action(title, "quickfix", work, in: swift)].compactMap(\.self)
  }

  private func unknownAccessor(
    in swift: SwiftDocument, where isAtCursor: (Range<Int>) -> Bool
  ) -> UnknownAccessors.Accessor? {
    let analysis = swift.analysis
    guard analysis.state.modules.isEmpty else { return nil }
    return analysis.unknownAccessors.accessors(in: swift.source).first {
      isAtCursor($0.range) || isAtCursor($0.nameRange)
    }
  }

  /// Returns an action with the edit that adds the string of an accessor, and with a command that shows the string.
  func adding(
    accessorAt byte: Int, in swift: SwiftDocument, to action: JSONValue
  ) throws(ResponseError) -> JSONValue {
    let analysis = swift.analysis
    guard let accessor = unknownAccessor(in: swift, where: { $0.contains(byte) }) else {
      throw ResponseError(.requestFailed, "the string exists already")
    }
    let (sources, index) = code(around: swift)
    let addition = try orFail { () throws(EditRefusal) in
      try AccessorAddition(
        of: accessor, inFile: index, of: extraction(of: sources, analysis), to: analysis.state, analysis.files,
        analysis.pipeline)
    }
    var action = action
    action["edit"] = ["changes": try changes(of: addition.edit, in: analysis)]
    action["command"] = [
      "title": "Show the string", "command": .string(Command.show.rawValue),
      "arguments": [["uri": .string(swift.uri), "key": .string(addition.key)]],
    ]
    return action
  }
}
