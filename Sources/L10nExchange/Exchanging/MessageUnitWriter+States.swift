import L10nCatalog
import L10nEditing
import L10nFormats
import L10nText

extension MessageUnitWriter {
  /// The state that a message gets in the language.
  struct NewState {
    var change: MetadataStates.Change
    var state: TranslationState?
    var message: Int
    /// The key of the message's units.
    var key: String
  }

  mutating func noteState(
    of texts: [UnitPath: UnitText], _ message: CatalogMessage, _ index: Int, _ key: String
  ) {
    let state = TranslationState.leastFinal(of: texts.values.compactMap(\.state))
    let oldState = message.metadata.state(named: language)
    guard state != oldState else { return }
    let path = project.keys.segments(message.key)
    states.append(
      NewState(
        change: .init(path: path, language: language, state: state), state: state, message: index, key: key))
  }

  mutating func refuseUnwritableStates() {
    let file = files.metadata
    let refusedPaths = MetadataStates.setting(states.map(\.change), in: file.text ?? []).refused
    for state in states where refusedPaths.contains(state.change.path) {
      refused[state.message] =
        "its state can't be written to \(file.shownPath); write each field of its entry on its own line there"
    }
  }

  mutating func setStates() {
    let accepted = states.filter { refused[$0.message] == nil }
    markReviews(accepted)
    let changes = accepted.filter { !isMarked($0.state, ofMessage: $0.message) }.map(\.change)
    guard !changes.isEmpty else { return }
    let file = files.metadata
    files.write(MetadataStates.setting(changes, in: file.text ?? []).bytes, to: file)
  }
}

// MARK: - Marks in files

extension MessageUnitWriter {
  /// Returns the language's file of a message that has marks for strings to review, or `nil` if there is none.
  private func markedFile(ofMessage index: Int) -> InputFile? {
    guard let source = sourceFile(of: project.messages[index]), source.format?.tables?.hasOriginalTexts == true else {
      return nil
    }
    return files.translated(source)
  }

  /// Returns a Boolean value indicating whether the mark in a message's file, or the lack of one, says its state.
  private func isMarked(_ state: TranslationState?, ofMessage index: Int) -> Bool {
    let hasOtherStates = files.metadata.text?.isEmpty == false
    return (state == .needsReview || state == nil && !hasOtherStates) && markedFile(ofMessage: index) != nil
  }

  /// Marks the strings that have to be reviewed in files with such marks, and removes the marks of others.
  private mutating func markReviews(_ states: [NewState]) {
    var marks: [String: (file: InputFile, keys: [String: Bool])] = [:]
    for state in states {
      guard let file = markedFile(ofMessage: state.message) else { continue }
      marks[file.shownPath, default: (file, [:])].keys[state.key] = state.state == .needsReview
    }
    for (_, change) in marks.sorted(by: { $0.key < $1.key }) {
      if let text = change.file.text, let new = change.file.format?.tables?.marking(change.keys, in: text) {
        files.write(new, to: change.file)
      }
    }
  }
}
