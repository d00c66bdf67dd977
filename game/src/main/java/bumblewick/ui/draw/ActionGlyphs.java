package bumblewick.ui.draw;

import java.util.List;

/** The glyphs of the keys, buttons and gestures that do an action on the active device. */
public interface ActionGlyphs {
    /** A number that changes whenever the player changes to another device, or a binding changes. */
    int revision();

    /**
     * The glyphs for an action on the active device.
     *
     * @param action as texts name it: {@code tight}, {@code move} …
     * @return names of {@link InputGlyphs} in order: one thing to press, or several that belong together such as four
     *     direction keys; empty if the action is not bound or unknown
     */
    List<String> glyphs(String action);

    /** Whether the active device is the touch screen: some hints have other texts then. */
    default boolean touch() {
        return false;
    }
}
