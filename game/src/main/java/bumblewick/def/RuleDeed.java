package bumblewick.def;

import bumblewick.def.mechanism.WebDef;
import java.util.List;

/** What a rule can do: one of the records in here. */
public interface RuleDeed {
    /** Bees join Wick. */
    record Bees(int count) implements RuleDeed {}

    /** Other rules hear a signal in the next tick. */
    record Signal(String name) implements RuleDeed {}

    /**
     * The light of another look, without its ground.
     *
     * @param look id, or empty for the stage's own
     * @param over time from one light to the other, in s
     */
    record Light(String look, float over) implements RuleDeed {}

    /**
     * Holds a gauge of the music at a level, which chooses the layers that are heard.
     *
     * @param level 0 to 100, or {@link #FREE}
     */
    record Layer(MusicGauge gauge, float level) implements RuleDeed {
        /** The gauge follows the play again. */
        public static final float FREE = -1f;
    }

    /** Plays another track; the stage's own if empty. */
    record Track(String name) implements RuleDeed {}

    /** Plays a sound of the mix once, heard from Wick's place. */
    record Sound(String name) implements RuleDeed {}

    /**
     * Shows a line of text.
     *
     * @param key of the text table; empty takes the line away
     * @param seconds how long
     */
    record Text(String key, float seconds) implements RuleDeed {}

    /**
     * A field of the stage goes on or off.
     *
     * @param name its id
     * @param seconds for how long, before it turns back; 0 for good
     */
    record FieldSwitch(String name, boolean on, float seconds) implements RuleDeed {}

    /**
     * In flights: a hazard is switched, or let go once.
     *
     * @param name its id
     * @param seconds for how long it is on or off, before it turns back; 0 for good
     */
    record HazardSwitch(String name, How how, float seconds) implements RuleDeed {
        /** What becomes of it. */
        public enum How {
            ON,
            OFF,
            /** A mover or roller goes once. */
            GO
        }
    }

    /**
     * In flights: a wave, or those of a formation. They leave no pick-up.
     *
     * @param waves whose {@link WaveDef#at} is how much further along the rail than Wick is when they are begun, in u
     */
    record Waves(List<WaveDef> waves) implements RuleDeed {
        public Waves {
            waves = List.copyOf(waves);
        }
    }

    /** In flights: a pick-up, across the rail at x and y and {@code ahead} of Wick, in u. */
    record Drop(String kind, float x, float y, float ahead) implements RuleDeed {}

    /** In flights: rounds of bullets out of the air, across the rail at x and y and {@code ahead} of Wick, in u. */
    record Fire(AttackDef attack, float x, float y, float ahead) implements RuleDeed {}

    /**
     * In flights: another corridor; without borders the course's own again.
     *
     * @param over time in which its borders move there, in s
     */
    record Corridor(float minX, float maxX, float minY, float maxY, float over) implements RuleDeed {
        /** Whether it has no borders: the course's own come back. */
        public boolean givesBack() {
            return !CourseDef.says(minX);
        }
    }

    /**
     * In flights: another speed of the rail.
     *
     * @param factor on the stage's own
     * @param over time in which it changes, in s
     */
    record Speed(float factor, float over) implements RuleDeed {}

    /**
     * In flights: a camera that flies along with Wick while Wick flies straight on and no bee is hurt.
     *
     * @param x to the right of Wick, in u
     * @param y above the ground, in u
     * @param ahead of Wick, behind if less than 0, in u
     * @param lookAhead how far before Wick the point lies that it looks at, in u
     * @param seconds how long it looks
     */
    record Shot(float x, float y, float ahead, float lookAhead, float seconds) implements RuleDeed {}

    /**
     * In flights: a web comes at Wick.
     *
     * @param x of its middle, to the right of the rail, in u
     * @param y of its middle, above the ground, in u
     * @param ahead how far ahead of Wick it begins, in u
     */
    record Weave(WebDef web, float x, float y, float ahead) implements RuleDeed {}

    /**
     * In flights: what stands behind the boss rolls about the axis of the lane. Only the picture does; Wick, camera and rules do
     * not.
     *
     * @param degrees to which it rolls, from how it stood at first
     * @param over time in which it does, in s
     */
    record Backdrop(float degrees, float over) implements RuleDeed {}

    /**
     * In flights: the boss is thrown out of its step and reels, with all its parts open. While it enters, is beaten or not there,
     * nothing happens.
     *
     * @param seconds for which it reels
     * @param ahead how far ahead of Wick it reels, in u
     */
    record Reel(float seconds, float ahead) implements RuleDeed {}

    /** In gardens: an enemy appears at each spawn of that name. */
    record Walker(String kind, String at) implements RuleDeed {}

    /** In gardens: a pick-up appears at each spawn of that name. */
    record Gift(String kind, String at) implements RuleDeed {}

    /** In gardens: all fixtures of a kind open, such as the door. */
    record Open(String body) implements RuleDeed {}

    /** In gardens: what a trigger of the level does when Wick enters it. */
    record Act(String trigger) implements RuleDeed {}

    /** In gardens: Wick stands at the first spawn of that name from now on, and looks where it does. */
    record Stand(String at) implements RuleDeed {}

    /**
     * In gardens: a camera of the level looks on, while Wick and the enemies wait.
     *
     * @param camera its name
     * @param at spawn that it looks at; Wick if empty
     * @param seconds how long
     */
    record Scene(String camera, String at, float seconds) implements RuleDeed {}
}
