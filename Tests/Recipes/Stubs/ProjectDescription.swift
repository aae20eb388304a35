// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations of Tuist 4's ProjectDescription that manifests in Examples use, with the parameters that they name or pass
// over: its own module exists on macOS only.

public struct Project {
  public init(
    name: String, organizationName: String? = nil, classPrefix: String? = nil, options: Options = .options(),
    packages: [Package.Dependency] = [], settings: Settings? = nil, targets: [Target] = [],
    additionalFiles: [String] = [], resourceSynthesizers: [ResourceSynthesizer] = []
  ) {}

  public struct Options {
    public static func options(
      defaultKnownRegions: [String]? = nil, developmentRegion: String? = nil, disableBundleAccessors: Bool = false,
      disableShowEnvironmentVarsInScriptPhases: Bool = false, disableSynthesizedResourceAccessors: Bool = false
    ) -> Self { .init() }
  }
}

public enum Package {
  public struct Dependency {
    public static func package(url: String, from version: Version) -> Self { .init() }
  }
}

public struct Version: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}

public struct Target {
  public static func target(
    name: String, destinations: Set<Destination>, product: Product, productName: String? = nil, bundleId: String,
    deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = nil, sources: SourceFilesList? = nil,
    scripts: [TargetScript] = [], dependencies: [TargetDependency] = [], settings: Settings? = nil
  ) -> Self { .init() }
}

public enum Destination { case iPhone, iPad, mac, macCatalyst }
public enum Product { case app, framework, staticFramework }

public struct DeploymentTargets {
  public static func iOS(_ version: String) -> Self { .init() }
}

public struct InfoPlist {
  public static func extendingDefault(with: [String: Plist.Value]) -> Self { .init() }
}

public enum Plist {
  public struct Value: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    public init(stringLiteral value: String) {}
    public init(arrayLiteral elements: Value...) {}
    public init(dictionaryLiteral elements: (String, Value)...) {}
  }
}

public struct SourceFilesList: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: String...) {}
}

public struct Path: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

public struct TargetScript {
  public static func pre(
    script: String, name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [], outputPaths: [Path] = [],
    outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
    shellPath: String = "/bin/sh", dependencyFile: Path? = nil
  ) -> Self { .init() }
}

public enum TargetDependency {
  public enum PackageType { case runtime, runtimeEmbedded, plugin, macro }

  case package(product: String, type: PackageType = .runtime)
  case external(name: String)
}

public struct Settings {
  public static func settings(base: [String: SettingValue] = [:]) -> Self { .init() }
}

public struct SettingValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}

public struct ResourceSynthesizer {
  public static func strings() -> Self { .init() }
  public static func assets() -> Self { .init() }
  public static func fonts() -> Self { .init() }
  public static func plists() -> Self { .init() }
}

public struct PackageSettings {
  public init(productTypes: [String: Product] = [:]) {}
}
