/**
 * The launcher for Linux, Windows and macOS: command line, folders, window settings, log and crash report. It builds a
 * {@link bumblewick.platform.Platform}, the settings and the game, and starts it. Depends on everything; nothing depends on it.
 *
 * <p>{@link bumblewick.desktop.DesktopLauncher} is where it starts, {@link bumblewick.desktop.LaunchOptions} lists the options.
 * Rooms: {@code window}, {@code sound}, {@code files}, {@code pad} (devices of the desktop), {@code script} (devices by a
 * script, for tests), {@code workshop}, {@code reference} and {@code patch} (commands for those who make mods).
 */
package bumblewick.desktop;
