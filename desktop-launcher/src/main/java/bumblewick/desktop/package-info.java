/**
 * The launcher for Linux, Windows and macOS: command line, folders, window settings, log and crash report. It builds a
 * {@link bumblewick.platform.Platform}, the settings and the game, and starts it. Depends on everything; nothing depends on it.
 */
package bumblewick.desktop;
