import L10nCatalog

/// Finds lookups of strings by keys in Swift code.
struct CallSiteFinder {
  let code: SwiftCode
  let accessors: CallSiteAccessors
  /// The app's own functions and properties that look strings up.
  var lookups: [StringLookup] { accessors.lookups }
  /// The views whose titles are looked up; empty in a file without SwiftUI.
  let views: Set<String>
  let modifiers: Set<String>
  /// The names of types and functions that the code declares.
  let declared: DeclaredNames
  /// The types in the file.
  let scopes: SwiftTypeScopes

  /// - Parameters:
  ///   - accessors: the accessors that may replace call sites.
  ///   - views: the views whose titles are looked up.
  ///   - modifiers: the modifiers whose titles are looked up.
  ///   - declared: the names of types and functions that the code declares.
  ///   - scopes: the types in the file.
  init(
    _ code: SwiftCode, _ accessors: CallSiteAccessors, views: Set<String>, modifiers: Set<String>,
    declared: DeclaredNames, scopes: SwiftTypeScopes
  ) {
    self.code = code
    self.accessors = accessors
    self.views = views
    self.modifiers = modifiers
    self.declared = declared
    self.scopes = scopes
  }

  /// Returns the call site that begins at a token, or `nil` if there is none.
  func callSite(at index: Int) -> CallSite? {
    if !lookups.isEmpty {
      if code.isString(index) { return lookup(onLiteralAt: index) }
      if let site = lookup(at: index) { return site }
    }
    guard let word = code.word(index) else { return nil }
    let isMember = code.isSign(index - 1, ".")
    if isMember {
      switch word {
      case _ where modifiers.contains(word): return modifier(word, at: index)
      case "localizedString", "localizedAttributedString": return bundleLookup(at: index)
      case "init": return attributedString(at: index)
      default: break
      }
    }
    guard !isMember || isModule(index - 2), !code.isWord(index - 1, "func"), !code.isSign(index - 1, "#") else {
      return nil
    }
    switch word {
    case "String":
      return unless(
        hasOwnInitializer(ofTypeAt: index), string(at: index), as: "'init(localized:)'", of: "Foundation")
    case "AttributedString": return attributedString(at: index)
    case "Bundle": return bundleString(at: index)
    case "NSLocalizedString":
      let site = isFormat(index) ? formatSite(at: index) : localizedString(at: index)
      return unless(hasOwnFunction(at: index), site, as: "'\(word)'", of: "Foundation")
    case "LocalizedStringKey", "LocalizedStringResource": return value(of: word, at: index)
    case _ where views.contains(word): return view(word, at: index)
    case _ where accessors.rootEnums.contains(word): return accessor(at: index)
    case "R": return accessorOfRSwift(at: index)
    default: return accessorOfTuist(at: index)
    }
  }

  /// Returns a call site, or refuses it if the code itself declares the called name.
  ///
  /// - Parameters:
  ///   - description: a description of the declaration.
  ///   - module: the module whose declaration is meant otherwise.
  func unless(
    _ isDeclared: @autoclosure () -> Bool, _ site: CallSite?, as description: String, of module: String
  ) -> CallSite? {
    guard var site, isDeclared() else { return site }
    site.lookup = .refused("the code has \(description) of its own; if this is \(module)'s, write the call by hand")
    return site
  }

  /// Returns a Boolean value indicating whether a call may mean a function that the code declares.
  func hasOwnFunction(at index: Int) -> Bool {
    guard let name = code.name(index), let call = SwiftCall(code, at: index + 1) else { return false }
    return declared.hasFunction(name, for: call)
  }

  /// Returns a Boolean value indicating whether the code declares a type of this name, or extends another module's type
  /// with an initializer that a call may mean.
  func hasOwnInitializer(ofTypeAt index: Int) -> Bool {
    guard let name = code.name(index) else { return false }
    if declared.hasType(name, in: scopes.names(at: code.tokens[index].range.lowerBound)) { return true }
    return SwiftCall(code, at: opening(behindType: index)).map { declared.hasInitializer(of: name, for: $0) } ?? false
  }

  /// Returns a Boolean value indicating whether a module is named here, as the qualifier of the next name.
  func isModule(_ index: Int) -> Bool {
    ["Swift", "Foundation", "SwiftUI"].contains(code.word(index) ?? "")
  }

  func range(from index: Int, to end: Int) -> Range<Int> {
    let start = code.isSign(index - 1, ".") ? index - 2 : index
    return code.tokens[start].range.lowerBound..<code.tokens[end].range.upperBound
  }

  /// Returns the index of the parenthesis after a type, in `Text(` and in `Text.init(`.
  func opening(behindType index: Int) -> Int {
    code.isSign(index + 1, ".") && code.isWord(index + 2, "init") ? index + 3 : index + 1
  }

  static let computedKey = "the key isn't a literal; write the call by hand"
  static let interpolatedKey = "a key is put together from values; call the accessors of its strings instead"

  func multiline(_ range: Range<Int>) -> CallSite {
    CallSite(range: range, lookup: .refused("a literal of several lines isn't read; write the call by hand"))
  }
}

extension CallSite {
  /// Returns the call site with the options of its call. Options that change the lookup prevent its replacement.
  func with(_ options: ArraySlice<SwiftCall.Argument>, known: Set<String>) -> CallSite {
    var site = self
    for option in options {
      if let obstacle = CallSiteFinder.obstacle(option, known) {
        site.lookup = .refused(obstacle)
        return site
      }
      if option.label == "bundle" { site.isOfModule = CallSiteFinder.moduleBundles.contains(option.text) }
      if option.label == "table" || option.label == "tableName", let name = option.literal?.text { site.table = name }
    }
    return site
  }
}

extension CallSiteFinder {
  /// The expressions for the bundle of the code's own module.
  static let moduleBundles: Set = [".module", "Bundle.module", "#bundle"]
  /// The expressions for the bundle of the code's own strings.
  private static let ownBundles = moduleBundles.union(["nil", ".main", "Bundle.main"])

  /// Returns the reason why a call with an option can't be replaced, or `nil` if it can.
  static func obstacle(_ option: SwiftCall.Argument, _ known: Set<String>) -> String? {
    guard let label = option.label, known.contains(label) else { return reason(forOption: option.label) }
    switch label {
    case "table", "tableName":
      return option.text == "nil" || option.literal?.text != nil
        ? nil : "the table's name is not a literal; write the call by hand"
    case "bundle": return obstacle(bundle: option.text)
    default: return nil
    }
  }

  /// Returns the reason why strings of a bundle can't be replaced, or `nil` if it is the code's own.
  static func obstacle(bundle: String) -> String? {
    ownBundles.contains(bundle)
      ? nil : "'\(bundle)' may have other strings; write the call by hand if they are the same"
  }

  static func reason(forOption label: String?) -> String {
    label.map { "the accessor takes no '\($0):'; write the call by hand" }
      ?? "this call has an argument that isn't known here; write the call by hand"
  }
}
