/// The SwiftUI names whose first argument without a label is looked up if it is a literal, and shown as it is if it is a
/// `String` (SwiftUI's initializers and modifiers for `LocalizedStringKey` that also take a `StringProtocol`).
enum SwiftUITitles {
  static let views: Set = [
    "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "DatePicker", "DisclosureGroup", "GroupBox",
    "Label", "LabeledContent", "Link", "Menu", "MenuBarExtra", "NavigationLink", "Picker", "ProgressView", "Section",
    "SecureField", "ShareLink", "Stepper", "Tab", "TableColumn", "Text", "TextField", "Toggle", "Window",
    "WindowGroup",
  ]

  static let modifiers: Set = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "badge", "confirmationDialog",
    "fileDialogConfirmationLabel", "fileDialogMessage", "help", "navigationBarTitle", "navigationSubtitle",
    "navigationTitle",
  ]

  /// The modules that declare them.
  static let modules: Set = ["SwiftUI", "WidgetKit"]
}
