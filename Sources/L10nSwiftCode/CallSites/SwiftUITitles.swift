/// The SwiftUI names whose first argument without a label is looked up if it is a literal, and shown unchanged if it is
/// a `String` (SwiftUI's initializers and modifiers for `LocalizedStringKey` that also take a `StringProtocol`).
package enum SwiftUITitles {
  package static let views: Set = [
    "Button", "ColorPicker", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
    "GroupBox", "Label", "LabeledContent", "Link", "Menu", "MenuBarExtra", "MultiDatePicker", "NavigationLink",
    "PhotosPicker", "Picker", "ProgressView", "Section", "SecureField", "ShareLink", "SharePreview", "Stepper", "Tab",
    "TableColumn", "Text", "TextField", "Toggle", "Window", "WindowGroup",
  ]

  package static let modifiers: Set = [
    "accessibilityHint", "accessibilityLabel", "accessibilityValue", "alert", "badge", "configurationDisplayName",
    "confirmationDialog", "fileDialogConfirmationLabel", "fileDialogMessage", "help", "navigationBarTitle",
    "navigationSubtitle", "navigationTitle",
  ]

  /// The modules that declare or re-export them.
  private static let modules: Set = ["PhotosUI", "SwiftUI", "TipKit", "WidgetKit"]

  /// Returns a Boolean value indicating whether code imports one of the modules.
  static func areImported(in code: SwiftCode) -> Bool {
    code.tokens.indices.contains { index in
      guard code.isWord(index, "import"), let name = code.word(index + 1) else { return false }
      // import struct SwiftUI.Text
      return modules.contains(name) || code.word(index + 2).map(modules.contains) == true
    }
  }
}
