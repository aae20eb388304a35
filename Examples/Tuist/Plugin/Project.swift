import ProjectDescription

// Xcode fetches the package and runs its plugin: Tuist's own integration, in Tuist/Package.swift, has no build tool plugins.
let project = Project(
  name: "Shop",
  options: .options(defaultKnownRegions: ["en", "ko"], developmentRegion: "en"),
  packages: [
    .package(url: "https://github.com/l10n-gen/l10n-gen-prebuilt", from: "0.1.0")
  ],
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
      dependencies: [
        // Both from this package: with .external, the app would have a second runtime.
        .package(product: "L10nRuntime"),
        .package(product: "L10nBuildPlugin", type: .plugin),
      ],
      settings: .settings(base: ["SWIFT_VERSION": "6.0"])
    )
  ],
  // Without .strings(), by which Tuist writes accessors of its own for tables in the target's resources.
  resourceSynthesizers: [.assets(), .fonts(), .plists()]
)
