package bumblewick.audio;

import bumblewick.sim.character.Motion;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** How each of Wick's motions on foot is heard: a sound when it begins, or why there is none. */
final class WickSounds {
    /** Why a motion makes no sound when it begins. */
    static final Map<Motion, String> SILENT;

    private static final Map<Motion, String> BEGINS = new EnumMap<>(Motion.class);

    static {
        Map<Motion, String> silent = new EnumMap<>(Motion.class);
        silent.put(Motion.IDLE, "stands");
        silent.put(Motion.WALK, "each step is an event");
        silent.put(Motion.JOG, "each step is an event");
        silent.put(Motion.RUN, "each step is an event");
        silent.put(Motion.JUMP, "the jump is an event");
        silent.put(Motion.FALL, "the landing is an event, and air rushes while falling fast");
        silent.put(Motion.LAND, "the landing is an event");
        silent.put(Motion.WALL_SLIDE, "it begins with an event and goes on as a loop");
        silent.put(Motion.SPIN, "the whirl is an event");
        silent.put(Motion.POUND, "the dive is an event");
        silent.put(Motion.GLIDE, "it begins with an event and goes on as a loop");
        silent.put(Motion.PUSH, "it begins with an event and goes on as a loop");
        silent.put(Motion.RIDE, "what is ridden is heard");
        silent.put(Motion.BURN, "it begins with an event and goes on as a loop");
        silent.put(Motion.HURT, "the blow is an event");
        SILENT = Collections.unmodifiableMap(silent);
        BEGINS.put(Motion.CROUCH, "crouched");
        BEGINS.put(Motion.CHEER, "cheered");
    }

    private WickSounds() {}

    /** The sound with which a motion begins, or null if it is {@linkplain #SILENT silent}. */
    static String of(Motion motion) {
        return BEGINS.get(motion);
    }
}
