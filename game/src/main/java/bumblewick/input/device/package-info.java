/**
 * Reads the devices. {@link bumblewick.input.device.Controls} turns raw events into actions, {@link
 * bumblewick.input.device.MenuInput} into menu navigation, {@link bumblewick.input.device.CommandInput} into the
 * commands of a tool; {@link bumblewick.input.device.InputCapture} waits for a key to bind. May depend on {@code
 * input}, {@code input.binding}, {@code input.touch}, {@code settings}, Lemur's raw listeners and jME's input.
 */
package bumblewick.input.device;
