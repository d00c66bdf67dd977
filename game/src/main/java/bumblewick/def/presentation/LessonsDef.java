package bumblewick.def.presentation;

import bumblewick.settings.TouchControl;
import java.util.List;
import java.util.Optional;

/**
 * What a stage teaches those who have not learned it yet; its id is that of the stage.
 *
 * @param lessons in the order of their rank: of those that fit the moment, the first is shown
 */
public record LessonsDef(List<Lesson> lessons) {
    /** A stage that teaches nothing. */
    public static final LessonsDef NONE = new LessonsDef(List.of());

    public LessonsDef {
        lessons = List.copyOf(lessons);
    }

    /** What a player can be seen to do. */
    public enum Deed {
        /** In the air, Wick was steered 3 u across the rail. */
        MOVE,
        /** The swarm was gathered. */
        GATHER,
        /** The swarm was scattered. */
        SCATTER,
        /** A target was marked. */
        LOCK,
        /** A volley was fired. */
        VOLLEY,
        /** A whirl was begun, in the air or on foot. */
        WHIRL,
        /** A whirl turned a bullet round. */
        DEFLECT,
        BOOST,
        BRAKE,
        /** Bees were parked in a flower gate. */
        SEED,
        /** On foot, Wick was walked 3 u. */
        WALK,
        /** On foot, the camera was turned by 30°. */
        LOOK,
        JUMP,
        GLIDE,
        PUSH,
        /** A bee was gathered. */
        FIND_BEE,
        /** Nothing: there was time to read the sentence, which explains something on the screen. */
        READ
    }

    /** The moments in which a lesson makes sense. */
    public enum Occasion {
        ALWAYS,
        /** Targets are marked, and the swarm is still held. */
        MARKED,
        /** A bullet comes near. */
        BULLETS,
        /** A flower gate is ahead that would take bees. */
        GATE,
        /** A gathered bee was hit a moment ago. Who never sees that need not learn what is said of it. */
        HIT,
        /** A chain multiplies the points. */
        CHAIN,
        /** The Hum has risen to a third. */
        HUM,
        /** A whirl or energy was used and has not come back yet. */
        SPENT,
        /** A lantern is lit. */
        LANTERN,
        /** A boss is open: what hits it now counts more. */
        BOSS_OPEN
    }

    /**
     * A lesson.
     *
     * @param text key of its sentence, and its name among what a player has learned; {@code .how} is what to press, {@code
     *     .again} the sentence for those who do not do it, {@code .touch} the one for fingers
     * @param deed by which it is learned
     * @param times how often it has to be seen
     * @param when it is shown
     * @param once whether it is learned, too, when its occasion has passed a few times, and may interrupt what is only read
     * @param afterShown whether only deeds count that are done after it was first shown: its text is news even to a player
     * who does the deed already
     * @param fingersOnly whether it is shown to players who play by touch only
     * @param gesture that a finger demonstrates to them
     */
    public record Lesson(
            String text,
            Deed deed,
            int times,
            Occasion when,
            boolean once,
            boolean afterShown,
            boolean fingersOnly,
            Optional<Gesture> gesture) {}

    /**
     * A movement of a finger.
     *
     * @param control on which it is made, if that is on the screen
     * @param x of its place otherwise, from the steering side, as a share of the width
     * @param y of its place, from the foot, as a share of the height
     */
    public record Gesture(Motion motion, Optional<TouchControl> control, float x, float y) {
        /** How the finger moves. */
        public enum Motion {
            /** In circles, without leaving the screen. */
            DRAG,
            /** From side to side. */
            SIDEWAYS,
            TAP,
            /** Upwards, quickly, and off the screen. */
            FLICK
        }
    }
}
