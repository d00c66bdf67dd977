package bumblewick.def;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * An on-foot stage.
 *
 * @param id name, unique among all stages
 * @param look which look of the scene folder it wears
 * @param music which track
 * @param goal what ends it
 * @param level where it takes place
 * @param floorHeight who falls below this is restored to safe ground, in u
 * @param seconds that it may take, 0 for as long as one likes
 * @param bees that have to be gathered, for {@link Goal#BEES}
 * @param parSeconds under which time earns a bonus
 * @param hints texts of the tutorial in the order of the level's {@code hint_<n>} triggers, as keys of the text table
 * @param exits where it leads; {@code high} is the door, {@code low} the way back
 * @param medals thresholds
 * @param pilot way points of the stage's own pilot; may be empty
 * @param rules what is done when something happens, in the order in which they look
 */
public record GardenDef(
        String id,
        String look,
        String music,
        Goal goal,
        LevelDef level,
        float floorHeight,
        int seconds,
        int bees,
        int parSeconds,
        List<String> hints,
        StageDef.Exits exits,
        Medals medals,
        List<Waypoint> pilot,
        List<RuleDef> rules) {
    public GardenDef {
        hints = List.copyOf(hints);
        pilot = List.copyOf(pilot);
        rules = List.copyOf(rules);
    }

    /** The same with another limit on its time, in seconds; 0 for none. */
    public GardenDef withSeconds(int limit) {
        return with(level, limit, bees, rules);
    }

    /** The same with other rules. */
    public GardenDef withRules(List<RuleDef> others) {
        return with(level, seconds, bees, others);
    }

    /** The same with another number of bees to gather. */
    public GardenDef withBees(int number) {
        return with(level, seconds, number, rules);
    }

    /** The same as it is on a difficulty. */
    public GardenDef on(String difficulty) {
        return with(level.on(difficulty), seconds, bees, rules);
    }

    private GardenDef with(LevelDef there, int limit, int number, List<RuleDef> others) {
        return new GardenDef(
                id,
                look,
                music,
                goal,
                there,
                floorHeight,
                limit,
                number,
                parSeconds,
                hints,
                exits,
                medals,
                pilot,
                others);
    }

    /** What ends a garden. */
    public enum Goal {
        /** The gem brings the key, the key opens the door, behind it the friends are free. */
        FRIENDS,
        /** Enough bees are gathered. */
        BEES,
        /** Nothing: one walks about. */
        NONE
    }

    /**
     * Where the pilot goes next, and what it does on the way there.
     *
     * @param to in world units; reached when it is within {@code reach} on the plan and on the same floor, 1.5 u up or down
     * @param reach in u
     * @param act on the way
     * @param waitTicks it stands there, once it is reached
     */
    public record Waypoint(Vector3f to, float reach, Act act, int waitTicks) {
        /** What the pilot does on the way. */
        public enum Act {
            RUN,
            WALK,
            /** Jumps at once, as high as it can: the point before is the edge. */
            JUMP,
            /** Jumps at once and holds on until it lands, to glide. */
            GLIDE,
            /** Whirls at what can be broken, and where it waits, as at a lever; at enemies it always does. */
            SPIN,
            CROUCH,
            /**
             * Waits until the middle of a platform is at that point, and steps on it; or, already on it, stays in its
             * middle until it is there.
             */
            RIDE
        }
    }
}
