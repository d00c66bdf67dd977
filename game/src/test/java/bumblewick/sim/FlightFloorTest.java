package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Floor;
import bumblewick.def.CourseDef.Key;
import bumblewick.def.CourseDef.Sides;
import bumblewick.def.CourseDef.Stretch;
import bumblewick.def.CourseDef.Tube;
import bumblewick.def.CourseDef.Wall;
import bumblewick.def.CourseDef.Walls;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.StageDef.Corridor;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is below and beside Wick in a flight. The rail of the tests has 20 u/s. */
class FlightFloorTest {
    private static final PlayerIntent DOWN = PlayerIntent.of(0f, -1f, 0);
    private static final PlayerIntent DOWN_BRAKING = PlayerIntent.of(0f, -1f, PlayerIntent.BRAKE);
    private static final PlayerIntent RIGHT = PlayerIntent.of(1f, 0f, 0);

    private final SimEvents events = new SimEvents();
    private final List<SimEvent.Type> happened = new ArrayList<>();

    private static Key key(float at, Corridor corridor, Tube tube, Floor floor, Walls walls) {
        return new Key(
                at,
                new Stretch(
                        Optional.ofNullable(corridor),
                        Optional.ofNullable(tube),
                        Optional.ofNullable(floor),
                        Optional.ofNullable(walls),
                        CourseDef.UNSAID,
                        Optional.empty(),
                        Optional.empty()));
    }

    private static Key floor(float at, Floor floor) {
        return key(at, null, null, floor, null);
    }

    private static Walls walls(Sides where) {
        return new Walls(where, Wall.ROCK);
    }

    private static World world(Key... keys) {
        Rulebook book = new TestRules().rulebook();
        StageDef stage = book.get(StageDef.class, "test").with(new CourseDef(List.of(keys)));
        return new World(book.with(stage), new RunOptions("test", "test", 7L, 0));
    }

    private void tick(World world, int count, PlayerIntent intent) {
        for (int i = 0; i < count; i++) {
            events.clear();
            world.tick(intent, events);
            for (int n = 0; n < events.size(); n++) {
                happened.add(events.get(n).type());
            }
        }
    }

    private long count(SimEvent.Type type) {
        return happened.stream().filter(type::equals).count();
    }

    private static Vector3f wick(World world) {
        return world.flight().wick().position();
    }

    /** Where Wick is at the start, 30 u ahead is open sky, and 60 u ahead planks. */
    @Test
    void theGroundIsKnownAheadOfWick() {
        Rail rail = world(floor(20f, Floor.NONE), floor(50f, Floor.WOOD))
                .flight()
                .ruled()
                .rail();

        assertEquals(Floor.MEADOW, rail.floor());
        assertEquals(Floor.NONE, rail.floorAt(30f));
        assertEquals(Floor.WOOD, rail.floorAt(60f));
        assertEquals(Floor.MEADOW, rail.floorAt(10f));
    }

    @Test
    void onTurfAndPlanksWickRuns() {
        World world = world(floor(0f, Floor.MEADOW), floor(60f, Floor.WOOD));
        tick(world, 60, DOWN);
        assertTrue(world.flight().wick().grounded());

        tick(world, 180, DOWN);
        assertTrue(world.flight().wick().grounded());
        assertTrue(count(SimEvent.Type.FOOTSTEP) > 10);
    }

    /** It skims without a step on the ground, as low as it would run, and says so once. */
    @Test
    void overWaterWickSkims() {
        World world = world(floor(0f, Floor.WATER));
        tick(world, 120, DOWN);

        assertFalse(world.flight().wick().grounded());
        assertTrue(world.flight().wick().skimming());
        assertEquals(1, count(SimEvent.Type.SKIMMING));
        assertEquals(0, count(SimEvent.Type.GROUND));
        assertEquals(0, count(SimEvent.Type.STUMBLED));
        assertEquals(0, count(SimEvent.Type.SUNK));
    }

    /** Half a second of braking over water is too long. */
    @Test
    void whoIsTooSlowOverWaterSinksAndStumbles() {
        World world = world(floor(0f, Floor.WATER));
        tick(world, 60, DOWN);
        tick(world, 45, DOWN_BRAKING);

        assertEquals(1, count(SimEvent.Type.SUNK));
        assertTrue(world.flight().wick().stumbleTicks() > 0);
        assertTrue(wick(world).y > 1.2f, "it is thrown up to " + wick(world).y);
    }

    /** With a fifth of the grip a tick changes the speed by a fifth of what it does on turf. */
    @Test
    void iceHasAFifthOfTheGrip() {
        World turf = world(floor(0f, Floor.MEADOW));
        World ice = world(floor(0f, Floor.ICE));
        tick(turf, 60, DOWN);
        tick(ice, 60, DOWN);
        assertTrue(ice.flight().wick().grounded());
        tick(turf, 1, RIGHT);
        tick(ice, 1, RIGHT);

        assertEquals(turf.flight().wick().velocity().x / 5f, ice.flight().wick().velocity().x, 1e-4f);
    }

