import ProjectDescription

/// Brings the committed code up to date before the compiler reads it, and touches only files that change.
let generateStrings = TargetScript.pre(
  script: """
    # Xcode doesn't read the profile of your shell.
    export PATH="$HOME/.local/share/mise/shims:/opt/homebrew/bin:/usr/local/bin:$PATH"
    cd "$SRCROOT" && l10n-gen emit
    """,
  name: "Generate strings",
  outputPaths: ["Shop/Sources/Generated/L10n.swift", "Shop/Sources/Generated/L10n+Tables.swift"],
  basedOnDependencyAnalysis: false
)

let project = Project(
  name: "Shop",
  options: .options(defaultKnownRegions: ["en", "ko"], developmentRegion: "en"),
  targets: [
    .target(
      name: "Shop",
      destinations: [.iPhone, .iPad, .macCatalyst],
      product: .app,
      bundleId: "com.example.shop",
      deploymentTargets: .iOS("16.0"),
      infoPlist: .extendingDefault(with: [
        "CFBundleLocalizations": ["en", "ko"],
        "UILaunchScreen": [:],
      ]),
      sources: ["Shop/Sources/**"],
      scripts: [generateStrings],
      // The package of Tuist/Package.swift, which Tuist can cache.
      dependencies: [.external(name: "L10nRuntime")],
      settings: .settings(base: ["SWIFT_VERSION": "6.0", "ENABLE_USER_SCRIPT_SANDBOXING": "NO"])
    )
  ],
  // Without .strings(), by which Tuist writes accessors of its own for tables in the target's resources.
  resourceSynthesizers: [.assets(), .fonts(), .plists()]
)
