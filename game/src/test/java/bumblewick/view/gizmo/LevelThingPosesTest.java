package bumblewick.view.gizmo;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.LevelPlanReader;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.BodyDef;
import bumblewick.def.LevelPlan;
import bumblewick.def.LevelPlanNode;
import bumblewick.def.LevelPlanNode.Sort;
import bumblewick.def.Rulebook;
import bumblewick.def.WalkerDef;
import bumblewick.pilot.DemoPilot;
import bumblewick.sim.World;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What means a thing goes with the thing. */
class LevelThingPosesTest {
    private static final float CLOSE = 1e-3f; // u

    private static Rulebook rules;
    private static SceneFolder folder;

    private final Vector3f middle = new Vector3f();

    @BeforeAll
    static void readScene() throws IOException {
        folder = new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));
        rules = SceneReader.read(folder).rules();
    }

    private static World begun(String stage) {
        return new World(rules, new RunOptions(stage, "easy", 1L, 0));
    }

    private static void play(World world, int ticks) {
        DemoPilot pilot = new DemoPilot(world);
        SimEvents events = new SimEvents();
        for (int i = 0; i < ticks && !world.over(); i++) {
            events.clear();
            world.tick(pilot.take(), events);
        }
    }

    private static List<LevelPlanNode> things(LevelPlan plan, Sort sort) {
        return plan.things().stream().filter(thing -> thing.sort() == sort).collect(Collectors.toList());
    }

    private static List<GardenEntity> walkers(GardenStage stage) {
        List<String> models = rules.all(WalkerDef.class).values().stream()
                .map(walker -> walker.model())
                .collect(Collectors.toList());
        return stage.entities().stream()
                .filter(gardenEntity -> models.contains(gardenEntity.model()))
                .collect(Collectors.toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"mill_yard", "sandbox", "clover_islet"})
    void everyPlatformWalkerAndFriendIsFound(String level) throws IOException {
        LevelPlan plan = LevelPlanReader.read(folder, level);
        LevelThingPoses motion = new LevelThingPoses(plan, rules, begun(level).garden());
        for (LevelPlanNode thing : plan.things()) {
            Sort sort = thing.sort();
            if (sort == Sort.PLATFORM || sort == Sort.WALKER || sort == Sort.FRIEND) {
                assertTrue(motion.moves(thing), thing::name);
            }
            if (sort == Sort.BODY) {
                boolean rooted = rules.all(BodyDef.class).get(thing.what()).mass() == 0f
                        && !thing.what().equals("plank");
                assertEquals(!rooted, motion.moves(thing), thing::name);
            }
        }
    }

    /** Walkers are in the order of the file in the stage as in the plan. */
    @Test
    void afterFiveSecondsEachMarkIsAtItsWalker() throws IOException {
        LevelPlan plan = LevelPlanReader.read(folder, "mill_yard");
        World world = begun("mill_yard");
        LevelThingPoses motion = new LevelThingPoses(plan, rules, world.garden());
        play(world, 300);
        motion.update(world.garden(), 1f);
        List<LevelPlanNode> marks = things(plan, Sort.WALKER);
        List<GardenEntity> walkers = walkers(world.garden());
        int gone = 0;
        for (int i = 0; i < marks.size(); i++) {
            LevelPlanNode mark = marks.get(i);
            GardenEntity walker = walkers.get(i);
            Vector3f foot = motion.middle(mark, middle).subtract(0f, mark.half().y, 0f);
            assertEquals(0f, foot.distance(walker.pose().position()), 0.3f, mark::name);
            gone += foot.distance(mark.middle().subtract(0f, mark.half().y, 0f)) > 0.5f ? 1 : 0;
        }
        assertTrue(gone >= 2, "some stroll about");
    }

    /** The door is shut, the bridge has turned, the see-saw is down at the end with its crate. */
    @Test
    void theMarksOfMechanismsGoWithThem() throws IOException {
        LevelPlan plan = LevelPlanReader.read(folder, "sandbox");
        World world = begun("sandbox");
        LevelThingPoses motion = new LevelThingPoses(plan, rules, world.garden());
        play(world, 250);
        motion.update(world.garden(), 1f);
        for (LevelPlanNode mark : things(plan, Sort.MACHINE)) {
            boolean seen = mark.properties().containsKey("model");
            boolean far = mark.properties().containsKey("reach"); // its pivot is no part of it
            assertEquals(seen && !far, motion.moves(mark), mark::name);
        }
        LevelPlanNode bridge = things(plan, Sort.MACHINE).stream()
                .filter(mark -> mark.name().endsWith("bridge"))
                .findFirst()
                .orElseThrow();
        assertTrue(
                Math.abs(motion.atCurrentPose(bridge).turn().getY()) > 0.5f,
                () -> "" + motion.atCurrentPose(bridge).turn());
    }

    @Test
    void aPlatformIsWhereThePictureHasItBetweenTwoTicks() throws IOException {
        LevelPlan plan = LevelPlanReader.read(folder, "sandbox");
        World world = begun("sandbox");
        LevelThingPoses motion = new LevelThingPoses(plan, rules, world.garden());
        play(world, 200);
        List<LevelPlanNode> marks = things(plan, Sort.PLATFORM);
        for (float alpha : new float[] {0f, 0.25f, 1f}) {
            motion.update(world.garden(), alpha);
            for (int i = 0; i < marks.size(); i++) {
                GardenEntity platform = world.garden().entities().get(1 + i); // Wick comes first
                Vector3f expected = new Vector3f()
                        .interpolateLocal(
                                platform.pose().previousPosition(),
                                platform.pose().position(),
                                alpha);
                assertEquals(0f, motion.middle(marks.get(i), middle).distance(expected), CLOSE);
            }
        }
    }

    /** Its rest is where its node is: nothing jumps when time begins to pass, but platforms go to where they start. */
    @Test
    void beforeTheFirstTickBodiesAreWhereTheirNodesAre() throws IOException {
        LevelPlan plan = LevelPlanReader.read(folder, "sandbox");
        World world = begun("sandbox");
        LevelThingPoses motion = new LevelThingPoses(plan, rules, world.garden());
        motion.update(world.garden(), 0f);
        for (LevelPlanNode thing : things(plan, Sort.BODY)) {
            assertEquals(0f, motion.middle(thing, middle).distance(thing.middle()), CLOSE, thing::name);
            assertTrue(motion.exists(thing));
        }
    }

    @Test
    void whatIsDrawnIsCarriedAsTheThingIs() throws IOException {
        LevelPlan plan = LevelPlanReader.read(folder, "sandbox");
        World world = begun("sandbox");
        LevelThingPoses motion = new LevelThingPoses(plan, rules, world.garden());
        play(world, 250);
        motion.update(world.garden(), 0.5f);
        for (LevelPlanNode thing : things(plan, Sort.PLATFORM)) {
            Node drawn = new Node();
            motion.applyTo(thing, drawn);
            drawn.updateGeometricState();
            Vector3f corner = thing.middle().add(thing.turn().mult(thing.half()));
            LevelPlanNode now = motion.atCurrentPose(thing);
            Vector3f expected = now.middle().add(now.turn().mult(now.half()));
            assertEquals(0f, drawn.localToWorld(corner, null).distance(expected), CLOSE);
        }
    }

    @Test
    void aPlaceStaysWhereItIs() throws IOException {
        LevelPlan plan = LevelPlanReader.read(folder, "sandbox");
        World world = begun("sandbox");
        LevelThingPoses motion = new LevelThingPoses(plan, rules, world.garden());
        world.tick(PlayerIntent.NONE, new SimEvents());
        LevelPlanNode start = things(plan, Sort.WICK).get(0);
        assertAll(
                () -> assertFalse(motion.moves(start)),
                () -> assertSame(start, motion.atCurrentPose(start)),
                () -> assertTrue(new LevelThingPoses().exists(start)));
    }
}
