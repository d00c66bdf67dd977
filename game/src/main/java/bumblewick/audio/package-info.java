/**
 * Sound. {@link bumblewick.audio.GameAudio} is what the game calls; {@link bumblewick.audio.EventSounds} is the table
 * of which event makes which sound: start there to find where a shot's hit is heard. {@link
 * bumblewick.audio.MusicPlayer} plays layered music whose layers follow {@link bumblewick.audio.MusicParameters} such
 * as Hum and danger. Silent where there is no sound device. May depend on {@code def}, {@code sim} (read only) and
 * jME; not on {@code view}, {@code ui}, {@code input}.
 */
package bumblewick.audio;
