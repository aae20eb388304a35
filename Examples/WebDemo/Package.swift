// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "WebDemo",
  platforms: [.macOS(.v14)],
  dependencies: [
    // The directory's own name would be the package's identity, and a clone may have any.
    .package(name: "l10n-gen", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
  ],
  targets: [
    .executableTarget(
      name: "WebDemo",
      dependencies: [
        .product(name: "L10nRuntime", package: "l10n-gen"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]
    ),
    .testTarget(name: "WebDemoTests", dependencies: ["WebDemo"]),
  ],
  swiftLanguageModes: [.v6]
)
