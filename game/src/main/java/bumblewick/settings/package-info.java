/**
 * What a player can choose: the {@linkplain bumblewick.settings.SettingsCatalogue catalogue} declares all settings
 * with their ranges and defaults, {@link bumblewick.settings.Settings} holds the chosen values. Beside them the
 * {@linkplain bumblewick.settings.TouchLayout layout} of the on-screen controls, which the player can rearrange, and
 * its {@linkplain bumblewick.settings.TouchGeometry geometry} on one screen: {@code input.touch} reads from it what a
 * finger hits and {@code ui.touch} what is drawn, so that both agree. Depends on {@code platform} only.
 *
 * <p>To add a setting, declare it in the catalogue and write its two texts: page, file and checks follow.
 */
package bumblewick.settings;
