import Foundation
import L10nRuntime

/// Reads commands and does what they say until there are no more.
struct Conversation {
  let display: Display
  private var screen = 1

  static let help = "1 to 8 show a screen; zh-Hans,ko switches the language; system goes back; q quits"

  init(display: Display) {
    self.display = display
  }

  /// Talks until the user quits.
  mutating func run() {
    display.showLanguages()
    display.showTitles()
    while true {
      print(display.ink.dim(Self.help))
      print("> ", terminator: "")
      fflush(nil)
      guard let line = readLine() else { return }
      let command = line.split(separator: " ").joined(separator: " ")
      if ["q", "quit", "exit"].contains(command) { return }
      obey(command)
    }
  }

  private mutating func obey(_ command: String) {
    if let number = Int(command), Sample.screens.indices.contains(number - 1) {
      screen = number
      display.show([screen])
    } else if command == "system" {
      LanguagePreferences.shared.useSystemLanguages()
      showSwitch()
    } else if let languages = LanguageList.languages(in: String(command.trimmingPrefix("language "))) {
      LanguagePreferences.shared.setLanguages(languages)
      showSwitch()
    } else {
      display.showTitles()
    }
  }

  /// The screen is the value it was; only its texts are read anew.
  private func showSwitch() {
    display.showLanguages()
    display.show([screen])
  }
}
