/**
 * From devices to intents: which key, button, stick or movement of the mouse means what, and the buffer that the
 * simulation takes one intent a tick from. May depend on {@code sim} (the intent only), Lemur's mapper (for menus) and jME's
 * input.
 *
 * <p>{@link bumblewick.input.Bindings} is the only place that knows which key means what.
 */
package bumblewick.input;
