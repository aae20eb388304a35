import L10nSwiftCode
import L10nText

/// All code of a project: its files and declarations.
struct ReadCode: Sendable {
  let files: [CodeFile]
  let readers: [DeclarationReader]
  let table: DeclarationTable
  let visibility: Visibility
  /// The bodies of the types of a name, in which the raw values of an enum are.
  let rawValues: [String: [TextDeclaration]]

  init(files: [CodeFile], readers: [DeclarationReader], visibility: Visibility) {
    (self.files, self.readers, self.visibility) = (files, readers, visibility)
    table = DeclarationTable(readers)
    var rawValues: [String: [TextDeclaration]] = [:]
    for reader in readers {
      for (brace, name) in reader.bodies {
        rawValues[name, default: []].append(TextDeclaration(file: reader.file.index, token: brace))
      }
    }
    self.rawValues = rawValues
  }
}
