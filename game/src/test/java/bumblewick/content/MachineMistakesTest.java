package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.GardenDef;
import bumblewick.def.machine.DoorDef;
import bumblewick.def.machine.MachineDefs;
import bumblewick.def.machine.SignalCondition;
import bumblewick.platform.SceneFiles;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What becomes of mechanisms in levels, and what an author hears of mistakes in them. */
class MachineMistakesTest {
    private static TestLevel machine(TestLevel level, String name) {
        return level.empty("machine_" + name, 3, 1, 3)
                .scale(1, 0.5f, 0.25f)
                .with("model", "platform_wood")
                .with("surface", "grass");
    }

    private static List<String> told(SceneFiles files) throws IOException {
        SceneReport report = SceneReader.read(files).report();
        return Stream.concat(report.problems().stream(), report.notes().stream())
                .filter(problem -> problem.file().contains("plot"))
                .map(ContentProblem::toString)
                .collect(Collectors.toList());
    }

    private static void expect(List<String> told, String... expected) {
        assertAll(Stream.of(expected)
                .map(line ->
                        () -> assertTrue(told.stream().anyMatch(each -> each.contains(line)), line + " in " + told)));
        assertEquals(expected.length, told.size(), told::toString);
    }

    /** A door that is turned to the right slides aside along the world's z, backwards. */
    @Test
    void aLevelsMechanismsBecomeWhatTheirNodesSay() throws IOException {
        TestLevel level = TestLevel.sound();
        machine(level, "plate_a").with("weight", 2).with("sends", "a");
        machine(level, "lever_b").with("stays", 1).with("sends", "b");
        machine(level, "door_gate")
                .rotation(0f, (float) Math.sqrt(0.5), 0f, (float) Math.sqrt(0.5))
                .with("side", 2)
                .with("whenAll", "a b")
                .with("whenHold", 1.5f)
                .with("seconds", 4);

        List<String> told = told(TestGarden.files(level));
        assertEquals(List.of(), told);
        MachineDefs machines = machines(TestGarden.files(level));

        DoorDef door = machines.doors().get(0);
        assertEquals("machine_door_gate", door.name());
        assertEquals(new Vector3f(3f, 1f, 3f), door.position());
        assertEquals(new Vector3f(1f, 0.5f, 0.25f), door.box().half());
        assertTrue(new Vector3f(0f, 0f, -2f).isSimilar(door.way(), 1e-5f), () -> "" + door.way());
        assertEquals(new SignalCondition(List.of("a", "b"), List.of(), List.of(), 1.5f), door.when());
        assertEquals(2f, machines.plates().get(0).weight());
        assertTrue(machines.levers().get(0).stays());
    }

    private static MachineDefs machines(SceneFiles files) throws IOException {
        return SceneReader.read(files)
                .rules()
                .get(GardenDef.class, "plot")
                .level()
                .machines();
    }

    @Test
    void platformsAndFieldsWaitForSignals() throws IOException {
        TestLevel level = TestLevel.sound().at("platform_ferry").with("whenAny", "a");
        level.empty("field_gust", 0, 0, 0).with("kind", "wind").with("drift", 3).with("whenNot", "a");
        machine(level, "plate_a").with("sends", "a");

        assertEquals(List.of(), told(TestGarden.files(level)));
        MachineDefs machines = machines(TestGarden.files(level));
        assertEquals("ferry", machines.platforms().get(0).of());
        assertEquals(List.of("a"), machines.platforms().get(0).when().any());
        assertEquals("gust", machines.fields().get(0).of());
    }

    @Test
    void namesSignalsThatNobodySendsOrHears() throws IOException {
        TestLevel level = TestLevel.sound();
        machine(level, "lever_l").with("sends", "lift");
        machine(level, "door_d").with("up", 2).with("whenAll", "lit");
        machine(level, "rotor_r").with("seconds", 5).with("steps", 4).with("counts", "lift mast");

        expect(
                told(TestGarden.files(level)),
                "machine_door_d.whenAll: nobody sends the signal 'lit', did you mean 'lift'?",
                "machine_rotor_r.counts: nobody sends the signal 'mast'");

        TestLevel unheard = TestLevel.sound();
        machine(unheard, "lever_l").with("sends", "lift");
        expect(told(TestGarden.files(unheard)), "machine_lever_l.sends: nobody waits for the signal 'lift'");
    }

    @Test
    void whatIsOnlySeenWaitsForSignalsThatSomebodySends() throws IOException {
        TestLevel level = TestLevel.sound();
        machine(level, "lever_l").with("sends", "lift");
        level.empty("TURN_sails", 0, 3, 0).with("turnsAt", "lift");
        expect(told(TestGarden.files(level)));

        level.empty("roots", 0, 3, 0).with("goesAt", "left");
        level.empty("lamp", 0, 3, 0).with("comesAt", 4);
        expect(
                told(TestGarden.files(level)),
                "roots.goesAt: nobody sends the signal 'left', did you mean 'lift'?",
                "lamp.comesAt: expected the name of a signal, found 4");
    }

