/**
 * The game on Android: the engine's system delegate, context, picture loader and file access over the platform's own API.
 * Nothing here is native. The whole of it runs on a PC as well, in the tests of this module.
 *
 * <p>{@link bumblewick.android.BumblewickActivity} starts the game and receives every event of its life cycle; it passes them
 * on to the drawing thread, where {@code GlesContext.seen} becomes the game's {@code gainFocus} and {@code loseFocus}, and to
 * the rooms: {@code screen}, {@code input}, {@code audio}, {@code power}, {@code files}. {@code GlesContext} calls the engine
 * for each frame through the OpenGL ES of {@code gles}. What the game asks of the machine goes through {@code
 * AndroidPlatform}.
 */
package bumblewick.android;
