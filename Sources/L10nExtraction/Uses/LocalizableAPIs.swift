import L10nCatalog
import L10nSwiftCode

/// The parameters of the systems' frameworks that take keys.
struct LocalizableAPIs: Sendable {
  /// The parameters by the name of the type, or of the function after a dot.
  private var parameters: [String: [Parameter]] = [:]
  /// The app's names of macros like `NSLocalizedString`.
  private let customMacros: Set<String>
  private let macros: Set<String>
  /// Functions and initializers that the configuration names, by their names.
  private let keyArguments: [String: [StringLookup.Name]]
  private var frameworks: Set<String> = []
  /// The modules that each file's module imports.
  private let imports: [Set<String>]
  /// Boolean values indicating whether each file may see SwiftUI, by what its module imports.
  private let seesViews: [Bool]

  private struct Parameter: Sendable {
    let framework: String
    /// The label, or `nil` for none.
    let label: String?
    /// The index of an argument without a label.
    let index: Int?
    let type: TypeName
    /// The kind of a literal, or `nil` if a literal isn't a key.
    let kind: LocalizableType.Kind?
  }

  /// - Parameters:
  ///   - custom: the functions that only this project looks strings up with.
  ///   - imports: the modules that the module of each file imports.
  ///   - modules: the modules that each module of the project imports, by its name.
  init(_ custom: CustomLookups, imports: [Set<String>], modules: [String: Set<String>] = [:]) {
    seesViews = imports.map { $0.isEmpty || Self.bringViews($0, modules) }
    keyArguments = Dictionary(grouping: custom.keyArguments, by: \.name)
    let macros: Set = [
      "NSLocalizedString", "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle",
      "NSLocalizedStringWithDefaultValue", "CFCopyLocalizedString",
    ]
    customMacros = custom.macros.subtracting(macros)
    self.macros = macros.union(customMacros)
    self.imports = imports
    read(Self.table, "LocalizedStringKey", .viewKey)
    read(Self.resources, "LocalizedStringResource", .value)
    read(Self.texts, "Text", nil)
    add("ShareLink", "SwiftUI", "preview", TypeName("SharePreview"), nil)
    add("Summary", "AppIntents", "_", TypeName("ParameterSummaryString"), .summary)
    add("AppShortcut", "AppIntents", "phrases", TypeName("[AppShortcutPhrase]"), .phrase)
  }

  private mutating func read(_ text: String, _ type: String, _ kind: LocalizableType.Kind?) {
    var framework = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.hasSuffix(":") {
        framework = String(word.dropLast())
        frameworks.insert(framework)
        continue
      }
      guard let opening = word.firstIndex(of: "("), word.hasSuffix(")") else { continue }
      let name = String(word[..<opening])
      let isOfFoundation = framework == "Foundation"
      for label in word[word.index(after: opening)...].dropLast().split(separator: ",") {
        let isArray = label.hasSuffix("[]")
        let own = isOfFoundation ? "LocalizationValue" : type
        add(
          name, framework, String(isArray ? label.dropLast(2) : label), TypeName(isArray ? "[\(own)]" : own),
          isOfFoundation ? .value : kind)
      }
    }
  }

  private mutating func add(
    _ name: String, _ framework: String, _ label: String, _ type: TypeName, _ kind: LocalizableType.Kind?
  ) {
    let index = label == "_" ? 0 : label == "_1" ? 1 : nil
    parameters[name, default: []].append(
      Parameter(framework: framework, label: index == nil ? label : nil, index: index, type: type, kind: kind))
  }

  /// Returns a Boolean value indicating whether one of some modules is a framework with views, or a module of the project that
  /// imports one and may export it again.
  private static func bringViews(_ names: Set<String>, _ modules: [String: Set<String>]) -> Bool {
    var seen = names
    var open = Array(names)
    while let name = open.popLast() {
      if frameworksOfViews.contains(name) { return true }
      for next in modules[name] ?? [] where seen.insert(next).inserted { open.append(next) }
    }
    return false
  }

  private static let frameworksOfViews: Set = [
    "SwiftUI", "UIKit", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "AppIntents", "ActivityKit", "Charts", "MapKit",
    "PhotosUI", "RealityKit", "StoreKit", "TipKit", "AlarmKit",
  ]

  /// Returns a Boolean value indicating whether a name is that of a framework with such parameters.
  func isFramework(_ name: String) -> Bool { frameworks.contains(name) }

  /// Returns a Boolean value indicating whether a name is `NSLocalizedString`, or that of a macro like it.
  func isMacro(_ name: String) -> Bool { macros.contains(name) }

  /// Returns a Boolean value indicating whether a name is that of a macro that only this project has.
  func isCustomMacro(_ name: String) -> Bool { customMacros.contains(name) }

  /// Returns a Boolean value indicating whether the configuration has an argument of a call as a key.
  func isKeyArgument(at index: Int, _ label: String?, of callee: Callee, _ file: CodeFile) -> Bool {
    keyArguments[callee.name]?.contains { $0.hasKey(at: index, label, in: callee, file) } ?? false
  }

  /// Returns the type of an argument that is a key, whatever the type is whose initializer is called: that of
  /// `.init(localized: "…")`, and of `.init("…", bundle: .atURL(url))`, whose bundle only a `LocalizedStringResource` has.
  func keyOfEveryType(_ name: String, _ call: SwiftCall, _ index: Int) -> TypeName? {
    guard name == "init" else { return nil }
    if call.arguments[index].label == "localized" { return TypeName("String.LocalizationValue") }
    guard index == 0, call.arguments[0].label == nil, let bundle = call.argument("bundle")?.text else { return nil }
    let isDescribed = bundle.hasPrefix(".atURL(") || bundle.hasPrefix(".forClass(")
    return isDescribed ? TypeName("LocalizedStringResource") : nil
  }

  /// Returns the type of an initializer's parameter, or `nil` if it doesn't take a key.
  func parameter(ofInitializer type: String, _ label: String?, _ index: Int, in file: Int) -> ExpectedType? {
    parameter(type, label, index, file)
  }

  /// Returns the type of a function's parameter, or `nil` if it doesn't take a key.
  func parameter(ofFunction callee: Callee, _ label: String?, _ index: Int, in file: Int) -> ExpectedType? {
    if macros.contains(callee.name), index == 0, label == nil {
      var type = ExpectedType(type: TypeName("String"))
      type.api = .name
      return type
    }
    guard callee.isMember else { return nil }
    // 'PlottableValue.value' is called without a value before the dot.
    if callee.name == "value", callee.receiver != nil { return nil }
    return parameter("." + callee.name, label, index, file)
  }

  private func parameter(_ name: String, _ label: String?, _ index: Int, _ file: Int) -> ExpectedType? {
    let found = parameters[name]?.first { parameter in
      (label == nil ? parameter.index == index : parameter.label == label)
        && (parameter.framework == "SwiftUI" || parameter.framework == "Foundation"
          || imports[file].contains(parameter.framework))
    }
    return found.map { parameter in
      var type = ExpectedType(type: parameter.type)
      type.api = parameter.kind
      // A module that makes websites may have a 'Text' of another library.
      if parameter.framework == "SwiftUI", !seesViews[file] { type.certainty = .possible }
      return type
    }
  }
}
