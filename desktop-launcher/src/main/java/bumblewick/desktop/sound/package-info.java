/**
 * Sound devices: whether there is one, which one plays, and following the system's default when it changes. Depends on LWJGL's
 * OpenAL, jMonkeyEngine and {@code platform} of the game; knows no other room of the launcher.
 */
package bumblewick.desktop.sound;
