package bumblewick.audio;

import bumblewick.sim.character.Locomotion;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/** The sound with which each of Wick's motions on foot begins, or why it begins without one. */
final class MotionSounds {
    /** The motions that begin without a sound, and why. */
    static final Map<Locomotion, String> SILENT;

    private static final Map<Locomotion, String> SOUNDS = new EnumMap<>(Locomotion.class);

    static {
        Map<Locomotion, String> silent = new EnumMap<>(Locomotion.class);
        silent.put(Locomotion.IDLE, "stands");
        silent.put(Locomotion.WALK, "each step is an event");
        silent.put(Locomotion.JOG, "each step is an event");
        silent.put(Locomotion.RUN, "each step is an event");
        silent.put(Locomotion.JUMP, "the jump is an event");
        silent.put(Locomotion.FALL, "the landing is an event, and air rushes while falling fast");
        silent.put(Locomotion.LAND, "the landing is an event");
        silent.put(Locomotion.WALL_SLIDE, "it begins with an event and goes on as a loop");
        silent.put(Locomotion.SPIN, "the whirl is an event");
        silent.put(Locomotion.POUND, "the dive is an event");
        silent.put(Locomotion.GLIDE, "it begins with an event and goes on as a loop");
        silent.put(Locomotion.PUSH, "it begins with an event and goes on as a loop");
        silent.put(Locomotion.RIDE, "what is ridden is heard");
        silent.put(Locomotion.BURN, "it begins with an event and goes on as a loop");
        silent.put(Locomotion.HURT, "the blow is an event");
        SILENT = Collections.unmodifiableMap(silent);
        SOUNDS.put(Locomotion.CROUCH, "crouched");
        SOUNDS.put(Locomotion.CHEER, "cheered");
    }

    private MotionSounds() {}

    /** The sound with which a motion begins, or null if it is {@linkplain #SILENT silent}. */
    static String of(Locomotion motion) {
        return SOUNDS.get(motion);
    }
}
