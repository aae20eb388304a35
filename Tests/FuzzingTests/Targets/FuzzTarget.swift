/// A part of the project that reads input from outside, with the conditions that must hold for all input.
struct FuzzTarget: Sendable {
  /// The name on the command line and in the folder of its inputs.
  let name: String
  /// Reads an input, and returns the violated conditions as text.
  let violations: @Sendable ([UInt8]) -> [String]

  static let all = [
    FuzzTarget(name: "bundles", violations: BundlesTarget.violations),
    FuzzTarget(name: "fixes", violations: FixesTarget.violations),
    FuzzTarget(name: "diff", violations: DiffTarget.violations),
    FuzzTarget(name: "message-fixes", violations: MessageFixesTarget.violations),
    FuzzTarget(name: "message", violations: MessageTarget.violations),
    FuzzTarget(name: "message-format-2", violations: MessageFormat2Target.violations),
    FuzzTarget(name: "language", violations: LanguageTarget.violations),
    FuzzTarget(name: "configuration", violations: ConfigurationTarget.violations),
    FuzzTarget(name: "baseline", violations: BaselineTarget.violations),
    FuzzTarget(name: "row-line", violations: RowLineTarget.violations),
    FuzzTarget(name: "program", violations: ProgramTarget.violations),
    FuzzTarget(name: "pack", violations: PackTarget.violations),
    FuzzTarget(name: "scalar-offsets", violations: ScalarOffsetsTarget.violations),
    FuzzTarget(name: "json", violations: JSONTarget.violations),
    FuzzTarget(name: "string-catalog", violations: AppleTableTarget.catalogViolations),
    FuzzTarget(name: "strings", violations: AppleTableTarget.stringsViolations),
    FuzzTarget(name: "stringsdict", violations: AppleTableTarget.stringsdictViolations),
    FuzzTarget(name: "android", violations: AppleTableTarget.androidViolations),
    FuzzTarget(name: "arb", violations: AppleTableTarget.arbViolations),
    FuzzTarget(name: "i18next", violations: AppleTableTarget.i18nextViolations),
    FuzzTarget(name: "po", violations: AppleTableTarget.poViolations),
    FuzzTarget(name: "call-sites", violations: CallSitesTarget.violations),
    FuzzTarget(name: "transfer", violations: TransferTarget.violations),
    FuzzTarget(name: "merge", violations: MergeTarget.violations),
    FuzzTarget(name: "xliff", violations: TranslationsTarget.xliffViolations),
    FuzzTarget(name: "sheet", violations: TranslationsTarget.sheetViolations),
    FuzzTarget(name: "translations", violations: TranslationsTarget.catalogViolations),
  ]

  /// Returns the target with a name, or `nil` if there is none.
  static func named(_ name: String) -> FuzzTarget? {
    all.first { $0.name == name }
  }
}
