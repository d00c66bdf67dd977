package bumblewick.app.lesson;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef;
import bumblewick.def.presentation.LessonsDef;
import bumblewick.def.presentation.LessonsDef.Deed;
import bumblewick.def.presentation.LessonsDef.Lesson;
import bumblewick.def.presentation.LessonsDef.Occasion;
import bumblewick.sim.Flight;
import bumblewick.sim.FlightStage;
import bumblewick.sim.TestPhase;
import bumblewick.sim.TestRules;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.hud.LessonPrompt.State;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** A flight of nobody but one gnat far ahead, taught by lessons of moving, gathering, letting go and boosting. */
class LessonSequenceTest {
    private static final float FRAME = 1f / 60f;
    private static final PlayerIntent NOTHING = PlayerIntent.NONE;
    private static final PlayerIntent HOLD = Flight.holding(PlayerIntent.TIGHT | PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent BOOST = Flight.holding(PlayerIntent.BOOST | PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent RIGHT = PlayerIntent.of(1f, 0f, PlayerIntent.HOLD_FIRE);

    private final Set<String> learned = new TreeSet<>();
    private World world = new TestRules()
            .enemy("gnat", 200, 100)
            .wave(1f, "gnat", "hover", 1, "")
            .path("hover", 0.1f, new Vector3f(0f, 4f, 40f), new Vector3f(0f, 4f, 39f))
            .prop("gate", 0f, 0f, 600f)
            .world();
    private FlightStage stage = world.flight();
    private final SimEvents events = new SimEvents();
    private DeedObserver deeds = new DeedObserver();
    private LessonSequence sequence = sequence(false);

    private static Lesson lesson(String text, Deed deed, Occasion when) {
        boolean once = when == Occasion.GATE || when == Occasion.HIT;
        return new Lesson(text, deed, 1, when, once, text.equals("gather"), false, Optional.empty());
    }

    private LessonSequence sequence(boolean byTouch) {
        List<Lesson> lessons = List.of(
                lesson("gate", Deed.SEED, Occasion.GATE),
                lesson("hit", Deed.SCATTER, Occasion.HIT),
                lesson("release", Deed.VOLLEY, Occasion.MARKED),
                lesson("move", Deed.MOVE, Occasion.ALWAYS),
                lesson("gather", Deed.GATHER, Occasion.ALWAYS),
                lesson("boost", Deed.BOOST, Occasion.ALWAYS),
                new Lesson("finger", Deed.BRAKE, 1, Occasion.ALWAYS, false, false, true, Optional.empty()));
        return new LessonSequence(new LessonsDef(lessons), learned, byTouch);
    }

    private void play(float seconds, PlayerIntent intent) {
        for (int i = 0; i < Math.round(seconds / FRAME); i++) {
            events.clear();
            world.tick(intent, events);
            deeds.observe(stage, events, FRAME);
            sequence.update(deeds, FRAME);
        }
    }

    private String shown() {
        return sequence.lesson().map(Lesson::text).orElse("");
    }

    @Test
    void aLessonStaysUntilItsDeedIsSeenAndIsPraisedThen() {
        play(5f, NOTHING);
        assertEquals("move", shown());
        assertEquals(State.SHOWN, sequence.state());
        play(0.8f, RIGHT);
        assertEquals("move", shown());
        assertEquals(State.LEARNED, sequence.state());
        play(LessonSequence.PRAISE + LessonSequence.PAUSE + 0.1f, NOTHING);
        assertEquals("gather", shown());
        assertEquals(Set.of("move"), learned);
    }

    @Test
    void anotherDeedDoesNotEndALessonButIsNotTaughtAgain() {
        play(1f, NOTHING);
        play(1f, BOOST);
        assertEquals("move", shown());
        assertEquals(Set.of("boost"), learned);
    }

    @Test
    void whoDoesNothingIsNudgedAndHearsAboutEverythingInTurn() {
        play(LessonSequence.NUDGE - 0.5f, NOTHING);
        assertEquals(State.SHOWN, sequence.state());
        play(1f, NOTHING);
        assertEquals(State.NUDGED, sequence.state());
        play(LessonSequence.PATIENCE - LessonSequence.NUDGE + LessonSequence.PAUSE, NOTHING);
        assertEquals("gather", shown());
        assertTrue(learned.isEmpty(), "nothing was done");
    }

    /** The gate is 600 u ahead: at 20 u/s it comes into sight, 80 u before, after 26 s. */
    @Test
    void theGateIsExplainedBeforeItIsReached() {
        play(26.2f, NOTHING);
        assertEquals("gate", shown());
        play(4.2f, NOTHING); // the gate is behind
        assertFalse(shown().equals("gate"));
        assertEquals(Set.of(), learned, "there is a next one");
    }

    /** Gates 200 u apart are 10 s apart; each is seen for 4 s. */
    @Test
    void aGateIsExplainedAgainAtTheNextTwo() {
        world = new TestRules()
                .prop("gate", 0f, 0f, 100f)
                .prop("gate", 0f, 0f, 300f)
                .prop("gate", 0f, 0f, 500f)
                .prop("gate", 0f, 0f, 700f)
                .world();
        stage = world.flight();
        for (int gate = 1; gate <= LessonSequence.CHANCES; gate++) {
            play(3.5f, NOTHING);
            assertEquals("gate", shown());
            play(6.5f, NOTHING);
            assertEquals(gate == LessonSequence.CHANCES, learned.contains("gate"));
        }
        play(3.5f, NOTHING);
        assertFalse(shown().equals("gate"));
    }

    /**
     * The gate interrupts gathering, which was shown since 22.8 s, from 26 to 30 s; 0.8 s later the other 18.8 s of its 22
     * follow, and after a pause boosting.
     */
    @Test
    void aLessonThatIsInterruptedGoesOnWhereItWas() {
        play(28f, NOTHING);
        assertEquals("gate", shown());
        play(8.5f, NOTHING);
        assertEquals("gather", shown());
        assertEquals(State.NUDGED, sequence.state(), "after 8 s of both times together");
        play(15f, NOTHING);
        assertEquals("boost", shown());
    }

    @Test
    void whatIsMarkedIsToBeLetGo() {
        learned.add("gather");
        play(0.5f, NOTHING);
        play(LessonSequence.DWELL, HOLD);
        assertEquals("release", shown());
        play(0.2f, NOTHING);
        assertEquals(State.LEARNED, sequence.state());
        assertTrue(learned.contains("release"));
    }

    /** A target is marked, which a lesson of a higher rank is about, while the first one has just come. */
    @Test
    void aLessonStaysLongEnoughToBeReadBeforeAnotherTakesItsPlace() {
        learned.addAll(Set.of("gather", "move"));
        play(0.1f, NOTHING);
        play(1f, HOLD);
        assertTrue(deeds.isNow(Occasion.MARKED), "a target is marked");
        assertEquals("boost", shown());
        play(LessonSequence.DWELL - 1f, HOLD);
        assertEquals("release", shown());
    }

    private void happen(Type... types) {
        events.clear();
        for (Type type : types) {
            events.add(type, 1, 4, Vector3f.ZERO);
        }
        deeds.observe(stage, events, FRAME);
        sequence.update(deeds, FRAME);
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource(names = {"BEE_HURT", "BEE_LOST"})
    void theFirstHitOfAGatheredBeeIsExplainedUntilTheSwarmIsLetGo(Type hit) {
        learned.addAll(Set.of("move", "gather", "release"));
        play(LessonSequence.DWELL + 0.1f, HOLD);
        happen(hit);
        assertEquals("hit", shown());
        play(1f, HOLD);
        assertEquals("hit", shown());
        play(0.1f, NOTHING);
        assertEquals(State.LEARNED, sequence.state());
        assertTrue(learned.contains("hit"));
    }

    @Test
    void aHitThatGatheringDidNotCauseIsNotExplainedByIt() {
        play(LessonSequence.DWELL, NOTHING);
        happen(Type.BEE_HURT, Type.BEE_LOST);
        assertFalse(deeds.isNow(Occasion.HIT), "the bees are scattered");
        play(LessonSequence.DWELL, HOLD);
        happen(Type.WICK_HURT, Type.BEE_LOST);
        assertFalse(deeds.isNow(Occasion.HIT), "Wick was hit");
    }

    /** It says what gathering costs, which holding does not show. */
    @Test
    void whatHasToBeToldIsShownToThoseWhoDoItAlready() {
        play(0.5f, HOLD);
        play(0.5f, RIGHT);
        play(LessonSequence.PRAISE + LessonSequence.PAUSE + 0.2f, NOTHING);
        assertEquals("gather", shown());
        play(1f, HOLD);
        assertTrue(learned.contains("gather"));
    }

    @Test
    void whoComesBackIsTaughtTheRest() {
        play(1f, RIGHT);
        deeds = new DeedObserver();
        sequence = sequence(false);
        play(1f, NOTHING);
        assertEquals("gather", shown());
        assertFalse(sequence.complete());
        learned.addAll(Set.of("gate", "release", "gather", "boost"));
        assertTrue(sequence(false).complete(), "whoever sees no gathered bee hit need not hear of it");
        assertFalse(sequence(true).complete(), "fingers have a lesson more");
    }

    @Test
    void anIsletThatWasLeftHasTaughtAll() {
        play(1f, NOTHING);
        sequence.completeAll();
        assertAll(() -> assertTrue(sequence.complete()), () -> assertEquals("", shown()));
    }

    @ParameterizedTest(name = "{0} ticks to the right: moved {1} times")
    @CsvSource({"6, 0", "90, 1"})
    void aTouchOfTheStickIsNoMovement(int ticks, int atLeast) {
        play(ticks * FRAME, RIGHT);
        assertEquals(atLeast > 0, deeds.count(Deed.MOVE) >= 1);
    }

    /** What explains the screen comes when it matters, stays for as long as it takes to read, and asks for nothing. */
    @Test
    void aSentenceAboutTheScreenIsReadAndGoesWithoutPraise() {
        sequence =
                new LessonSequence(new LessonsDef(List.of(lesson("spent", Deed.READ, Occasion.SPENT))), learned, false);
        play(2f, NOTHING);
        assertEquals("", shown(), "no energy was used yet");
        play(0.5f, BOOST);
        assertEquals("spent", shown());
        play(LessonSequence.READING - 1f, NOTHING);
        assertEquals("spent", shown(), "though the energy may be back");
        play(1f, NOTHING);
        assertEquals("", shown());
        assertEquals(Set.of("spent"), learned);
    }

    private void explain(String... texts) {
        List<Lesson> lessons = Arrays.stream(texts)
                .map(text -> lesson(text, text.equals("move") ? Deed.MOVE : Deed.READ, Occasion.ALWAYS))
                .toList();
        sequence = new LessonSequence(new LessonsDef(lessons), learned, false);
    }

    /** However many deeds are still to be learned, and whatever ranks before it. */
    @Test
    void whatIsReadIsNotInterruptedByWhatCanBeLearnedLater() {
        learned.add("move");
        explain("move", "first", "second");
        play(0.1f, NOTHING);
        learned.remove("move");
        play(LessonSequence.READING - 0.2f, NOTHING);
        assertEquals("first", shown());
        play(LessonSequence.PAUSE + 0.3f, NOTHING);
        assertEquals("move", shown());
        assertEquals(Set.of("first"), learned);
    }

    /** The bee is hit after two seconds, or when there was time to read it: then it is not shown again. */
    @ParameterizedTest(name = "after {0} s; read: {1}")
    @CsvSource({"2, false", "3.2, true"})
    void aHitInterruptsWhatIsReadWhichComesBackIfItWasTooShortToBeRead(float seconds, boolean read) {
        sequence = new LessonSequence(
                new LessonsDef(List.of(
                        lesson("hit", Deed.SCATTER, Occasion.HIT), lesson("course", Deed.READ, Occasion.ALWAYS))),
                learned,
                false);
        play(seconds, HOLD);
        assertEquals("course", shown());
        happen(Type.BEE_HURT);
        assertEquals("hit", shown());
        play(LessonSequence.PRAISE + LessonSequence.PAUSE + 0.2f, NOTHING);
        assertEquals(read ? "" : "course", shown());
        assertEquals(read, learned.contains("course"));
    }

    /** 30 u ahead at 20 u/s: the boss comes after a second and a half. Its tells need the player's eyes. */
    @ParameterizedTest(name = "boss {0} u ahead; read: {1}")
    @CsvSource({"30, false", "80, true"})
    void nothingIsExplainedBesideABoss(float ahead, boolean read) {
        world = new TestRules()
                .boss(
                        ahead,
                        10_000,
                        0f,
                        List.of(TestPhase.first(TestRules.step(BossDef.Action.TELL, 2f))
                                .def()))
                .world();
        stage = world.flight();
        explain("course");
        play(ahead / TestRules.RAIL - 0.2f, NOTHING);
        assertEquals("course", shown());
        play(0.4f, NOTHING);
        assertTrue(deeds.seesBoss());
        assertEquals("", shown());
        assertEquals(read, learned.contains("course"));
        play(10f, NOTHING);
        assertEquals("", shown(), "not even later, while the boss is there");
    }

    /** What is said of the boss itself is said once, when it opens its jaws: not before, and nothing else beside it. */
    @Test
    void onlyTheBossIsExplainedBesideABoss() {
        BossDef.Phase phase = TestPhase.first(
                        TestRules.step(BossDef.Action.RETURN, 2f), TestRules.step(BossDef.Action.TELL, 2f))
                .def();
        world = new TestRules().boss(30f, 100, 0f, List.of(phase)).world();
        stage = world.flight();
        sequence = new LessonSequence(
                new LessonsDef(List.of(
                        lesson("course", Deed.READ, Occasion.ALWAYS), lesson("jaws", Deed.READ, Occasion.BOSS_OPEN))),
                learned,
                false);
        Boolean openBefore = null;
        for (int i = 0; i < 20 * 60 && !learned.contains("jaws"); i++) {
            play(FRAME, NOTHING);
            if (deeds.seesBoss()) {
                assertFalse(shown().equals("course"), "nothing else");
                if (shown().equals("jaws") && openBefore == null) {
                    openBefore = stage.boss().orElseThrow().jawsOpen();
                }
            }
        }

        assertEquals(true, openBefore, "said when the jaws are open");
        assertTrue(learned.contains("jaws"), "and once only");
    }

    /** Neither one that begins then nor one that has waited for its deed since before. */
    @Test
    void noDeedIsAskedForBesideABoss() {
        world = new TestRules()
                .boss(
                        30f,
                        100,
                        0f,
                        List.of(TestPhase.first(TestRules.step(BossDef.Action.TELL, 2f))
                                .def()))
                .world();
        stage = world.flight();
        play(30f / TestRules.RAIL - 0.2f, NOTHING);
        assertEquals("move", shown());
        play(0.4f, NOTHING);
        assertTrue(deeds.seesBoss());
        for (int i = 0; i < 5 * 60 && deeds.seesBoss(); i++) {
            assertEquals("", shown());
            play(FRAME, NOTHING);
        }
        assertTrue(learned.isEmpty(), "nothing was taught");
    }

    @Test
    void whatWasReadHalfWhenTheStageIsLeftIsNotShownAgain() {
        explain("course");
        play(LessonSequence.READABLE + 0.1f, NOTHING);
        sequence.interrupt();
        assertEquals("", shown());
        assertEquals(Set.of("course"), learned);
    }

    /** Or a run would count as guided for as long as something on the screen was not explained. */
    @Test
    void whoWasNotToldAboutTheScreenHasLearnedAllTheSame() {
        sequence = new LessonSequence(
                new LessonsDef(
                        List.of(lesson("move", Deed.MOVE, Occasion.ALWAYS), lesson("hum", Deed.READ, Occasion.HUM))),
                learned,
                false);
        assertFalse(sequence.complete());
        play(1f, RIGHT);
        assertTrue(sequence.complete());
    }
}
