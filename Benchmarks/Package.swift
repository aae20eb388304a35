// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody who uses l10n-gen resolves or builds it. `runtime.sh` writes the generated
// sources that it needs; for Linux, with ICU's headers (libicu-dev).
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "l10n-gen", path: ".."),
    // Without its traits it counts no allocations, and needs nothing to be preloaded.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(
      name: "CPeers",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .target(name: "Peers", dependencies: ["CPeers"]),
    .target(name: "Texts", dependencies: [.product(name: "L10nRuntime", package: "l10n-gen")]),
    .executableTarget(name: "first-read", dependencies: ["Peers", "Texts"]),
    .executableTarget(
      name: "Runtime",
      dependencies: ["Peers", "Texts", .product(name: "Benchmark", package: "benchmark")],
      path: "Runtime",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
    ),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
