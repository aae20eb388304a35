// swift-tools-version: 6.1
import PackageDescription

// A separate package, so that users of l10n-gen don't resolve or build it. `runtime.sh` writes the generated sources
// that it needs. It is for Linux, with ICU's headers (libicu-dev).
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "l10n-gen", path: ".."),
    // Without its traits, it doesn't count allocations, and needs no preloaded library.
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
  ],
  targets: [
    .target(
      name: "CPeers",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    .target(name: "Peers", dependencies: ["CPeers"]),
    .target(
      name: "Texts",
      dependencies: [
        .product(name: "L10nRuntime", package: "l10n-gen"), .product(name: "L10nUpdates", package: "l10n-gen"),
      ]),
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