    @Test
    void lavaBurnsABeeAndThrowsWickUp() {
        World world = world(floor(0f, Floor.LAVA));
        int bees = world.flight().bees().size();
        float highest = 0f;
        for (int i = 0; i < 90 && count(SimEvent.Type.SCORCHED) == 0; i++) {
            tick(world, 1, DOWN);
        }
        for (int i = 0; i < 40; i++) {
            tick(world, 1, PlayerIntent.NONE);
            highest = Math.max(highest, wick(world).y);
        }

        assertEquals(1, count(SimEvent.Type.SCORCHED));
        assertEquals(bees - 1, world.flight().bees().size());
        assertTrue(highest > 2.5f, highest + " u");
    }

    @Test
    void lavaNeverTakesTheLastBee() {
        World world = world(floor(0f, Floor.LAVA));
        tick(world, 60 * 60, DOWN);

        assertEquals(1, world.flight().bees().size());
        assertEquals(FlightStage.Phase.FLYING, world.flight().phase());
    }

    @Test
    void overOpenSkyTheAirHoldsWickSoftly() {
        World world = world(key(0f, new Corridor(-12f, 12f, 0.6f, 12f), null, Floor.NONE, null));
        tick(world, 120, DOWN);
        assertFalse(world.flight().wick().grounded());
        assertTrue(wick(world).y < 0.9f);
        assertEquals(0, count(SimEvent.Type.GROUND));

        tick(world, 60, PlayerIntent.NONE);
        assertTrue(wick(world).y > 1.4f, "let go, it comes up to " + wick(world).y);
    }

    /** A border of air slows Wick down before it; a wall does not, and full speed is a hard hit. Then Wick slides along it. */
    @Test
    void aWallIsMetHardAtFullSpeedAndSlidAlong() {
        World open = world(key(0f, new Corridor(-12f, 12f, 0.6f, 12f), null, null, walls(Sides.LEFT)));
        World walled = world(key(0f, new Corridor(-12f, 12f, 0.6f, 12f), null, null, walls(Sides.TUNNEL)));
        int bees = walled.flight().bees().size();
        tick(open, 200, RIGHT);
        assertEquals(0, count(SimEvent.Type.WALL_MET));
        tick(walled, 200, RIGHT);

        assertEquals(1, count(SimEvent.Type.WALL_MET));
        assertEquals(1, count(SimEvent.Type.STUMBLED));
        assertEquals(bees - 1, walled.flight().bees().size());
        assertEquals(12f, wick(walled).x, 1e-3f);
        assertEquals(0f, walled.flight().wick().velocity().x, 1e-3f);
    }

    /** The wall begins 0.6 u behind the border; shots of loose bees at the border fly wide of it. */
    @Test
    void wallsStopShots() {
        World world = world(key(0f, new Corridor(-3f, 3f, 0.6f, 6f), null, null, walls(Sides.TUNNEL)));
        tick(world, 200, RIGHT);

        assertTrue(world.flight().shots().stream().allMatch(shot -> shot.spent() || shot.position().x <= 3.6f));
        assertTrue(world.flight().ruled().rail().isInWall(new Vector3f(3.7f, 3f, 300f), 0.6f));
        assertFalse(world.flight().ruled().rail().isInWall(new Vector3f(3.5f, 3f, 300f), 0.6f));
        assertTrue(world.flight().ruled().rail().isInWall(new Vector3f(0f, 6.7f, 300f), 0.6f));
    }

    @Test
    void aTunnelOfATubeIsSolidAllAround() {
        World world = world(key(0f, null, new Tube(0f, 7f, 4f), Floor.NONE, walls(Sides.TUNNEL)));

        assertTrue(world.flight().ruled().rail().isInWall(new Vector3f(3.4f, 3.6f, 50f), 0.6f), "in the corner");
        assertFalse(world.flight().ruled().rail().isInWall(new Vector3f(0f, 2.6f, 50f), 0.6f), "at its foot");
    }

    @Test
    void floorsCountForTheHashAndACopyFliesOnAlike() {
        World world = world(floor(0f, Floor.WATER), floor(90f, Floor.LAVA));
        World other = world(floor(0f, Floor.MEADOW), floor(90f, Floor.LAVA));
        tick(world, 100, DOWN);
        tick(other, 100, DOWN);
        assertNotEquals(other.stateHash(), world.stateHash());

        World copy = new WorldCopier().copy(world);
        tick(world, 300, DOWN_BRAKING);
        tick(copy, 300, DOWN_BRAKING);
        assertEquals(world.stateHash(), copy.stateHash());
    }
}
