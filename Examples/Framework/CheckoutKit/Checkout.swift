import L10nRuntime

/// The strings of a checkout, which apps show. Nothing in the interface is a type of the runtime.
public struct Checkout: Sendable {
  /// The number of items.
  public var items: Int
  /// The price, as the app writes it.
  public var amount: String

  /// Creates a checkout.
  public init(items: Int, amount: String) {
    self.items = items
    self.amount = amount
  }

  /// The number of items, in the present language.
  public var summary: String { CheckoutStrings.items(count: items) }

  /// The label of the button that pays, in the present language.
  public var button: String { CheckoutStrings.pay(amount: amount) }

  /// Shows this framework in an app's own languages, best first, or in those of the device with `nil`.
  ///
  /// The framework contains a runtime, so this doesn't change the language of other strings in the app.
  public static func setLanguages(_ languages: [String]?) {
    if let languages {
      LanguagePreferences.shared.setLanguages(languages)
    } else {
      LanguagePreferences.shared.useSystemLanguages()
    }
  }
}
