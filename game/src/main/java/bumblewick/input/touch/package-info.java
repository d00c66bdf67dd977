/**
 * Fingers on the screen: {@link bumblewick.input.touch.TouchInput} follows each finger, one {@link
 * bumblewick.input.touch.TouchScheme} for flight and one for walking say what it does. Where the on-screen controls
 * are is {@link bumblewick.settings.TouchGeometry}'s business; how they look is {@code ui.touch}'s. May depend on
 * {@code input}, {@code settings} and {@code platform}.
 */
package bumblewick.input.touch;
