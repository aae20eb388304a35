/// A button that several modules have.
public enum Button {
  /// The button's label, in the present language.
  public static var done: String { SharedStrings.done }
}
