/**
 * From devices to intents. This root holds the vocabulary, {@link bumblewick.input.Action} and
 * {@link bumblewick.input.Device}, and the {@link bumblewick.input.IntentBuffer} from which the simulation takes one
 * intent per tick. The rooms, from the ground up: {@code binding} (which key does what), {@code touch} (fingers),
 * {@code device} (raw events of keyboard, mouse, pads). May depend on {@code sim.run} (the intent), {@code settings},
 * {@code platform}, Lemur's raw listeners and jME's input; not on {@code view}, {@code audio}, {@code ui}.
 */
package bumblewick.input;
