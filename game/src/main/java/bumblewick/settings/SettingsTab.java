package bumblewick.settings;

/** A tab of the settings page. Its name is the text {@code settings.section.<name>}. */
public enum SettingsTab {
    PICTURE,
    SOUND,
    CONTROLS,
    ACCESSIBILITY,
    ASSIST,
    LANGUAGE
}
