import L10nSwiftCode
import L10nText

/// All code of a project: its files and declarations.
struct ReadCode: Sendable {
  let files: [CodeFile]
  let readers: [DeclarationReader]
  let table: DeclarationTable
  let visibility: Visibility
}
