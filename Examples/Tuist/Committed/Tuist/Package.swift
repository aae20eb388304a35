// swift-tools-version: 6.1
import PackageDescription

#if TUIST
  import ProjectDescription

  // Frameworks, so that an app and its own frameworks share one runtime, which has the present language. Tuist's default,
  // a static framework, would be copied into each of them.
  let packageSettings = PackageSettings(
    productTypes: ["L10nRuntime": .framework, "L10nLanguage": .framework, "CL10nAtomics": .framework]
  )
#endif

let package = Package(
  name: "Shop",
  dependencies: [
    .package(url: "https://github.com/l10n-gen/l10n-gen-prebuilt", from: "0.1.0")
  ]
)
