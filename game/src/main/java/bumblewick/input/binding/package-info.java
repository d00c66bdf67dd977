/**
 * Which key, button or half axis does which action or command. {@link bumblewick.input.binding.Bindings} is the
 * player's table for play; {@link bumblewick.input.binding.Command} and {@link bumblewick.input.binding.CommandAxis}
 * are what tools such as the editor declare. Knows no events: the devices are read in {@code input.device}. May depend
 * on {@code input} and jME's key codes.
 */
package bumblewick.input.binding;
