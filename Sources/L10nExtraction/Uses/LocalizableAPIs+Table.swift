extension LocalizableAPIs {
  /// The parameters of Apple's frameworks that take keys, from the interfaces of the SDKs of Xcode 16 and the
  /// documentation of later ones, by framework.
  ///
  /// `Button(_)` is the first argument of an initializer, without a label; `.searchable(prompt)` that of a function,
  /// with one. `_1` is the second argument, `[]` an array, and `*` a function that can be called without a value.
  static let table = """
    SwiftUI:
      AccessibilityCustomContentKey(_) AccessibilityRotorEntry(_) Button(_) ColorPicker(_) CommandMenu(_)
      ContentUnavailableView(_) ControlGroup(_) DatePicker(_) DisclosureGroup(_) EditButton(_) GroupBox(_) Label(_)
      LabeledContent(_) Link(_) LocalizedStringKey(_) Menu(_) MenuBarExtra(_) MenuButton(_) MultiDatePicker(_)
      NavigationLink(_) Picker(_) ProgressView(_) RenameButton(_) Section(_) SecureField(_) ShareLink(_)
      SharePreview(_) SettingsLink(_) Slider(_) Stepper(_) Tab(_) TabSection(_) TableColumn(_) Text(_) TextField(_)
      Toggle(_) UtilityWindow(_) Window(_) WindowGroup(_) TextFieldLink(_) DocumentGroupLaunchScene(_)
      NewDocumentButton(_) OutlineGroup(_) Gauge(_)
      .accessibilityLabel(_) .accessibilityAction(named) .accessibilityHint(_) .accessibilityInputLabels(_[])
      .accessibilityCustomContent(_,_1) .accessibilityValue(_) .accessibilityRotor(_) .accessibilityDragPoint(description)
      .accessibilityDropPoint(description) .help(_) .searchable(prompt) .navigationTitle(_) .navigationSubtitle(_)
      .navigationBarTitle(_) .badge(_) .confirmationDialog(_) .alert(_) .dialogSuppressionToggle(_)
      .typeSelectEquivalent(_) .fileDialogMessage(_) .fileDialogConfirmationLabel(_) .fileExporterFilenameLabel(_)
      .widgetLabel(_) .controlWidgetActionHint(_) .controlWidgetStatus(_)
    Foundation:
      String(localized) AttributedString(localized) LocalizedStringResource(_) LocalizationValue(_)
    WidgetKit:
      .configurationDisplayName(_) .description(_) ControlWidgetButton(_) ControlWidgetToggle(_)
      IntentRecommendation(description) AppIntentRecommendation(description)
    Charts:
      AxisValueLabel(_) .value(_) .chartXAxisLabel(_) .chartYAxisLabel(_)
    MapKit: Marker(_) Annotation(_)
    PhotosUI: PhotosPicker(_)
    LocalAuthentication: LocalAuthenticationView(_)
    ManagedAppDistribution: ManagedContentView(primaryLabel)
    """

  /// The parameters that take only a `Text`, so that `.init("…")` is one.
  static let texts = """
    SwiftUI:
      Alert(title,message) ActionSheet(title,message) ContentUnavailableView(description) TextField(prompt)
      SecureField(prompt)
    """

  /// The parameters that take a `LocalizedStringResource`, or a type whose literals are one.
  static let resources = """
    WidgetKit: .displayName(_)
    ActivityKit: AlertConfiguration(title,body)
    AlarmKit: Alert(title) Countdown(title) Paused(title) AlarmButton(text)
    AppIntents:
      IntentDescription(_,categoryName,searchKeywords[],resultValueName) IntentDialog(_,full,supporting)
      Parameter(title,description,requestValueDialog,requestDisambiguationDialog) IntentParameter(title,description)
      Property(title) ComputedProperty(title) DeferredProperty(title)
      DisplayRepresentation(title,subtitle,synonyms[],descriptionText,stringLiteral)
      TypeDisplayRepresentation(name,numericFormat,synonyms[],stringLiteral) AppShortcut(shortTitle)
      AppShortcutOptionsCollection(title) AppShortcutParameterPresentationTitle(_) IntentItem(title,subtitle)
      IntentItemSection(_,title) ItemSection(_) ItemCollection(promptLabel) ConfirmationActionName(acceptLabel,denyLabel)
      .result(dialog) .requestConfirmation(dialog) .requestValue(_) .needsValueError(_)
      .requestDisambiguation(dialog) .requestChoice(dialog) .needsDisambiguationError(dialog)
      .custom(acceptLabel,denyLabel,denyAlternatives[])
    """
}
