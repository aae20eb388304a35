/// The reason why a fix isn't made.
enum FixRefusal: Error, Equatable {
  /// The file can't be read as it stands.
  case brokenFile
  /// The way the text is written leaves no room for what it would say then; the explanation follows "because".
  case unwritable(explanation: String)
  /// Something else of the file would be read in another way.
  case harm
  /// The message would show something else than the rule intends: an apostrophe would quote what follows it, say.
  case meaning
  /// Fixes of the text come to no end: one undoes what another did, say.
  case endless
  /// Another fix is about the same characters.
  case overlap
  /// The text isn't what the fix was made for.
  case noSuchText

  /// Why, and what to do, to follow a finding's words.
  var words: String {
    switch self {
    case .brokenFile: "not fixed, because the file has errors that come first"
    case .unwritable(let explanation): "not fixed, because \(explanation)"
    case .harm: "not fixed, because that would change other parts of the file; edit it by hand"
    case .meaning: "not fixed, because that would also change something else in the message; edit it by hand"
    case .endless: "not fixed, because the fixes for this text undo each other; edit it by hand"
    case .overlap: "not fixed, because another finding is about the same characters; edit it by hand"
    case .noSuchText: "not fixed, because the text has changed since it was checked; edit it by hand"
    }
  }
}
