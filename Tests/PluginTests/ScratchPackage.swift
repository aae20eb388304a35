import Foundation
import Synchronization
import TestSupport

/// A package like a user's, built by `swift build` with the plugin of this repository.
///
/// Its sources are created for each test. Build products are kept in this repository's own build directory, so that
/// only the first build takes as long as that of the tool.
final class ScratchPackage {
  let directory: URL
  private let buildSystem: String
  private let hidesLibraries: Bool
  private let turn: ScratchTurn

  typealias Run = Command.Outcome

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Packages with the same name share build products, one after another.
  init(
    _ name: String = "", buildSystem: String, hidesLibraries: Bool = false, _ files: [String: String]
  ) async throws {
    self.buildSystem = buildSystem
    self.hidesLibraries = hidesLibraries
    directory = Self.repository.appending(path: ".build/plugin-tests/\(name)\(buildSystem)")
    turn = await ScratchTurn(in: directory.path)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) where name != ".build" {
      try remove(name)
    }
    for (path, text) in files { try write(text, to: path) }
  }

  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  func write(_ text: String, to path: String) throws {
    let file = directory.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: directory.appending(path: path))
  }

  func move(_ path: String, to target: String) throws {
    try FileManager.default.moveItem(at: directory.appending(path: path), to: directory.appending(path: target))
  }

  /// The options of every build. With other options, a build would start again from scratch.
  private static let flags =
    ProcessInfo.processInfo.environment["BUILD_FLAGS"]?.split(separator: " ").map(String.init) ?? []

  /// The build system `swiftbuild` determines how the compiler is called, and fails if that is changed. It compiles
  /// whole modules only in a release, and without optimization that takes two thirds of the time of a debug build. So
  /// the tool is built as a release, and apps that use an existing tool are built for debugging.
  private var buildFlags: [String] {
    let choice = ["--build-system", buildSystem]
    if buildSystem != "swiftbuild" { return choice + Self.flags }
    return hidesLibraries ? choice : choice + ["-c", "release", "-Xswiftc", "-Onone"]
  }

  /// Builds everything once.
  func build() throws -> Run {
    let command = ["swift", "build"] + buildFlags
    var build = try run(command)
    // The build system itself sometimes crashes, regardless of what it builds.
    if build.isCrash { build = try run(command) }
    if build.output.contains(/\/Plugins\/[^\n]*: warning:/) { throw Failure(description: build.output) }
    return build
  }

  /// Builds everything, which must succeed, and returns the output of one of its programs.
  func printed(by program: String = "App", _ arguments: String..., languages: String = "ko") throws -> String {
    let built = try build()
    guard built.status == 0 else { throw Failure(description: built.output) }
    return try run([try binaryDirectory() + "/" + program] + arguments, environment: ["LANGUAGE": languages]).output
  }

  /// Runs a command of SwiftPM.
  func package(_ arguments: String...) throws -> Run {
    try package(arguments)
  }

  func package(_ arguments: [String]) throws -> Run {
    try run(["swift", "package"] + Self.flags + arguments)
  }

  func git(_ arguments: String..., in path: String = ".") throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "protocol.file.allow=always"]
    let run = try run(["git"] + identity + ["-C", path] + arguments)
    guard run.status == 0 else { throw Failure(description: run.output) }
  }

  /// Returns the compiled objects of a target with their times, which are equal after a build that compiled none of
  /// them.
  func objects(of target: String) throws -> [String: Date] {
    let files = FileManager.default.enumerator(atPath: directory.appending(path: ".build").path)
    var objects: [String: Date] = [:]
    while let path = files?.nextObject() as? String {
      // The build system `native` uses this name for code that it builds for plugins, and wraps modules again in the
      // second build.
      guard path.hasSuffix(".o"), !path.hasSuffix(".swiftmodule.o"),
        path.contains("/\(target).build/") || path.contains("/\(target)-tool.build/")
      else { continue }
      objects[path] = files?.fileAttributes?[.modificationDate] as? Date
    }
    return objects
  }

  /// Returns the modules of which any code was compiled.
  func modules() throws -> Set<String> {
    let files = FileManager.default.enumerator(atPath: directory.appending(path: ".build").path)
    var modules: Set<String> = []
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".o"), let folder = path.split(separator: "/").last(where: { $0.hasSuffix(".build") })
      else { continue }
      // swiftbuild compiles a program again for tests, with the same name and a suffix.
      modules.insert(String(folder.dropLast(".build".count).prefix { $0 != "-" }))
    }
    return modules
  }

  /// Returns the packages that were downloaded.
  func fetched() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.appending(path: ".build/repositories").path)
  }

  private func binaryDirectory() throws -> String {
    if let known = Self.binaryDirectories.withLock({ $0[directory] }) { return known }
    let run = try run(["swift", "build"] + buildFlags + ["--show-bin-path"])
    let answer = run.output.split(separator: "\n").last.map { String($0) } ?? ""
    Self.binaryDirectories.withLock { $0[directory] = answer }
    return answer
  }

  /// The directories in which packages are built, stored because SwiftPM takes a while to print them.
  private static let binaryDirectories = Mutex<[URL: String]>([:])

  private func run(_ command: [String], environment: [String: String] = [:]) throws -> Run {
    try Self.run(
      hidesLibraries ? HiddenLibraries.command(command) : command, in: directory, environment: environment)
  }

  /// Runs a command, and returns all of its output.
  static func run(_ command: [String], in directory: URL, environment: [String: String] = [:]) throws -> Run {
    var merged = Command(command, in: directory)
    merged.environment.merge(environment) { $1 }
    merged.mergesErrors = true
    return try merged.run()
  }
}

extension ScratchPackage {
  /// A package that scratch packages depend on.
  struct Dependency {
    var name: String
    var directory: URL

    /// This repository.
    static let sources = Dependency(name: "l10n-gen", directory: repository)
  }

  /// Returns a manifest with a program `App` that uses the plugin and imports modules of the package, with their
  /// targets.
  static func manifest(
    importing modules: [String] = [], targets: String = "", from dependency: Dependency = .sources
  ) -> String {
    let imported = modules.map { "\"\($0)\", " }.joined()
    return manifest(
      app: """
        dependencies: [\(imported).product(name: "L10nRuntime", package: "\(dependency.name)")],
        plugins: [.plugin(name: "L10nBuildPlugin", package: "\(dependency.name)")]
        """, targets: targets, from: dependency)
  }

  /// Returns a manifest with a program `App` and other targets.
  ///
  /// - Parameter app: the arguments of the program's target after its name.
  static func manifest(app: String, targets: String = "", from dependency: Dependency) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "scratch",
      platforms: [.macOS(.v13)],
      dependencies: [.package(name: "\(dependency.name)", path: "\(dependency.directory.path)")],
      targets: [
        .executableTarget(
          name: "App",
          \(app)),
        \(targets)
      ]
    )

    """
  }

  /// A program that prints the texts of the given keys.
  static let program = """
    for key in CommandLine.arguments.dropFirst() { print(L10n.text(forKey: key) ?? "no \\(key)") }

    """
}
