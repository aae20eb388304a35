/// The reason why a fix isn't applied.
enum FixRefusal: Error, Equatable {
  /// The file has errors.
  case brokenFile
  /// The text's style can't represent the new content. The explanation follows "because".
  case unwritable(explanation: String)
  /// Another part of the file would be read differently.
  case harm
  /// The message would show something other than the rule intends: for example, an apostrophe would quote the text
  /// after it.
  case meaning
  /// Fixes of the text don't end: for example, two undo each other.
  case endless
  /// Another fix changes the same characters.
  case overlap
  /// The text isn't the one that the fix was created for.
  case noSuchText

  /// The reason, and what to do, to be written after a finding's sentence.
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
