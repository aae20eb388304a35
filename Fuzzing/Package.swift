// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that users of l10n-gen don't build it. The modules are links to the repository's, because the
// fuzzer needs them with its own instrumentation, and uses their internals. `scripts/fuzz.sh` builds and runs it, on
// Linux.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  targets: [
    .systemLibrary(name: "CLibYAML"),
    .systemLibrary(name: "CExpat"),
    .systemLibrary(name: "CZlib"),
    .target(name: "CL10nAtomics"),
    .systemLibrary(name: "CLargePages"),
    .target(name: "L10nLanguage"),
    .target(name: "L10nMessages", dependencies: ["L10nLanguage"]),
    .target(name: "L10nAllLanguages", dependencies: ["L10nLanguage"]),
    .target(name: "L10nMessageFormat2", dependencies: ["L10nMessages", "L10nAllLanguages", "L10nLanguage"]),
    .target(
      name: "L10nRuntime", dependencies: ["L10nLanguage", "CL10nAtomics"],
      exclude: ["PrivacyInfo.xcprivacy"],
      swiftSettings: [.enableExperimentalFeature("BuiltinModule")]),
    .target(name: "L10nReleases", dependencies: ["L10nLanguage"]),
    .target(name: "L10nText", dependencies: ["L10nLanguage", "L10nMessages", "CLargePages"]),
    .target(
      name: "L10nFormats",
      dependencies: ["L10nText", "L10nAllLanguages", "L10nLanguage", "L10nMessages", "CLibYAML", "CExpat"]),
    .target(
      name: "L10nCatalog",
      dependencies: ["L10nText", "L10nFormats", "L10nAllLanguages", "L10nLanguage", "L10nMessages", "L10nReleases"]),
    .target(
      name: "L10nChecking",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nAllLanguages", "L10nLanguage", "L10nMessages", "L10nReleases",
      ]),
    .target(
      name: "L10nEmission",
      dependencies: ["L10nText", "L10nCatalog", "L10nAllLanguages", "L10nLanguage", "L10nMessages", "L10nReleases"]),
    .target(
      name: "L10nPipeline",
      dependencies: ["L10nText", "L10nCatalog", "L10nChecking", "L10nEmission"]),
    .target(
      name: "L10nSwiftCode",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nPipeline", "L10nAllLanguages", "L10nLanguage",
        "L10nMessages",
      ]),
    .target(
      name: "L10nReview",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nPipeline", "L10nSwiftCode",
        "L10nAllLanguages", "L10nLanguage", "L10nMessages",
      ]),
    .target(
      name: "L10nEditing",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nPipeline", "L10nAllLanguages", "L10nLanguage", "L10nMessages",
      ]),
    .target(
      name: "L10nExchange",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEditing", "L10nAllLanguages", "L10nLanguage",
        "L10nMessages",
        "CZlib",
      ]),
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nPipeline", "L10nSwiftCode",
        "L10nReview", "L10nEditing", "L10nExchange", "L10nAllLanguages", "L10nLanguage", "L10nMessages",
        "L10nMessageFormat2", "L10nReleases", "L10nRuntime",
      ],
      // libFuzzer has the main function.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ],
  swiftLanguageModes: [.v6]
)

// As in the repository's package. Without the feature, a module must be imported in the same way in all files.
for target in package.targets where target.type == .regular && !["L10nRuntime", "CL10nAtomics"].contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
