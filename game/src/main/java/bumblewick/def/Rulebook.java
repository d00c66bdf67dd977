package bumblewick.def;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Everything that the scene folder defines for the simulation. Immutable.
 *
 * @param fingerprints what each stage is played by: recordings carry it, so that they are not taken for runs on other rules
 * @param definitions all kinds that the simulation reads; each kind of tuning once
 */
public record Rulebook(SortedMap<String, Fingerprint> fingerprints, DefinitionRegistry definitions) {
    /** What is seen of a stage, beside the stage itself, without being part of its looks. */
    private static final List<Class<?>> SEEN = List.of(
            BulletDef.class,
            EnemyDef.class,
            BossDef.class,
            SceneryDef.class,
            PickupDef.class,
            BodyDef.class,
            WalkerDef.class);

    public Rulebook {
        fingerprints = Collections.unmodifiableSortedMap(new TreeMap<>(fingerprints));
    }

    /** All definitions of a kind, by id. */
    public <D> SortedMap<String, D> all(Class<D> kind) {
        return definitions.all(kind);
    }

    /**
     * The definition of a name.
     *
     * @throws IllegalArgumentException if there is none, with the names there are
     */
    public <D> D get(Class<D> kind, String id) {
        return definitions.get(kind, id);
    }

    /** The numbers of one kind of tuning. */
    public <D> D only(Class<D> kind) {
        return definitions.only(kind);
    }

    /** Whether there is a stage of that name, flown or walked. */
    public boolean plays(String stage) {
        return all(StageDef.class).containsKey(stage) || all(GardenDef.class).containsKey(stage);
    }

    /** The same with another flight stage in place of the one of its name; the fingerprints are those of before. */
    public Rulebook with(StageDef stage) {
        return new Rulebook(fingerprints, definitions.with(StageDef.class, stage.id(), stage));
    }

    /** The same with other definitions; the fingerprints are those of before. */
    public Rulebook with(DefinitionRegistry definitions) {
        return new Rulebook(fingerprints, definitions);
    }

    /** What a stage is played by; of one that is not known, nothing. */
    public Fingerprint fingerprint(String stage) {
        return fingerprints.getOrDefault(stage, Fingerprint.NONE);
    }

    /**
     * Whether a stage is the same by other rules: in play, to the eye and to the ear. The {@linkplain #fingerprint
     * fingerprint} covers the first alone, since models, looks and music change no run. Definitions that the stage does not
     * need may make a difference, too; what is seen of a level is in its file and not here.
     */
    public boolean alike(Rulebook other, String stage) {
        return fingerprint(stage).equals(other.fingerprint(stage))
                && Objects.equals(flight(stage), other.flight(stage))
                && Objects.equals(ground(stage), other.ground(stage))
                && SEEN.stream().allMatch(kind -> all(kind).equals(other.all(kind)));
    }

    private StageDef flight(String stage) {
        return all(StageDef.class).get(stage);
    }

    /** Where it is walked, if it is: in the stage itself, or on a flight's islet. */
    private GardenDef ground(String stage) {
        StageDef flight = flight(stage);
        return all(GardenDef.class).get(flight == null ? stage : flight.islet());
    }

    /**
     * Looks something up that is no definition of its own.
     *
     * @throws IllegalArgumentException if there is none of that name, with the names there are
     */
    public static <D> D named(Map<String, D> all, String id) {
        D found = all.get(id);
        if (found == null) {
            throw new IllegalArgumentException("'" + id + "' is not defined, there are " + all.keySet());
        }
        return found;
    }
}
