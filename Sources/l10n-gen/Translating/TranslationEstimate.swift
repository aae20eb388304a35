import L10nFormats
import L10nTranslation

/// The size of a translation by a language model, before anything is sent.
struct TranslationEstimate {
  private(set) var strings = 0
  /// The characters of the sources.
  private(set) var characters = 0
  private var sentBytes = 0
  private var receivedBytes = 0

  /// The number of bytes of UTF-8 in a token: 4 in English, 2 to 3 in other languages and in JSON.
  private static let bytesPerToken = 3.0

  /// Adds the strings of a language, with the task once for each batch, because models are asked anew.
  mutating func add(_ requests: [TranslationRequest], for task: TranslatorTask, batchSize: Int) {
    strings += requests.count
    for request in requests {
      let source = request.source.texts.values
      characters += source.reduce(0) { $0 + $1.count }
      sentBytes += request.json.text.utf8.count
      // An answer has its own texts, and repeats the identifier.
      receivedBytes += source.reduce(0) { $0 + $1.utf8.count } + request.id.description.utf8.count + Self.answerBytes
    }
    let batches = (requests.count + batchSize - 1) / batchSize
    sentBytes += batches * task.header.text.utf8.count
  }

  /// The bytes of an answer besides its texts.
  private static let answerBytes = 20

  /// The estimated tokens that are sent and received.
  var tokens: (sent: Int, received: Int) {
    (
      Int((Double(sentBytes) / Self.bytesPerToken).rounded(.up)),
      Int((Double(receivedBytes) / Self.bytesPerToken).rounded(.up))
    )
  }

  /// Returns the cost, in the currency of the prices.
  func cost(_ price: TokenPrice) -> Double {
    (Double(tokens.sent) * price.sent + Double(tokens.received) * price.received) / 1_000_000
  }
}

/// The prices of a million tokens.
struct TokenPrice {
  var sent: Double
  var received: Double
}
