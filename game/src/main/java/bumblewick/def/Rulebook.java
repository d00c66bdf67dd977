package bumblewick.def;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything that the simulation is told by the scene folder. Immutable; the maps are sorted by id.
 *
 * @param stages those that are flown
 * @param gardens those that are walked
 * @param fingerprints what each stage is played by: recordings carry it, so that they are not taken for runs on other rules
 */
public record Rulebook(
        SortedMap<String, Fingerprint> fingerprints,
        SwarmDef swarm,
        FlightDef flight,
        FootDef foot,
        ScoreDef score,
        HumDef hum,
        AssistDef assists,
        SortedMap<String, DifficultyDef> difficulties,
        SortedMap<String, PathDef> paths,
        SortedMap<String, BulletDef> bullets,
        SortedMap<String, EnemyDef> enemies,
        SortedMap<String, BossDef> bosses,
        SortedMap<String, SceneryDef> scenery,
        SortedMap<String, PickupDef> pickups,
        SortedMap<String, SurfaceDef> surfaces,
        SortedMap<String, BodyDef> bodies,
        SortedMap<String, WalkerDef> walkers,
        SortedMap<String, StageDef> stages,
        SortedMap<String, GardenDef> gardens) {
    public Rulebook {
        fingerprints = Collections.unmodifiableSortedMap(new TreeMap<>(fingerprints));
        difficulties = Collections.unmodifiableSortedMap(new TreeMap<>(difficulties));
        paths = Collections.unmodifiableSortedMap(new TreeMap<>(paths));
        bullets = Collections.unmodifiableSortedMap(new TreeMap<>(bullets));
        enemies = Collections.unmodifiableSortedMap(new TreeMap<>(enemies));
        bosses = Collections.unmodifiableSortedMap(new TreeMap<>(bosses));
        scenery = Collections.unmodifiableSortedMap(new TreeMap<>(scenery));
        pickups = Collections.unmodifiableSortedMap(new TreeMap<>(pickups));
        surfaces = Collections.unmodifiableSortedMap(new TreeMap<>(surfaces));
        bodies = Collections.unmodifiableSortedMap(new TreeMap<>(bodies));
        walkers = Collections.unmodifiableSortedMap(new TreeMap<>(walkers));
        gardens = Collections.unmodifiableSortedMap(new TreeMap<>(gardens));
        stages = Collections.unmodifiableSortedMap(new TreeMap<>(stages));
    }

    /** Whether there is a stage of that name, flown or walked. */
    public boolean plays(String stage) {
        return stages.containsKey(stage) || gardens.containsKey(stage);
    }

    /** The same with another flight stage in place of the one of its name; the fingerprints are those of before. */
    public Rulebook with(StageDef stage) {
        SortedMap<String, StageDef> others = new TreeMap<>(stages);
        others.put(stage.id(), stage);
        return new Rulebook(
                fingerprints,
                swarm,
                flight,
                foot,
                score,
                hum,
                assists,
                difficulties,
                paths,
                bullets,
                enemies,
                bosses,
                scenery,
                pickups,
                surfaces,
                bodies,
                walkers,
                others,
                gardens);
    }

    /** What a stage is played by; of one that is not known, nothing. */
    public Fingerprint fingerprint(String stage) {
        return fingerprints.getOrDefault(stage, Fingerprint.NONE);
    }

    /**
     * Whether a stage is the same by other rules: in play, to the eye and to the ear. The {@linkplain #fingerprint
     * fingerprint} tells the first alone, since models, looks and music change no run. Definitions that the stage does not
     * need may make a difference, too; what is seen of a level is in its file and not here.
     */
    public boolean alike(Rulebook other, String stage) {
        return fingerprint(stage).equals(other.fingerprint(stage))
                && Objects.equals(stages.get(stage), other.stages.get(stage))
                && Objects.equals(ground(stage), other.ground(stage))
                && bullets.equals(other.bullets)
                && enemies.equals(other.enemies)
                && bosses.equals(other.bosses)
                && scenery.equals(other.scenery)
                && pickups.equals(other.pickups)
                && bodies.equals(other.bodies)
                && walkers.equals(other.walkers);
    }

    /** Where it is walked, if it is: in the stage itself, or on a flight's islet. */
    private GardenDef ground(String stage) {
        StageDef flight = stages.get(stage);
        return gardens.get(flight == null ? stage : flight.islet());
    }

    /**
     * Looks a definition up.
     *
     * @throws IllegalArgumentException if there is none of that name, with the names there are
     */
    public static <D> D named(Map<String, D> defs, String id) {
        D def = defs.get(id);
        if (def == null) {
            throw new IllegalArgumentException("'" + id + "' is not defined, there are " + defs.keySet());
        }
        return def;
    }
}
