import L10nText

/// Tells the texts that people translate from names, units, formats and identifiers.
struct Wording: Sendable {
  private let names: Set<String>
  /// Names that may be written with spaces, such as those of targets.
  private let wholeNames: Set<String>

  /// - Parameter names: names that nobody translates.
  init(names: Set<String>) {
    wholeNames = names
    self.names = Set(names.flatMap(Self.words)).union(Self.brands)
  }

  /// Returns a Boolean value indicating whether somebody translates a literal.
  ///
  /// - Parameter texts: the texts before, between and after its interpolations.
  func isText(_ texts: [String]) -> Bool {
    if texts.count == 1, Self.languages.contains(texts[0]) || texts[0] == "Placeholder" { return false }
    if Self.isFileName(texts) || Self.isIdentifier(texts) || texts.contains(where: Self.isPattern) { return false }
    if isEastAsian(texts) {
      if Self.isFace(texts) { return false }
      return !texts.contains { text in
        Self.partsOfFormats.contains { text.contains($0) } || text.contains(Self.dateFormat) || text.contains("://?")
          || text.contains(Self.fileEnding)
      }
    }
    let whole = Self.withoutConversions(texts.joined(separator: " ")).trimmingSpaces()
    if Self.products.contains(whole) || wholeNames.contains(whole.filter { $0 != " " }) { return false }
    if Self.isForPrograms(whole) { return false }
    return Self.words(whole).contains { word in
      !names.contains(word) && !Self.units.contains(word.lowercased()) && !Self.isAbbreviation(word)
        && !Self.isDateFormat(word) && !Self.isName(word)
    }
  }

  /// Returns a Boolean value indicating whether a text may be the name of a person or a product: several words, of
  /// which all begin with a capital letter.
  func mayBeName(_ texts: [String]) -> Bool {
    let words = texts.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    return words.count > 1 && words.allSatisfy { $0.first.map { $0.isUppercase || !$0.isLetter } ?? true }
  }

  /// Returns a Boolean value indicating whether a text is one word in capital letters, as values of servers are.
  func isCapitals(_ texts: [String]) -> Bool {
    texts.count == 1 && texts[0].allSatisfy { $0.isUppercase || $0.isNumber }
  }

  /// Returns a Boolean value indicating whether a text is a single kana or a numeral, as in tables of input methods.
  func isCharacter(_ texts: [String]) -> Bool {
    guard texts.count == 1, texts[0].count == 1, let scalar = texts[0].unicodeScalars.first else { return false }
    return scalar.properties.numericType != nil || (0x3041...0x30FF).contains(scalar.value)
  }

  /// Returns a Boolean value indicating whether a Chinese, Japanese or Korean text is more than a term, which may be data: it
  /// has several words, punctuation, the end of a Korean or Japanese verb, or eight ideographs.
  func isSentence(_ texts: [String]) -> Bool {
    let text = texts.joined(separator: "0")
    if text.contains(where: { Self.punctuation.contains($0) }) { return true }
    if text.trimmingSpaces().contains(where: \.isWhitespace) { return true }
    if text.contains(Self.endOfVerb) { return true }
    let scalars = text.unicodeScalars
    let hiragana = scalars.count { (0x3041...0x309F).contains($0.value) }
    let others = scalars.count { $0.properties.isIdeographic || (0x30A1...0x30FA).contains($0.value) }
    return hiragana > 1 && others > 0 || others > 7 && hiragana + others == scalars.count
  }

  nonisolated(unsafe) private static let endOfVerb = /\p{Hangul}(?:니다|세요|어요|아요|해요|하기|까요|네요|군요|데요)/

  private static let punctuation: Set<Character> = ["。", "！", "？", "!", "?", "…", "，", "、", "；", "：", "~", "～"]

  /// Returns a Boolean value indicating whether a literal has a letter of Chinese, Japanese or Korean, which isn't just part of a
  /// name in a sentence of another language.
  func isEastAsian(_ texts: [String]) -> Bool {
    let letters = texts.reduce(0) { $0 + $1.unicodeScalars.count { Self.isEastAsian($0) } }
    guard letters > 0 else { return false }
    let others = texts.flatMap(Self.words).filter { word in word.utf8.allSatisfy { $0 < 0x80 } }
    return others.count < 3 || letters * 4 >= others.reduce(0) { $0 + $1.utf8.count }
  }

