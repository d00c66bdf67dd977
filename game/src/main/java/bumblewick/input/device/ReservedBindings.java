package bumblewick.input.device;

import bumblewick.input.binding.Binding;

/**
 * The bindings that a tool such as an editor uses: while it is open they have no other meaning, whatever the player
 * has bound.
 */
public interface ReservedBindings {
    /** Reserves nothing. */
    ReservedBindings NONE = binding -> false;

    /** Whether the tool uses a key, a button or a half axis. */
    boolean reserves(Binding binding);
}
