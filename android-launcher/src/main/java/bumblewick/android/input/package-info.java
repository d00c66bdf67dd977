/**
 * Input on Android: fingers, keys, mouse, touchpad and pads become events of the engine; and vibration of pads and the
 * phone.
 *
 * <p>The system reports everything on its main thread. There it becomes events of the engine, which wait in an
 * {@link bumblewick.android.input.EventQueue} until the drawing thread begins its next frame. Beyond those events nothing is
 * allocated in steady play.
 *
 * <p>Depends on the platform and on the engine's input. Calls of newer platforms than the oldest that is supported are in
 * classes that say so in their names.
 */
package bumblewick.android.input;