  private static func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    switch scalar.value {
    case 0x3041...0x30FA, 0x30FD...0x30FF, 0xAC00...0xD7A3: return true
    default: return scalar.properties.isIdeographic && scalar.value >= 0x3400
    }
  }

  /// Matches the format of a date or a time, such as 'Gy年M月' and 'H시 m분'.
  nonisolated(unsafe) private static let dateFormat = /(?:^|[^A-Za-z])G?(?:y+[年년]|M[月월]|d[日일]|[Hh][時时시]|m[分분])/

  /// Matches a face made of signs, such as 'ヾ(＾∇＾)', which has one kana.
  private static func isFace(_ texts: [String]) -> Bool {
    guard texts.count == 1, texts[0].count > 1 else { return false }
    let letters = texts[0].unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count == 1 && letters.allSatisfy { (0x3041...0x30FF).contains($0.value) }
  }

  /// Matches 'image.\(ending)' and 'text_\(id).txt'.
  private static func isFileName(_ texts: [String]) -> Bool {
    guard texts.count > 1 else { return false }
    return texts.joined(separator: "\u{1}").wholeMatch(of: nameOfFile) != nil
  }

  nonisolated(unsafe) private static let nameOfFile = /[\w\u{1}-]+\.(?:[a-z0-9]{2,5}|\u{1})/

  /// Matches the end of the name of a file, such as '说明.txt'.
  nonisolated(unsafe) private static let fileEnding = /\S\.[a-z0-9]{2,5}$/

  /// Parts of formats of dates, and of patterns with all characters.
  private static let partsOfFormats = ["yyyy", "MM", "dd", "HH", "-힣", "-龥", "-龯"]

  /// The words of two letters or more, without digits.
  private static func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0 == "'" || $0 == "’") }.map(String.init).filter { $0.count > 1 }
  }

  /// Returns a text without conversions such as `%1$@` and names such as `$total`.
  private static func withoutConversions(_ text: String) -> String {
    guard text.contains("%") || text.contains("$") else { return text }
    return text.replacing(conversion, with: " ")
  }

  nonisolated(unsafe) private static let conversion = /%(?:\d+\$)?[-+ #0-9.]*(?:ll|l|h|z)?[@a-zA-Z]|\$[A-Za-z.]+/
  nonisolated(unsafe) private static let negation = /^![a-z]/
  nonisolated(unsafe) private static let call = /[A-Za-z]\([.A-Za-z]+[:,][ ]/
  nonisolated(unsafe) private static let partsWithDots = /[A-Za-z0-9][.:][A-Za-z0-9]/

  /// Returns a Boolean value indicating whether a text is an address, a path, markup or an identifier.
  private static func isForPrograms(_ text: String) -> Bool {
    if text.contains("©") || text.contains("://") || text.hasPrefix("<") || text.hasPrefix("{") || text.hasPrefix("#")
      || text.hasPrefix("[[") || text.contains(negation)
    {
      return true
    }
    if text.lowercased().hasPrefix("lorem ipsum") || text.contains("();") || text.contains("</") { return true }
    guard !text.contains(where: \.isWhitespace) else {
      // 'Color(.sRGB, red: 1)'
      return text.contains(call)
    }
    if text.contains(where: { "_/\\@=&<>{}|^".contains($0) }) { return true }
    // 'store.title', 'image.png' and '10:20', but not 'Done.'.
    return text.contains(partsWithDots)
  }

  /// Matches regular expressions such as '(?i)^\s*' and 'sure\b', and '-----BEGIN PUBLIC KEY-----'.
  private static func isPattern(_ text: String) -> Bool {
    // Few texts have these characters, and the search for a pattern takes longer.
    text.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "-") }
      && text.contains(pattern)
  }

  nonisolated(unsafe) private static let pattern = /\(\?[a-z:=!<]|\\[sdwb]|^-----/

  /// Matches 'some-name', 'info', '.folder' and 'item-\(id)', but not 'Sign-in'.
  private static func isIdentifier(_ texts: [String]) -> Bool {
    let name = texts.joined(separator: "0")
    guard !name.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 >= 0x80 }) else { return false }
    return name.wholeMatch(of: texts.count == 1 ? identifier : identifierWithValues) != nil
  }

  // Stored, because a pattern in an expression is parsed each time.
  nonisolated(unsafe) private static let identifier = /\.?[a-z0-9]+(?:-[a-z0-9]+)*/
  nonisolated(unsafe) private static let identifierWithValues = /[a-z][a-z0-9]*(?:-\(?[a-z0-9]+\)?)+/

  /// Returns a Boolean value indicating whether a word is written like a name: 'iCloud', 'GitHub', 'itemTitle'.
  private static func isName(_ word: String) -> Bool {
    zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }

  /// Returns a Boolean value indicating whether a word is an abbreviation in capitals, such as 'URL' or 'PDFs'.
  private static func isAbbreviation(_ word: String) -> Bool {
    if capitals.contains(word) { return false }
    let stem = word.hasSuffix("s") ? word.dropLast() : word[...]
    return stem.count <= 5 && stem.allSatisfy { $0.isUppercase }
  }

  private static func isDateFormat(_ word: String) -> Bool {
    word.allSatisfy { "yYMdHhmsSaEzZ".contains($0) } && zip(word, word.dropFirst()).contains { $0 == $1 }
  }

  /// Names of languages in themselves, which are the same in all languages.
  private static let languages: Set = [
    "English", "Deutsch", "Français", "Español", "Italiano", "Português", "Português (Brasil)", "Nederlands", "Svenska",
    "Dansk", "Norsk", "Suomi", "Polski", "Čeština", "Slovenčina", "Magyar", "Română", "Türkçe", "Русский", "Українська",
    "Български", "Ελληνικά", "العربية", "עברית", "فارسی", "हिन्दी", "ไทย", "Tiếng Việt", "Bahasa Indonesia",
    "Bahasa Melayu", "한국어", "한글", "日本語", "中文", "简体中文", "繁體中文", "繁体中文", "中文（简体）", "中文（繁體）", "Català",
  ]

  private static let capitals: Set = [
    "OK", "YES", "NO", "NEW", "ON", "OFF", "ALL", "ADD", "EDIT", "DONE", "SAVE", "SEND", "NEXT", "BACK", "SKIP", "LIVE",
    "FREE", "SALE", "OPEN", "CLOSE", "START", "STOP", "LOGIN", "TODAY", "MORE", "SHARE", "CLEAR", "RESET", "RETRY",
  ]

  private static let units: Set = [
    "px", "pt", "pts", "kb", "mb", "gb", "tb", "kib", "mib", "gib", "bytes", "bps", "kbps", "mbps", "kbs", "fps", "hz",
    "khz",
    "mhz", "ghz", "ms", "sec", "secs", "min", "mins", "hr", "hrs", "cm", "mm", "km", "kg", "mg", "ml", "lb", "lbs",
    "oz",
    "ft", "mi", "mph", "kmh", "am", "pm", "am/pm", "db", "dpi", "cal", "kcal", "bpm", "usd", "eur", "vs", "iso", "utc",
    "gmt", "st", "nd", "rd", "th", "id", "ids", "url", "uuid", "pid", "http", "https", "www", "com", "org", "html",
    "json",
    "xml",
    "css", "txt", "pdf", "png", "jpg", "jpeg", "gif", "mp", "ipv", "fn",
  ]

  private static let products: Set = [
    "Apple Watch", "Apple TV", "Apple Pencil", "Apple Music", "Apple Pay", "Vision Pro", "App Store", "Face ID",
    "Touch ID",
    "Game Center", "Google Play", "YouTube Music", "Youtube Music",
  ]

  private static let brands: Set = [
    "Apple", "Google", "Facebook", "Twitter", "Instagram", "Telegram", "Discord", "Slack", "Reddit", "Mastodon",
    "Safari",
    "Feedly", "Spotify", "Netflix", "Dropbox", "Bluetooth", "Siri", "Tumblr", "Pinterest", "Snapchat", "Twitch",
    "Vimeo",
    "Patreon", "Bitcoin", "Lightning", "Nostr", "Bluesky", "Threads", "Wikipedia", "Amazon", "Microsoft", "Azure",
    "Windows", "Linux", "Android", "Mac", "Safari", "Chrome", "Firefox", "Opera", "Brave", "Bing", "Yahoo", "Wallabag",
    "Pocket", "Instapaper", "Evernote", "Notion", "Trello", "Jira", "Figma", "Sketch", "Docker", "Swift", "Kotlin",
    "Java",
    "Python", "Feedbin", "Inoreader", "NewsBlur", "Chromecast", "Markdown", "Unicode", "Xcode", "Signal", "Matrix",
    "Gmail", "Outlook", "Zoom", "Skype", "Baidu", "Weibo",
    "Youdao", "Bilibili", "Zhihu", "Kakao", "Naver", "Claude", "Gemini", "Anthropic", "Perplexity", "Grok", "Ollama",
    "Mistral", "Llama", "Qwen", "Groq", "Cloudflare", "Heroku", "Sentry", "Plex", "Jellyfin", "Emby", "Kodi", "Steam",
    "Xbox", "Nintendo", "Wine", "Homebrew", "Helvetica", "Menlo", "Courier", "Georgia", "Palatino", "Verdana", "Inter",
  ]
}
