import SwiftUI

struct Cart: View {
  let items: [String]
  let total: Price

  var body: some View {
    Text("Your cart", comment: "The title of the cart")
    Text("\(items.count) items")
    Text("Total: \(total.amount)")
  }
}
