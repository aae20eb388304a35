// swift-tools-version: 6.1
import PackageDescription

// Where pkg-config knows libyaml's place (Homebrew), ask it. On Linux the header and the library are on the default
// search paths, and naming pkg-config would print a warning to everyone who uses the runtime alone.
#if os(macOS)
  let libyamlPkgConfig: String? = "yaml-0.1"
#else
  let libyamlPkgConfig: String? = nil
#endif

let package = Package(
  name: "l10n-gen",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "L10nRuntime", targets: ["L10nRuntime"]),
    .library(name: "L10nUpdates", targets: ["L10nUpdates"]),
    .executable(name: "l10n-gen", targets: ["l10n-gen"]),
    .plugin(name: "L10nBuildPlugin", targets: ["L10nBuildPlugin"]),
    .plugin(name: "L10nCommandPlugin", targets: ["L10nCommandPlugin"]),
  ],
  // Off by default, so that clients get no dependency that they don't use: a dependency of a product is fetched for all.
  traits: [
    .trait(
      name: "SwiftCrypto",
      description: "Verifies updates with swift-crypto, where the system has no CryptoKit: on Linux.")
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: libyamlPkgConfig,
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    // Apple's SDKs have expat.
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    // So have they zlib.
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CL10nAtomics"),
    .systemLibrary(name: "CLargePages"),
    // The part of libcurl by which updates are fetched on Linux, found when it is first used.
    .target(name: "CL10nCurl"),
    .target(name: "L10nLanguage"),
    // The syntaxes of messages and pseudolocales, which only the tool links.
    .target(name: "L10nMessages", dependencies: ["L10nLanguage"]),
    // Messages of MessageFormat 2 with their values, for previews and tests. No app links it.
    .target(name: "L10nMessageFormat2", dependencies: ["L10nMessages", "L10nAllLanguages", "L10nLanguage"]),
    // CLDR's data of all languages. An app has the data that its own languages need, in generated code.
    .target(name: "L10nAllLanguages", dependencies: ["L10nLanguage"]),
    .target(
      name: "L10nRuntime",
      dependencies: ["L10nLanguage", "CL10nAtomics"],
      resources: [.copy("PrivacyInfo.xcprivacy")],
      // For the initialiser that literals go through; see ImmortalText.swift.
      swiftSettings: [.enableExperimentalFeature("BuiltinModule")]
    ),
    // What the tool writes and apps read of releases over the air.
    .target(name: "L10nReleases", dependencies: ["L10nLanguage"]),
    .target(
      name: "L10nUpdates",
      dependencies: [
        "L10nRuntime", "L10nLanguage", "L10nReleases",
        .target(name: "CL10nCurl", condition: .when(platforms: [.linux])),
        .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["SwiftCrypto"])),
      ],
      resources: [.copy("PrivacyInfo.xcprivacy")]
    ),
    // What all of the tool needs of files, characters and findings.
    .target(name: "L10nText", dependencies: ["L10nLanguage", "L10nMessages", "CLargePages"]),
    // The formats of translation files, read and edited.
    .target(
      name: "L10nFormats",
      dependencies: ["L10nText", "L10nAllLanguages", "L10nLanguage", "L10nMessages", "CLibYAML", "CExpat"]),
    // What a project's files and settings say: its strings in all languages, and the names of its accessors.
    .target(
      name: "L10nCatalog",
      dependencies: ["L10nText", "L10nFormats", "L10nAllLanguages", "L10nLanguage", "L10nMessages", "L10nReleases"]),
    // The rules, their fixes and baselines.
    .target(
      name: "L10nChecking",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nAllLanguages", "L10nLanguage", "L10nMessages", "L10nReleases",
      ]),
    // The generated Swift.
    .target(
      name: "L10nEmission",
      dependencies: ["L10nText", "L10nCatalog", "L10nAllLanguages", "L10nLanguage", "L10nMessages", "L10nReleases"]),
    // The way from a configuration to findings and generated files.
    .target(
      name: "L10nPipeline",
      dependencies: ["L10nText", "L10nCatalog", "L10nChecking", "L10nEmission"]),
    // What is read and written of an app's Swift code.
    .target(
      name: "L10nSwiftCode",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nPipeline", "L10nAllLanguages", "L10nLanguage",
        "L10nMessages",
      ]),
    // The keys that an app's Swift code looks up, and the catalogs that they belong to.
    .target(
      name: "L10nExtraction",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nPipeline", "L10nSwiftCode", "L10nEditing",
        "L10nLanguage",
      ]),
    // What people look at: changes, previews, and the report.
    .target(
      name: "L10nReview",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nPipeline", "L10nSwiftCode",
        "L10nAllLanguages", "L10nLanguage", "L10nMessages",
      ]),
    // What changes translation files.
    .target(
      name: "L10nEditing",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nPipeline", "L10nAllLanguages", "L10nLanguage", "L10nMessages",
      ]),
    // What an app keeps that no longer uses the runtime: tables of Apple's systems, and accessors that read them.
    .target(
      name: "L10nEjection",
      dependencies: ["L10nText", "L10nFormats", "L10nCatalog", "L10nEmission", "L10nLanguage", "L10nMessages"]),
    // The files that go to translators and come back.
    .target(
      name: "L10nExchange",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEditing", "L10nAllLanguages", "L10nLanguage",
        "L10nMessages",
        "CZlib",
      ]),
    // Strings for translators that answer a string at a time, and what becomes of their answers.
    .target(
      name: "L10nTranslation",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nPipeline", "L10nExchange", "L10nAllLanguages",
        "L10nLanguage", "L10nMessages", "L10nReleases",
      ]),
    // What both tools do: find and read a project's configuration, write files, print.
    .target(
      name: "L10nProject",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nPipeline", "L10nAllLanguages",
        "L10nLanguage", "L10nMessages", "L10nReleases",
      ]),
    // Messages of servers that speak JSON-RPC.
    .target(name: "L10nJSONRPC", dependencies: ["L10nFormats"]),
    // What agents ask about a project's strings, and what they change.
    .target(
      name: "L10nAgentServer",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nPipeline", "L10nSwiftCode", "L10nReview",
        "L10nEditing", "L10nExchange", "L10nTranslation", "L10nProject", "L10nJSONRPC", "L10nEmission",
        "L10nAllLanguages", "L10nLanguage", "L10nMessages",
      ]),
    // What editors show of a project while its files are edited.
    .target(
      name: "L10nLanguageServer",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nPipeline", "L10nSwiftCode",
        "L10nExtraction", "L10nReview", "L10nEditing", "L10nProject", "L10nJSONRPC", "L10nAllLanguages",
        "L10nLanguage", "L10nMessages",
      ]),
    // What the plugin runs. It's small, because each app that uses the source package compiles it.
    .executableTarget(
      name: "l10n-gen-build", dependencies: ["L10nProject"]),
    .executableTarget(
      name: "l10n-gen",
      dependencies: [
        "L10nProject",
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nPipeline", "L10nSwiftCode",
        "L10nExtraction", "L10nReview", "L10nEditing", "L10nEjection", "L10nExchange", "L10nAllLanguages",
        "L10nLanguage", "L10nMessages", "L10nReleases", "L10nLanguageServer", "L10nAgentServer", "L10nTranslation",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Pages/Shared/l10n.yml"],
      resources: [
        .embedInCode("Pages/Shared/page.css"), .embedInCode("Pages/Shared/strings.js"),
        .embedInCode("Pages/Shared/feed.js"),
        .embedInCode("Pages/Shared/Strings/en.json"), .embedInCode("Pages/Shared/Strings/ko.json"),
        .embedInCode("Pages/Shared/Strings/zh-Hans.json"),
        .embedInCode("Pages/Report/report.html"), .embedInCode("Pages/Report/report.css"),
        .embedInCode("Pages/Report/messages.js"), .embedInCode("Pages/Report/report.js"),
        .embedInCode("Pages/Translators/translators.html"), .embedInCode("Pages/Translators/translators.css"),
        .embedInCode("Pages/Translators/forms.js"), .embedInCode("Pages/Translators/provisional.js"),
        .embedInCode("Pages/Translators/xliff.js"), .embedInCode("Pages/Translators/work.js"),
        .embedInCode("Pages/Translators/fields.js"), .embedInCode("Pages/Translators/translators.js"),
      ]
    ),
    .plugin(name: "L10nBuildPlugin", capability: .buildTool(), dependencies: ["l10n-gen-build"]),
    .plugin(
      name: "L10nCommandPlugin",
      capability: .command(
        // No permission to write is declared, since SwiftPM would ask for it before a mere `check`, too, and fail where
        // nobody can answer. `emit` is given it by --allow-writing-to-package-directory all the same.
        intent: .custom(verb: "l10n", description: "Checks translation bundles, and generates Swift from them.")),
      dependencies: ["l10n-gen"]),
    // Development only: writes the tables that L10nLanguage derives from CLDR.
    .executableTarget(name: "cldr-tables"),
    // Development only: writes the tables that L10nText derives from the Unicode Character Database.
    .executableTarget(name: "unicode-tables"),
    // Development only: writes the JSON Schemas of the settings files.
    .executableTarget(name: "settings-schemas", dependencies: ["L10nCatalog", "L10nFormats"]),
    // What tests of several modules need.
    .target(name: "TestSupport", path: "Tests/Support"),
    .testTarget(
      name: "L10nLanguageTests",
      dependencies: ["L10nAllLanguages", "L10nLanguage", "TestSupport"],
      exclude: ["Matching/icu-locale-matcher-answers.py"]
    ),
    .testTarget(
      name: "L10nMessagesTests",
      dependencies: ["L10nLanguage", "L10nMessages", "TestSupport"],
      exclude: ["make-icu-fixture.py"]
    ),
    .testTarget(
      name: "L10nMessageFormat2Tests",
      dependencies: ["L10nMessageFormat2", "L10nAllLanguages", "L10nLanguage", "L10nMessages", "TestSupport"]),
    .testTarget(
      name: "L10nAllLanguagesTests",
      dependencies: ["L10nAllLanguages", "L10nLanguage", "L10nRuntime", "TestSupport"]),
    .testTarget(name: "L10nReleasesTests", dependencies: ["L10nReleases", "L10nLanguage"]),
    .testTarget(
      name: "L10nUpdatesTests",
      dependencies: [
        "L10nUpdates", "L10nReleases", "L10nAllLanguages", "L10nRuntime", "update-installer", "TestSupport",
      ]),
    // Is killed by a test, in the middle of installing releases.
    .executableTarget(
      name: "update-installer", dependencies: ["L10nAllLanguages", "L10nUpdates"], path: "Tests/UpdateInstaller"),
    .testTarget(
      name: "L10nRuntimeTests",
      dependencies: ["L10nRuntime", "L10nAllLanguages", "L10nLanguage", "L10nMessages", "TestSupport"]),
    // Catalogs written by hand, findings at marked places, and the way to compile generated code against the runtime.
    .target(
      name: "CatalogTestSupport",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nLanguage", "L10nMessages",
        "L10nRuntime", "TestSupport",
      ],
      path: "Tests/CatalogSupport"),
    .testTarget(
      name: "L10nTextTests",
      dependencies: ["L10nText", "L10nCatalog", "CLargePages", "CatalogTestSupport", "TestSupport"]),
    .testTarget(
      name: "L10nFormatsTests",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nEditing", "L10nAllLanguages",
        "L10nLanguage", "L10nMessages",
        "CatalogTestSupport", "TestSupport",
      ]),
    .testTarget(
      name: "L10nCatalogTests",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nPipeline", "L10nReview",
        "L10nLanguage", "L10nMessages", "CatalogTestSupport", "TestSupport",
      ]),
    .testTarget(
      name: "L10nCheckingTests",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nPipeline", "L10nSwiftCode", "L10nExtraction",
        "L10nLanguage", "L10nMessages",
        "CatalogTestSupport", "TestSupport",
      ]),
    .testTarget(
      name: "L10nEmissionTests",
      dependencies: [
        "L10nText", "L10nCatalog", "L10nEmission", "L10nReview", "L10nLanguage", "L10nMessages", "L10nRuntime",
        "L10nReleases", "L10nUpdates",
        "CatalogTestSupport", "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "L10nPipelineTests",
      dependencies: [
        "L10nText", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nPipeline", "L10nLanguage", "L10nMessages",
        "CatalogTestSupport",
      ]),
    .testTarget(
      name: "L10nSwiftCodeTests",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nPipeline", "L10nSwiftCode",
        "CatalogTestSupport", "TestSupport",
      ]),
    .testTarget(
      name: "L10nExtractionTests",
      dependencies: ["L10nText", "L10nFormats", "L10nCatalog", "L10nSwiftCode", "L10nExtraction"]),
    .testTarget(
      name: "L10nReviewTests",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nPipeline", "L10nReview",
        "L10nAllLanguages", "L10nLanguage", "L10nMessages", "L10nRuntime", "CatalogTestSupport", "TestSupport",
      ]),
    .testTarget(
      name: "L10nEditingTests",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nPipeline", "L10nEditing", "L10nLanguage",
        "L10nMessages",
        "CatalogTestSupport", "TestSupport",
      ]),
    .testTarget(
      name: "L10nEjectionTests",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nEmission", "L10nPipeline", "L10nEjection", "L10nLanguage",
        "L10nMessages", "L10nRuntime", "CatalogTestSupport", "TestSupport",
      ]),
    .testTarget(
      name: "L10nExchangeTests",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nExchange", "L10nLanguage", "L10nMessages",
        "CatalogTestSupport",
        "TestSupport",
      ]),
    .testTarget(
      name: "L10nTranslationTests",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nPipeline", "L10nTranslation", "L10nLanguage",
        "L10nMessages", "CatalogTestSupport", "TestSupport",
      ]),
    .testTarget(
      name: "L10nLanguageServerTests",
      dependencies: ["L10nText", "L10nFormats", "L10nJSONRPC", "L10nLanguageServer", "TestSupport"]),
    .testTarget(
      name: "L10nAgentServerTests",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nJSONRPC", "L10nProject", "L10nAgentServer", "TestSupport",
      ]),
    .testTarget(name: "CLDRTablesTests", dependencies: ["cldr-tables"]),
    .testTarget(name: "UnicodeTablesTests", dependencies: ["unicode-tables"]),
    .testTarget(
      name: "SettingsSchemasTests", dependencies: ["settings-schemas", "L10nCatalog", "L10nFormats"]),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "l10n-gen", "l10n-gen-build", "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nPipeline",
        "L10nProject", "CatalogTestSupport", "TestSupport",
      ]),
    // Builds packages that use the plugins.
    .testTarget(name: "PluginTests", dependencies: ["TestSupport"]),
    // Its targets are those of the fuzzer, which is a package of its own.
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "L10nText", "L10nFormats", "L10nCatalog", "L10nChecking", "L10nEmission", "L10nPipeline", "L10nSwiftCode",
        "L10nReview", "L10nEditing", "L10nExchange", "L10nAllLanguages", "L10nLanguage", "L10nMessages",
        "L10nMessageFormat2", "L10nReleases", "L10nRuntime", "TestSupport",
      ],
      exclude: ["Inputs"]),
  ],
  swiftLanguageModes: [.v6]
)

// The compiler keeps the layers of the tool: a file sees only what it imports, and passes on only what it says it does.
let librariesOfApps: Set = ["L10nRuntime", "L10nUpdates"]
for target in package.targets
where target.path == nil && [.regular, .executable].contains(target.type) && !librariesOfApps.contains(target.name) {
  let features: [SwiftSetting] = [
    .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility"),
  ]
  target.swiftSettings = (target.swiftSettings ?? []) + features
}
