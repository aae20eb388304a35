/// The parameters and properties of the systems' frameworks that take a `String` and show it to users.
struct ShownAPIs: Sendable {
  /// The labels of arguments by the name of the type, or of the function after a dot; `_` is the first without a label.
  private let calls: [String: Set<String>]
  /// The names of properties.
  let properties: Set<String>

  static let all = ShownAPIs()

  private init() {
    var calls: [String: Set<String>] = [:]
    for word in Self.table.split(whereSeparator: \.isWhitespace) where word.hasSuffix(")") {
      guard let opening = word.firstIndex(of: "(") else { continue }
      let name = word[..<opening]
      calls[String(name), default: []].formUnion(
        word[word.index(after: opening)...].dropLast().split(separator: ",").map(String.init))
    }
    self.calls = calls
    properties = Set(Self.propertyNames.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Returns a Boolean value indicating whether a call shows the value of an argument.
  func show(_ label: String?, at index: Int, of callee: Callee) -> Bool {
    guard let labels = calls[(callee.isMember && callee.name.first?.isLowercase == true ? "." : "") + callee.name]
    else {
      return false
    }
    return label.map(labels.contains) ?? (index == 0 && labels.contains("_"))
  }

  private static let table = """
    Text(verbatim)
    UIAlertController(title,message) UIAlertAction(title) UIBarButtonItem(title) UITabBarItem(title)
    UIAction(title,subtitle,discoverabilityTitle) UIMenu(title,subtitle) UICommand(title,discoverabilityTitle)
    UIKeyCommand(title,discoverabilityTitle) UIContextualAction(title) UITableViewRowAction(title) UIMenuItem(title)
    UINavigationItem(title) UIApplicationShortcutItem(localizedTitle,localizedSubtitle) UIPreviewAction(title)
    UIAccessibilityCustomAction(name) UISegmentedControl(items) UITab(title) UISearchTab(title)
    .setTitle(_) .insertSegment(withTitle) .addAction(withTitle)
    NSMenuItem(title) NSButton(title,checkboxWithTitle,radioButtonWithTitle)
    NSTextField(labelWithString,wrappingLabelWithString,string) NSSegmentedControl(labels) NSTabViewItem(label)
    .addButton(withTitle) .addItem(withTitle) .insertItem(withTitle) .setLabel(_) .setToolTip(_)
    NSAttributedString(string) NSMutableAttributedString(string) AttributedString(_)
    .evaluatePolicy(localizedReason)
    """

  private static let propertyNames = """
    text title subtitle placeholder toolTip messageText informativeText placeholderString stringValue
    secondaryText accessibilityLabel accessibilityHint accessibilityValue detailText headerTitle footerTitle
    localizedCancelTitle localizedFallbackTitle
    """
}
