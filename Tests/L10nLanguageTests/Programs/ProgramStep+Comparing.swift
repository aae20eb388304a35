import L10nLanguage

// Apps compare neither, so the library has no code for it.

extension ProgramStep: Equatable {
  /// Compares descriptions.
  public static func == (first: ProgramStep, second: ProgramStep) -> Bool { "\(first)" == "\(second)" }
}

extension ArgumentFormat: Equatable {
  /// Compares descriptions.
  public static func == (first: ArgumentFormat, second: ArgumentFormat) -> Bool { "\(first)" == "\(second)" }
}
