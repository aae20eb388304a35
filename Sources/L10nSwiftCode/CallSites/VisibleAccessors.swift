import L10nCatalog

/// The accessors that a file of code can call, by the strings that its lookups read.
struct VisibleAccessors {
  /// The accessors of strings in the bundle of the file's own module, such as `.module`, or `nil` if it has none.
  let own: Strings?
  /// The accessors of strings in the app's bundle. If several have a key, the first counts.
  let main: [Strings]
  /// The accessors that the code's own calls of accessors mean: those of SwiftGen's module, if there is one.
  let called: Strings?
  /// The name of the file's module.
  private let name: String
  /// Returns the accessors of the module with a name, or `nil` if it has none.
  private let ofModule: (String) -> Strings?

  /// The accessors of a module's strings.
  struct Strings {
    let accessors: CallSiteAccessors
    var access: Access = .visible
    /// The name of the module, or `nil` if the accessors need no qualifier.
    var qualifier: String?

    fileprivate var isVisible: Bool { if case .visible = access { true } else { false } }
  }

  /// The way a file can use accessors.
  enum Access {
    case visible
    /// The file must import the module.
    case importing(String)
    /// The file can't use them, with the reason.
    case hidden(String)
  }

  /// Creates the accessors of a project without modules.
  package init(_ accessors: CallSiteAccessors) {
    let strings = Strings(accessors: accessors)
    own = strings
    main = [strings]
    called = strings
    name = ""
    ofModule = { _ in strings }
  }

  /// Creates the accessors of modules.
  ///
  /// - Parameters:
  ///   - modules: the modules, the app's first; at least one.
  ///   - home: the module of the file.
  ///   - exports: the modules that modules re-export.
  init(_ modules: [ModuleAccessors], in code: SwiftCode, of home: CodeModule, exports: ExportedModules) {
    name = home.name
    let imports = Imports(
      visible: exports.visible(through: code.importedModules.union([home.moduleName])), tested: code.testedModules)
    let app = modules.prefix(1).map { Self.strings(of: $0, modules, imports, home) }
    let own = home.index.flatMap { modules.indices.contains($0) ? Strings(accessors: modules[$0].accessors) : nil }
    let others = modules.indices.filter { $0 != home.index && modules[$0].accessors.hasFormers }
      .map { Self.strings(of: modules[$0], modules, imports, home) }
    called =
      own?.accessors.hasFormers == true ? own : others.first(where: \.isVisible) ?? others.first ?? own ?? app.first
    self.own = own
    ofModule = { name in
      let form = BuildTimeAccessor.form(name)
      return modules.indices.first { BuildTimeAccessor.form(modules[$0].settings.moduleName) == form }.map { index in
        index == home.index
          ? Strings(accessors: modules[index].accessors) : Self.strings(of: modules[index], modules, imports, home)
      }
    }
    guard let own else {
      main = app
      return
    }
    if home.package == nil {
      // The main bundle of an extension is its own; that of a framework is the app's.
      main = home.index == 0 ? [own] : [own] + app
    } else {
      let hidden = Strings(accessors: own.accessors, access: .hidden(Self.withoutBundle))
      main = (home.index == 0 ? [] : app) + [hidden]
    }
  }

  private static let withoutBundle =
    "this looks for a string of the app's, and one of the module's own needs 'bundle: .module'; write the call by hand"

  /// The reason why the strings of the file's own module have no accessors.
  var reasonWithoutOwn: String { "the module '\(name)' has no accessors; list it under 'modules' in l10n.yml" }

  /// Returns the accessors of the strings in the bundle that another generator's code reads, or `nil` if there are none.
  func strings(of accessor: BuildTimeAccessor) -> Strings? {
    switch accessor {
    case .rSwift: own ?? main.first
    case .tuist(let module, _): ofModule(module)
    }
  }

  /// The modules that are visible in a file.
  private struct Imports {
    let visible: Set<String>
    /// The modules whose internal declarations are visible, too.
    let tested: Set<String>
  }

  /// Returns the accessors of a module other than the file's.
  private static func strings(
    of other: ModuleAccessors, _ modules: [ModuleAccessors], _ imports: Imports, _ home: CodeModule
  ) -> Strings {
    let settings = other.settings
    let name = settings.moduleName
    // If two enums have the same name, the file's own would be meant.
    let hasNamesake = modules.contains {
      $0.settings.name != settings.name && $0.settings.enumName == settings.enumName
    }
    var strings = Strings(accessors: other.accessors, qualifier: hasNamesake ? name : nil)
    let isOfPackage = settings.access == .package
    if imports.tested.contains(name) {
      strings.access = .visible
    } else if settings.access == .internal
      || isOfPackage && (home.package == nil || home.package != other.module.package)
    {
      strings.access = .hidden(
        "the accessor is \(isOfPackage ? "for its package only" : "internal") in the module '\(name)'; to call it here, "
          + "generate it with 'access: public' in a module that this one depends on")
    } else if imports.visible.contains(name) {
      strings.access = .visible
    } else if home.dependencies.contains(settings.name) {
      strings.access = .importing(name)
    } else {
      strings.access = .hidden("the accessor is in the module '\(name)'; import it, and write the call by hand")
    }
    return strings
  }
}

/// The accessors of a module, with the place of its code.
struct ModuleAccessors {
  let accessors: CallSiteAccessors
  let settings: ConfiguredModule
  /// The code's module.
  let module: CodeModule
}
