package bumblewick.settings;

import java.util.EnumSet;
import java.util.Set;

/** One on-screen control. */
public enum TouchControl {
    PAUSE(48f, TouchContext.FLIGHT, TouchContext.FOOT),
    /** The stick for walking. It is drawn here while unused, and moves to wherever a finger comes down on its side. */
    STICK(112f, TouchContext.FOOT),
    SPIN(64f, TouchContext.FLIGHT, TouchContext.FOOT),
    /** Held: the swarm flies tight. Without this button the finger that steers does that. */
    TIGHT(72f, TouchContext.FLIGHT),
    BOOST(56f, TouchContext.FLIGHT),
    BRAKE(56f, TouchContext.FLIGHT),
    JUMP(80f, TouchContext.FOOT),
    CROUCH(56f, TouchContext.FOOT),
    RECENTRE(56f, TouchContext.FOOT);

    private final float width;
    private final Set<TouchContext> contexts;

    TouchControl(float width, TouchContext first, TouchContext... others) {
        this.width = width;
        contexts = EnumSet.of(first, others);
    }

    /** Its default width, in dp. */
    float width() {
        return width;
    }

    /** Whether this control exists in {@code context}. */
    public boolean appliesIn(TouchContext context) {
        return contexts.contains(context);
    }

    /** Whether the player cannot hide it: without it there would be no way back. */
    public boolean isRequired() {
        return this == PAUSE || this == STICK || this == JUMP;
    }

    /** Whether a setting shows or hides this control in {@code context}, as opposed to the layout. */
    public boolean isShownBySetting(TouchContext context) {
        return context == TouchContext.FLIGHT && (this == TIGHT || this == SPIN);
    }
}
