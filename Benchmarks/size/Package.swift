// swift-tools-version: 6.1
import PackageDescription

// A separate package, since `size.sh` generates parts of its sources.
let package = Package(
  name: "SizeBenchmark",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "l10n-gen", path: "../..")],
  targets: [
    .executableTarget(name: "text", dependencies: [.product(name: "L10nRuntime", package: "l10n-gen")]),
    // A program with the strings of a large app.
    .executableTarget(name: "catalog", dependencies: [.product(name: "L10nRuntime", package: "l10n-gen")]),
    // The same program without l10n-gen.
    .executableTarget(name: "none"),
  ],
  swiftLanguageModes: [.v6]
)
