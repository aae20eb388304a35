import SwiftUI

struct StoreView: View {
  var store: Store

  var body: some View {
    VStack {
      Text("Pay \(store.name) a visit")
      Text("\(store.reviews.count) reviews")
      Text("Opened on \(store.openingDay, style: .date)")
    }
    .navigationTitle("store.title")
  }
}
