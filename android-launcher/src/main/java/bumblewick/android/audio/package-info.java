/**
 * Sound on Android. The engine's own renderer for OpenAL decides what plays on which source; behind it, instead of a native
 * library, is a {@link bumblewick.android.audio.Mixer} of our own, which a thread of its own asks for one short block after
 * another and feeds to the system.
 *
 * <p>Threads: the engine calls on the drawing thread and on its decoder's; all that they share with the mixing thread is
 * guarded by the mixer, which is never held for longer than a block takes to mix. The mixing thread allocates nothing.
 *
 * <p>How much waits in the system's queue depends on the device: {@link bumblewick.android.audio.QueueLength} finds it out
 * and {@link bumblewick.android.audio.KnownQueues} keeps it. What the system offers stands behind
 * {@link bumblewick.android.audio.OutputTrack}, so that machines can be simulated.
 *
 * <p>Depends on the platform and on the engine's audio. There are no effects (EFX), no Doppler shift and no cones: the game
 * has no use for them.
 */
package bumblewick.android.audio;
