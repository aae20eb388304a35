/// What the command line asks for.
struct Arguments {
  /// The languages of the device, best first; nil for those of the environment.
  var languages: [String]?
  /// The languages to switch to when the screens have been shown.
  var switchTo: [String]?
  /// The numbers of the screens to show, from 1.
  var screens = Array(1...Sample.screens.count)
  /// A Boolean value indicating whether to read commands; nil to do so on a terminal.
  var wantsConversation: Bool?
  var wantsHelp = false

  static let help = """
    Shows the screens of an app in the language of the device's order.

    usage: StoreDemo [--languages LIST] [--screens LIST] [--switch-to LIST] [--interactive]

      --languages LIST  the device's languages, best first: zh-Hant-TW,ko-KR
                        (default: LANGUAGE, LC_ALL, LC_MESSAGES or LANG; on Apple platforms the system's)
      --screens LIST    screens by number: 1,4 (default: all)
      --switch-to LIST  shows the screens, switches the language, and shows the same values again
      --interactive     reads commands even if standard input is no terminal
      --help            shows this

    On a terminal, without --screens and --switch-to, it reads commands:
      \(Conversation.help)

    Screens: 1 map, 2 store, 3 search, 4 reviews, 5 photos and receipts, 6 filter market, 7 chat and clips, 8 me.
    """

  /// Reads a command line without the program's name.
  init(_ words: some Sequence<String>) throws(Mistake) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      switch word {
      case "--languages": languages = try Self.languages(words.popFirst(), for: word)
      case "--switch-to":
        switchTo = try Self.languages(words.popFirst(), for: word)
        wantsConversation = wantsConversation ?? false
      case "--screens":
        screens = try Self.screens(words.popFirst())
        wantsConversation = wantsConversation ?? false
      case "--interactive": wantsConversation = true
      case "--help", "-h": wantsHelp = true
      default: throw Mistake(reason: "there is no option '\(word)'")
      }
    }
  }

  private static func languages(_ list: String?, for option: String) throws(Mistake) -> [String] {
    guard let list, let languages = LanguageList.languages(in: list) else {
      throw Mistake(reason: "\(option) takes language tags, such as zh-Hant-TW,ko-KR")
    }
    return languages
  }

  private static func screens(_ list: String?) throws(Mistake) -> [Int] {
    let words = list?.split(separator: ",") ?? []
    let numbers = words.compactMap { Int($0) }.filter((1...Sample.screens.count).contains)
    guard !numbers.isEmpty, numbers.count == words.count else {
      throw Mistake(reason: "--screens takes numbers from 1 to \(Sample.screens.count), such as 1,4")
    }
    return numbers
  }

  /// What is wrong with a command line.
  struct Mistake: Error {
    var reason: String
  }
}