    @Test
    void aRuleMaySendAndHearTheSignalsOfMechanisms() throws IOException {
        TestLevel level = TestLevel.sound();
        machine(level, "lever_l").with("sends", "lift");
        machine(level, "door_d").with("up", 2).with("whenAll", "open");
        MemoryFiles files = TestGarden.files(level);
        files.replacing(
                TestGarden.FOLDER + "stage.json",
                "\"goal\"",
                "\"rules\": [{\"id\": \"r\", \"on\": {\"event\": \"signal\", \"signal\": \"lift\"},"
                        + " \"do\": [{\"action\": \"signal\", \"signal\": \"open\"}]}], \"goal\"");
        assertEquals(List.of(), told(files));
    }

    @Test
    void namesDoorsThatCannotOpen() throws IOException {
        TestLevel level = TestLevel.sound();
        machine(level, "lever_l").with("sends", "a");
        machine(level, "door_never").with("up", 2).with("whenAll", "a").with("whenNot", "a");
        machine(level, "door_alone").with("up", 2);
        machine(level, "door_fixed").with("whenAll", "a");
        machine(level, "door_words").with("up", 2).with("whenAny", "a Big");

        expect(
                told(TestGarden.files(level)),
                "machine_door_never.whenNot: can never be true: it waits for 'a' to be on, too",
                "machine_door_alone: opens for nobody, expected signals in whenAll, whenAny or whenNot",
                "machine_door_fixed: opens nowhere, expected up or side",
                "machine_door_words.whenAny: expected names of small letters, digits and _ with blanks between, found 'Big'",
                "machine_door_words.whenAny: nobody sends the signal 'Big'");
    }

    @Test
    void namesWhatIsOutOfReach() throws IOException {
        TestLevel level = TestLevel.sound();
        machine(level, "door_d").with("up", 2).with("whenAll", "a b c d");
        level.empty("machine_goal_g", 3, 1, 3)
                .scale(1, 1, 1)
                .with("body", "door")
                .with("count", 2)
                .with("sends", "a");
        machine(level, "plate_p").with("weight", 50).with("sends", "b");
        machine(level, "brazier_x").with("flame", "platform_wood").with("sends", "c");
        machine(level, "bounce_far").with("apex", 0.5f);
        level.empty("machine_bounce_far_end", 60, 1, 3);
        machine(level, "lever_deep").moved(0, -12, 0).with("sends", "d");

        expect(
                told(TestGarden.files(level)),
                "machine_goal_g.count: expected 2 of the body 'door' in the level, found 1",
                "machine_plate_p.weight: nothing presses it: Wick and all bodies of the level weigh 3.0 kg",
                "machine_brazier_x.lit: nothing lights it: no brazier of the level is lit from the start",
                "machine_bounce_far.apex: throws Wick at",
                "machine_lever_deep: is out of reach: it is below -10.0 u, where a fall ends");
    }

    @Test
    void namesTheNodeOfEachMistake() throws IOException {
        TestLevel level = TestLevel.sound();
        machine(level, "rotor_fast").with("seconds", 0.5f).with("reach", 8);
        machine(level, "rotor_counts").with("seconds", 5).with("counts", "a");
        machine(level, "rotor_rest").with("seconds", 4).with("steps", 4).with("rest", 1);
        machine(level, "rotor_arc").with("seconds", 4).with("steps", 4).with("arc", 30);
        machine(level, "weights_w").with("kind", "seesaw").with("travel", 45);
        machine(level, "weights_p").with("kind", "pulley").with("travel", 2);
        machine(level, "bounce_b").with("apex", 2);
        level.empty("machine_bounce_c_end", 0, 0, 0);
        machine(level, "liquid_l").with("kind", "water").with("on", 100);
        machine(level, "nest_n").with("walker", "gramp").with("every", 3);
        machine(level, "lever_a").with("sends", "a").with("speed", 2);
        level.empty("machine_rotr_x", 0, 0, 0);

        expect(
                told(TestGarden.files(level)),
                "machine_rotor_fast.seconds: its ends move at up to",
                "machine_rotor_counts.steps: is missing: counts turns it by so many steps in a turn",
                "machine_rotor_rest.rest: expected less than 1.0 s, the time of a step, found 1.0",
                "machine_rotor_arc.arc: a rotor with steps turns round, expected no arc",
                "machine_weights_w.travel: expected at most 40 degrees, or Wick slides off, found 45.0",
                "machine_weights_p.span: is missing",
                "machine_bounce_b: throws nowhere, expected an empty 'machine_bounce_b_end' where the feet come down",
                "machine_bounce_c_end: there is no 'machine_bounce_c'",
                "machine_liquid_l.off: is missing",
                "machine_nest_n",
                "machine_lever_a.speed: unknown field",
                "machine_rotr_x: means nothing, did you mean 'machine_rotor_…'?");
    }
}
