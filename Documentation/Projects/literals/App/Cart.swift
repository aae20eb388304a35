import SwiftUI

struct Cart: View {
  let owner: String
  let count: Int

  var body: some View {
    Row(title: count == 0 ? "Your cart is empty" : "\(owner) has \(count) items")
    Text(verbatim: "Beta")  // l10n:ignore
  }
}

struct Row: View {
  let title: String
  var body: some View { Text(title) }
}
