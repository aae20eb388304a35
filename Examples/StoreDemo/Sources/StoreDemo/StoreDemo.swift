import Foundation
import L10nRuntime

/// A map of cosmetics stores, as a terminal shows an app.
@main
struct StoreDemo {
  static func main() {
    let arguments: Arguments
    do {
      arguments = try Arguments(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("store-demo: \(error.reason)\nTry --help.\n".utf8))
      exit(2)
    }
    if arguments.wantsHelp { return print(Arguments.help) }

    let preferences = LanguagePreferences.shared
    // The stores' hours are meant where the stores are, and without a region of its own every machine writes the same.
    preferences.timeZone = Moment.timeZone
    preferences.locale = Locale(identifier: "en_001")
    if let languages = arguments.languages { preferences.setLanguages(languages) }

    let display = Display(ink: Ink(isStyled: isatty(STDOUT_FILENO) == 1))
    if arguments.wantsConversation ?? (isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1) {
      var conversation = Conversation(display: display)
      return conversation.run()
    }
    display.showLanguages()
    display.show(arguments.screens)
    if let languages = arguments.switchTo {
      print("\nThe language is switched; these are the same screens, drawn again:")
      preferences.setLanguages(languages)
      display.showLanguages()
      display.show(arguments.screens)
    }
  }
}
