/**
 * Files between the game and the desktop: chosen in the system's dialogue, dropped onto the window, and folders opened in the
 * system's file manager. Depends on LWJGL; knows no other room of the launcher.
 */
package bumblewick.desktop.files;
