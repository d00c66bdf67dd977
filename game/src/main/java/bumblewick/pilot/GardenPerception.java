package bumblewick.pilot;

import bumblewick.def.BodyDef;
import bumblewick.def.LevelDef.PlatformDef;
import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WalkerDef;
import bumblewick.def.machine.BounceDef;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.level.CollisionLayers;
import bumblewick.sim.garden.level.GroundProbe;
import bumblewick.sim.run.GardenEntity;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What the pilot of a garden knows of what is around Wick: only what a picture shows, too. */
final class GardenPerception {
    /** Something higher above or below than this, in u, is on another floor. */
    private static final float SAME_FLOOR = 1.5f;

    /** Wick stands on a platform if the feet are within this of its top, in u. */
    private static final float ON_TOP = 0.6f;

    /** A platform is at a place if its middle is nearer than this, in u. */
    private static final float STOPPED = 0.5f;

    /** A lift that moves by less than this in a tick stands, in u. */
    private static final float STANDS = 1e-3f;

    /** A bee hovers at most so high above what one walks on to fetch it, in u. */
    private static final float HOVERS = 2.5f;

    /** A flower that is nearer than this is tried, in u. */
    private static final float FLOWER = 8f;

    private final GardenStage stage;
    private final GroundProbe ground;
    private final Set<String> enemies = new TreeSet<>();
    private final Set<String> breakable = new TreeSet<>();
    private final Set<String> bees = new TreeSet<>();

    GardenPerception(Rulebook rules, GardenStage stage) {
        this.stage = stage;
        ground = new GroundProbe(stage.collision(), CollisionLayers.STILL);
        for (WalkerDef walker : rules.all(WalkerDef.class).values()) {
            enemies.add(walker.model());
        }
        for (BodyDef body : rules.all(BodyDef.class).values()) {
            if (body.hp() > 0) {
                breakable.add(body.model());
            }
        }
        for (PickupDef pickup : rules.all(PickupDef.class).values()) {
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

    /** Horizontal distance from Wick, in u. */
    float distance(Vector3f place) {
        return horizontalDistance(place, wick());
    }

    private static float horizontalDistance(Vector3f a, Vector3f b) {
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

    /** The nearest stray bee on Wick's floor that the search has not given up, or null. */
    GardenEntity nearestBee(StrayBeeSearch hunt) {
        return nearest(bees, Float.MAX_VALUE, hunt);
    }

    private GardenEntity nearest(Set<String> models, float range, StrayBeeSearch hunt) {
        List<GardenEntity> gardenEntity = stage.entities();
        float least = range;
        GardenEntity nearest = null;
        for (int i = 0; i < gardenEntity.size(); i++) {
            GardenEntity thing = gardenEntity.get(i);
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

    /** Whether there is ground below a place, and half-way there. */
    boolean groundOnTheWayTo(Vector3f place) {
        Vector3f feet = wick();
        float y = Math.max(place.y, feet.y);
        return ground.below(place.x, y, place.z, HOVERS)
                && ground.below(0.5f * (place.x + feet.x), y, 0.5f * (place.z + feet.z), HOVERS);
    }

    /** The flower on Wick's floor, and not far, that throws up to the floor of a place, or null. */
    Vector3f flowerTo(Vector3f place) {
        List<BounceDef> flowers = stage.def().level().machines().bounces();
        for (int i = 0; i < flowers.size(); i++) {
            BounceDef flower = flowers.get(i);
            boolean fits = Math.abs(flower.position().y - wick().y) < SAME_FLOOR
                    && Math.abs(flower.target().y - place.y) < SAME_FLOOR;
            if (fits && distance(flower.position()) < FLOWER) {
                return flower.position();
            }
        }
        return null;
    }

    /** Whether the platform that Wick is on goes up or down, and no more than that aside. */
    boolean liftMoves() {
        GardenEntity platform = platformUnder(wick());
        return platform != null && lifts(platform);
    }

    private static boolean lifts(GardenEntity platform) {
        Vector3f now = platform.pose().position();
        Vector3f before = platform.pose().previousPosition();
        return Math.abs(now.y - before.y) > horizontalDistance(now, before) + STANDS;
    }

    /** The middle of the platform that Wick is on, or null. */
    Vector3f platformUnderWick() {
        GardenEntity platform = platformUnder(wick());
        return platform == null ? null : platform.pose().position();
    }

    /** Whether the middle of a platform is at a place, and does not move away from it. */
    boolean platformStopsAt(Vector3f place) {
        GardenEntity platform = platformUnder(place);
        if (platform == null) {
            return false;
        }
        float now = horizontalDistance(platform.pose().position(), place);
        float before = horizontalDistance(platform.pose().previousPosition(), place);
        return now <= before && now <= STOPPED && !lifts(platform);
    }

    private GardenEntity platformUnder(Vector3f place) {
        List<PlatformDef> platforms = stage.def().level().platforms();
        List<GardenEntity> gardenEntity = stage.entities();
        for (int i = 0; i < gardenEntity.size(); i++) {
            for (int j = 0; j < platforms.size(); j++) {
                PlatformDef platform = platforms.get(j);
                if (platform.model().equals(gardenEntity.get(i).model())
                        && carries(platform, gardenEntity.get(i), place)) {
                    return gardenEntity.get(i);
                }
            }
        }
        return null;
    }

    private static boolean carries(PlatformDef platform, GardenEntity gardenEntity, Vector3f place) {
        Vector3f middle = gardenEntity.pose().position();
        float reach = Math.min(platform.half().x, platform.half().z);
        return Math.abs(place.x - middle.x) <= reach
                && Math.abs(place.z - middle.z) <= reach
                && Math.abs(place.y - middle.y - platform.half().y) <= ON_TOP;
    }
}
