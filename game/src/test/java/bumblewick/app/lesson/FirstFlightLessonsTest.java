package bumblewick.app.lesson;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.presentation.LessonsDef;
import bumblewick.def.presentation.LessonsDef.Lesson;
import bumblewick.math.Tick;
import bumblewick.replay.ShippedRules;
import bumblewick.sim.World;
import bumblewick.sim.run.Guidance;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The first flight over Cloverfield as newcomers fly it, who steer here and there, and what it teaches them. */
class FirstFlightLessonsTest {
    private static final int TWO_MINUTES = 120 * Tick.PER_SECOND;
    private static final int THIRTY_SECONDS = 30 * Tick.PER_SECOND;

    private static final int NEWCOMERS = 8;

    /** Ticks for which a course is kept. */
    private static final int COURSE = 30;

    private final SimEvents events = new SimEvents();
    private final DeedObserver deeds = new DeedObserver();
    private final Set<String> learned = new TreeSet<>();
    private final Map<String, Integer> shownAt = new TreeMap<>(); // tick at which each lesson was shown first
    private String lesson = ""; // that is given
    private boolean gathered; // in the last tick
    private int hitAt = Integer.MAX_VALUE; // tick at which a gathered bee was hit first

    /** Two minutes; the swarm is gathered for so many ticks of every 420, which are seven seconds. */
    private void fly(long seed, int held) {
        fly(seed, TWO_MINUTES, tick -> tick % 420 < held);
    }

    private void fly(long seed, int ticks, IntPredicate gathers) {
        World world = new World(
                ShippedRules.get(), new RunOptions("cloverfield", "normal", seed, 0).with(new Guidance(true, true)));
        LessonSequence sequence = new LessonSequence(lessons(), learned, false);
        Random course = new Random(seed);
        float x = 0f;
        float y = 0f;
        for (int tick = 0; tick < ticks && world.flight().islet().isEmpty(); tick++) {
            if (tick % COURSE == 0) {
                x = 2f * course.nextFloat() - 1f;
                y = 1.4f * course.nextFloat() - 0.7f;
            }
            events.clear();
            gathered = gathers.test(tick);
            world.tick(PlayerIntent.of(x, y, gathered ? PlayerIntent.TIGHT : 0), events);
            noteHit(world, tick);
            deeds.observe(world.flight(), events, Tick.SECONDS);
            sequence.update(deeds, Tick.SECONDS);
            int now = tick;
            lesson = sequence.lesson().map(Lesson::text).orElse("");
            sequence.lesson().ifPresent(given -> shownAt.putIfAbsent(given.text(), now));
        }
    }

    private void noteHit(World world, int tick) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type() == Type.BEE_HURT && world.flight().wick().tight()) {
                hitAt = Math.min(hitAt, tick);
            }
        }
    }

    private static LessonsDef lessons() {
        Path folder = Path.of(System.getProperty("bumblewick.scene"));
        try {
            return SceneReader.read(new SceneFolder(folder))
                    .all(LessonsDef.class)
                    .get("cloverfield");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** At once, or when what is read by then has had its time. Who steers by chance may fly past all that would hit. */
    @Test
    void whoGathersHearsOfTheBargainWhenAGatheredBeeIsHit() {
        int hit = 0;
        for (long seed = 1; seed <= NEWCOMERS; seed++) {
            FirstFlightLessonsTest newcomer = new FirstFlightLessonsTest();
            newcomer.fly(seed, 360);
            if (newcomer.hitAt < TWO_MINUTES) {
                newcomer.assertHeardOfTheBargain("seed " + seed);
                hit++;
            }
        }
        assertTrue(hit > NEWCOMERS / 2, hit + " of " + NEWCOMERS + " had a gathered bee hit");
    }

    private void assertHeardOfTheBargain(String newcomer) {
        int heardAt = shownAt.getOrDefault("lesson.hit", Integer.MAX_VALUE);
        assertAll(
                newcomer,
                () -> assertTrue(heardAt >= hitAt, () -> heardAt + " before the hit at " + hitAt),
                () -> assertTrue(heardAt < TWO_MINUTES, () -> "never shown, hit at " + hitAt),
                () -> assertTrue(learned.contains("lesson.hit"), "letting go ends it"));
    }

    /** Gathers when told to, and holds what it has painted until told to let go. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void whoDoesWhatIsAskedLearnsToGatherAndToLetGoByTheFirstWaves(long seed) {
        fly(
                seed,
                THIRTY_SECONDS,
                tick -> lesson.equals("lesson.gather") || (gathered && !lesson.equals("lesson.release")));
        assertEquals(Set.of(), missing("lesson.move", "lesson.gather", "lesson.release"));
    }

    private Set<String> missing(String... lessons) {
        Set<String> missing = new TreeSet<>(Set.of(lessons));
        missing.removeAll(learned);
        return missing;
    }

    @Test
    void whoNeverGathersDoesNotHearOfHitsOfGatheredBees() {
        fly(1L, 0);
        assertFalse(shownAt.containsKey("lesson.hit"));
        assertEquals(Integer.MAX_VALUE, hitAt);
    }
}
