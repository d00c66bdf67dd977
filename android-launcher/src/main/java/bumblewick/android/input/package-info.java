/**
 * What a player does on Android, told to the engine: fingers, keys, mouse, touchpad and pads; and what pads and the phone
 * itself do to the player's hands.
 *
 * <p>The system tells of everything on its main thread. There it becomes the engine's events, which wait in an
 * {@link bumblewick.android.input.Inbox} until the drawing thread begins its next frame. Beyond those events nothing is
 * allocated in steady play.
 *
 * <p>Depends on the platform and on the engine's input. Calls of newer platforms than the oldest that is supported are in
 * classes that say so in their names.
 */
package bumblewick.android.input;
