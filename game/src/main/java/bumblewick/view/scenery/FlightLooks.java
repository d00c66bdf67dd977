package bumblewick.view.scenery;

import bumblewick.def.CourseDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.LookDef.Passage;
import bumblewick.sim.run.Forks;
import bumblewick.view.LinearColour;
import bumblewick.view.render.LookColours;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The looks along a flight. The light changes from passage to passage where Wick is, and to the boss's look; the ground
 * has the look of its own place, so that the next passage is visible in advance.
 */
public final class FlightLooks {
    private static final Forks STRAIGHT_ON = new Forks(List.of(), 0f);
    private static final float BEHIND = 30f; // u behind which nothing is visible

    private final Optional<Vector3f> tint;
    private final List<LookDef.Coat> coats;
    private final List<Passage> passages;
    private final List<LookColours> colours = new ArrayList<>();
    private final LookColours boss;
    private final LookColours now;
    private final CourseLight course;
    private final Map<String, LookColours> lanes = new HashMap<>(); // by look

    /**
     * @param looks all looks by id, with those of the passages and of the boss
     * @param along whose keys may name looks; then these stand instead of the passages
     */
    public FlightLooks(LookDef look, Map<String, LookDef> looks, CourseDef along) {
        tint = Optional.of(look.tint()).filter(hex -> !hex.isEmpty()).map(LinearColour::parse);
        coats = look.coats();
        List<CourseDef.Key> keys =
                along.keys().stream().filter(key -> !look(key.says()).isEmpty()).collect(Collectors.toList());
        passages = keys.isEmpty() ? look.passages() : between(keys);
        colours.add(
                new LookColours(keys.isEmpty() ? look : named(look(keys.get(0).says()), looks)));
        for (Passage passage : passages) {
            colours.add(new LookColours(named(passage.look(), looks)));
        }
        boss = new LookColours(look.bossLook().isEmpty() ? look : named(look.bossLook(), looks));
        now = new LookColours(look);
        course = new CourseLight(along);
        along.forks().stream()
                .flatMap(fork -> fork.lanes().stream())
                .map(lane -> look(lane.says()))
                .filter(id -> !id.isEmpty())
                .forEach(id -> lanes.computeIfAbsent(id, named -> new LookColours(named(named, looks))));
    }

    /** What colour the enemies' rims and bellies have, in linear light, if not their own. */
    public Optional<Vector3f> tint() {
        return tint;
    }

    /** The colours that a kind of enemies has of its own instead of the {@link #tint}, by its model. */
    public Optional<LookDef.Coat> coat(String model) {
        return coats.stream().filter(coat -> coat.model().equals(model)).findFirst();
    }

    /** Whether the boss has a light of its own. */
    public Optional<LookDef> ownBoss() {
        return boss.look == colours.get(0).look ? Optional.empty() : Optional.of(boss.look);
    }

    private static String look(CourseDef.Stretch says) {
        return says.light().map(CourseDef.Light::look).orElse("");
    }

    /** The changes from each key to the next. */
    private static List<Passage> between(List<CourseDef.Key> keys) {
        List<Passage> changes = new ArrayList<>();
        for (int i = 1; i < keys.size(); i++) {
            float from = keys.get(i - 1).at();
            changes.add(passage(keys.get(i), from));
        }
        return changes;
    }

    private static Passage passage(CourseDef.Key to, float from) {
        return new Passage(look(to.says()), from, to.at() - from, look(to.says()));
    }

    private static LookDef named(String id, Map<String, LookDef> looks) {
        LookDef look = looks.get(id);
        if (look == null) {
            throw new IllegalArgumentException("look '" + id + "' is not defined, there are " + looks.keySet());
        }
        return look;
    }

    /**
     * The light where Wick is.
     *
     * @param z distance along the rail, in u
     * @param dusk share of the boss's light, 0 to 1
     * @return valid until the next call
     */
    public LookColours coloursAt(float z, float dusk) {
        return coloursAt(z, dusk, STRAIGHT_ON);
    }

    /**
     * The light where Wick is; {@code forks} says in which lane that is. For the other parameters see
     * {@link #coloursAt(float, float)}.
     */
    public LookColours coloursAt(float z, float dusk, Forks forks) {
        int here = indexAt(z);
        float share = here == 0 ? 0f : smooth((z - passages.get(here - 1).at()) / transitionLength(here));
        now.set(colours.get(Math.max(0, here - 1)), colours.get(here), share);
        LookColours lane = forks.says() == null ? null : lanes.get(look(forks.says()));
        if (lane != null) {
            now.set(now, lane, forks.share(z));
        }
        course.apply(forks, z, now);
        now.set(now, boss, dusk);
        return now;
    }

    /** What drifts in the air where Wick is; for the parameters see {@link #coloursAt}. */
    public LookDef.Motes motesAt(float z, float dusk) {
        return (dusk > 0.5f ? boss : colours.get(indexAt(z))).look.motes();
    }

    /** The number of passages that have begun at a distance, which is the index of the look there. */
    private int indexAt(float z) {
        int count = 0;
        while (count < passages.size() && passages.get(count).at() <= z) {
            count++;
        }
        return count;
    }

    /** The index of the look whose ground comes next, seen from a distance; the last one if none comes. */
    int nextGround(float z) {
        int next = 1;
        while (next < passages.size() && groundStart(next) + transitionLength(next) < z - BEHIND) {
            next++;
        }
        return Math.min(next, passages.size());
    }

    /** The look that most of the ground has at a distance, in u. */
    LookColours groundAt(float z) {
        int here = indexAt(z);
        return colours.get(here > 0 && z < groundStart(here) + transitionLength(here) / 2f ? here - 1 : here);
    }

    /** The colours of a look by its index; 0 is the look of the start. */
    LookColours look(int number) {
        return colours.get(number);
    }

    /** Distance at which the ground of a look begins, in u; of look 0 before the start. */
    float groundStart(int number) {
        return number == 0 ? -BEHIND * BEHIND : passages.get(number - 1).at();
    }

    /** Length over which the ground changes to that of a look, in u. */
    float transitionLength(int number) {
        return number == 0 ? 1f : passages.get(number - 1).over();
    }

    private static float smooth(float share) {
        float t = Math.max(0f, Math.min(1f, share));
        return t * t * (3f - 2f * t);
    }
}
