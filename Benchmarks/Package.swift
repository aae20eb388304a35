// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses l10n-gen resolves or builds it. `runtime.sh` writes the generated
// sources that it needs; for Linux, with ICU's headers (libicu-dev).
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "l10n-gen", path: "..")
  ],
  targets: [
    .target(
      name: "CPeers",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .executableTarget(
      name: "runtime-benchmark",
      dependencies: ["CPeers", .product(name: "L10nRuntime", package: "l10n-gen")]
    ),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
