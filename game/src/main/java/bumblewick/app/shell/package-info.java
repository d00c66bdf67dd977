/**
 * What every screen stands on: the {@linkplain bumblewick.app.shell.Navigator navigator} and the records that name
 * screens and pages, the window, the input devices, the graphics options, audio, pages and texts, the player's settings,
 * screenshots and crash reports. Knows no screen, and no other room of the app.
 */
package bumblewick.app.shell;
