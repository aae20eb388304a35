import Testing

@testable import L10nRuntime

@Suite("Devices")
struct L10nDeviceTests {
  @Test(
    "models have their kinds of devices",
    arguments: [("iPad14,1", L10nDevice.ipad), ("iPod9,1", .ipod), ("iPhone17,3", .iphone), ("unknown", .iphone)])
  func models(model: String, device: L10nDevice) {
    #expect(L10nDevice(model: model) == device)
  }

  @Test("raw values are the names of devices in String Catalogs")
  func names() {
    let names = ["iphone", "ipad", "ipod", "mac", "applewatch", "appletv", "applevision", "other"]
    #expect(L10nDevice.allCases.map(\.rawValue) == names)
  }

  #if os(Linux)
    @Test("a server is another kind of device")
    func server() {
      #expect(L10nDevice.current == .other)
    }
  #endif
}
