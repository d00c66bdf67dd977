/**
 * The title, the map of a journey, the credits, and the pages of campaign, game modes, scores, mods and settings. A page is
 * opened by a value of {@link bumblewick.app.shell.MenuPages} or a record; which class builds it says {@code
 * app.ScreenRegistry.registerPages}. A setting has its row on the settings page by its declaration in {@link
 * bumblewick.settings.SettingsCatalogue} alone, which {@link bumblewick.app.menu.SettingsForm} reads.
 *
 * <p>The map: {@link bumblewick.save.JourneyMap} decides which places and ways are open, {@link
 * bumblewick.app.menu.MapCards} says what opens a closed one, {@link bumblewick.view.backdrop.MapScene} draws islands,
 * clouds and ways, {@link bumblewick.ui.screen.MapOverlay} labels and cards.
 *
 * <p>Knows the rooms {@code shell}, {@code scene}, {@code record} and {@code run} of the app.
 */
package bumblewick.app.menu;
