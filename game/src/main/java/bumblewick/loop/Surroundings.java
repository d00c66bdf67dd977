package bumblewick.loop;

import bumblewick.def.BodyDef;
import bumblewick.def.LevelDef.PlatformDef;
import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WalkerDef;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.Seen;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What the pilot of a garden sees around Wick: only what a picture shows, too. */
final class Surroundings {
    /** Higher above or below than this, in u, something is on another floor. */
    private static final float SAME_FLOOR = 1.5f;

    /** What stands on a platform is within this of its top, in u. */
    private static final float ON_TOP = 0.6f;

    /** A platform whose middle is nearer than this to a place, in u, is there. */
    private static final float STOPPED = 0.5f;

    private final GardenStage stage;
    private final Set<String> enemies = new TreeSet<>();
    private final Set<String> breakable = new TreeSet<>();
    private final Set<String> bees = new TreeSet<>();

    Surroundings(Rulebook rules, GardenStage stage) {
        this.stage = stage;
        for (WalkerDef walker : rules.walkers().values()) {
            enemies.add(walker.model());
        }
        for (BodyDef body : rules.bodies().values()) {
            if (body.hp() > 0) {
                breakable.add(body.model());
            }
        }
        for (PickupDef pickup : rules.pickups().values()) {
            if (pickup.effect() == PickupDef.Effect.BEES) {
                bees.add(pickup.model());
            }
        }
    }

    Vector3f wick() {
        return stage.wick().pose().position();
    }

    /** Whether Wick's feet are on the ground. */
    boolean grounded() {
        return stage.wick().grounded();
    }

    /** Distance on the plan. */
    float distance(Vector3f place) {
        return planDistance(place, wick());
    }

    private static float planDistance(Vector3f a, Vector3f b) {
        float x = a.x - b.x;
        float z = a.z - b.z;
        return (float) Math.sqrt(x * x + z * z);
    }

    /** Whether an enemy that can still hurt is within a distance. */
    boolean enemyWithin(float range) {
        return nearest(enemies, range, null) != null;
    }

    /** Whether something that a whirl breaks is within a distance. */
    boolean breakableWithin(float range) {
        return nearest(breakable, range, null) != null;
    }

    /** The nearest stray bee on Wick's floor that is still hunted, or null. */
    Seen nearestBee(BeeHunt hunt) {
        return nearest(bees, Float.MAX_VALUE, hunt);
    }

    private Seen nearest(Set<String> models, float range, BeeHunt hunt) {
        List<Seen> seen = stage.seen();
        float least = range;
        Seen nearest = null;
        for (int i = 0; i < seen.size(); i++) {
            Seen thing = seen.get(i);
            Vector3f at = thing.pose().position();
            if (models.contains(thing.model())
                    && !thing.clip().equals("death")
                    && Math.abs(at.y - wick().y) < SAME_FLOOR
                    && distance(at) < least
                    && !(hunt != null && hunt.hasGivenUp(thing.id()))) {
                least = distance(at);
                nearest = thing;
            }
        }
        return nearest;
    }

    /** The middle of the platform that Wick is on, or null. */
    Vector3f platformUnderWick() {
        Seen platform = platformUnder(wick());
        return platform == null ? null : platform.pose().position();
    }

    /** Whether the middle of a platform is at a place, and does not move away from it. */
    boolean platformStopsAt(Vector3f place) {
        Seen platform = platformUnder(place);
        if (platform == null) {
            return false;
        }
        float now = planDistance(platform.pose().position(), place);
        float before = planDistance(platform.pose().previousPosition(), place);
        return now <= before && now <= STOPPED;
    }

    private Seen platformUnder(Vector3f place) {
        List<PlatformDef> platforms = stage.def().level().platforms();
        List<Seen> seen = stage.seen();
        for (int i = 0; i < seen.size(); i++) {
            for (int j = 0; j < platforms.size(); j++) {
                PlatformDef platform = platforms.get(j);
                if (platform.model().equals(seen.get(i).model()) && carries(platform, seen.get(i), place)) {
                    return seen.get(i);
                }
            }
        }
        return null;
    }

    private static boolean carries(PlatformDef platform, Seen seen, Vector3f place) {
        Vector3f middle = seen.pose().position();
        float reach = Math.min(platform.half().x, platform.half().z);
        return Math.abs(place.x - middle.x) <= reach
                && Math.abs(place.z - middle.z) <= reach
                && Math.abs(place.y - middle.y - platform.half().y) <= ON_TOP;
    }
}
