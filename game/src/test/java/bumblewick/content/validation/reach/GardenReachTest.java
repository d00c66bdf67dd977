package bumblewick.content.validation.reach;

import static bumblewick.sim.garden.TestMachines.bounce;
import static bumblewick.sim.garden.TestMachines.box;
import static bumblewick.sim.garden.TestMachines.door;
import static bumblewick.sim.garden.TestMachines.lever;
import static bumblewick.sim.garden.TestMachines.liquid;
import static bumblewick.sim.garden.TestMachines.plate;
import static bumblewick.sim.garden.TestMachines.pulley;
import static bumblewick.sim.garden.TestMachines.turntable;
import static bumblewick.sim.garden.TestMachines.when;
import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.FieldDef;
import bumblewick.def.GardenDef;
import bumblewick.def.PickupDef.Effect;
import bumblewick.def.Rulebook;
import bumblewick.def.machine.LiquidDef;
import bumblewick.def.machine.MachineDef;
import bumblewick.def.machine.SignalCondition;
import bumblewick.sim.garden.Yard;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is surely out of reach. Wick jumps 1.6 u, as high again off a wall, and climbs 0.35 u: more than 3.55 u above the ground,
 * and the 0.6 u that are left for doubt, nobody comes without help.
 */
class GardenReachTest {
    private static final float EDGE = 3.55f + 0.6f;

    private static List<String> beyond(Yard yard) {
        Rulebook rules = yard.rulebook();
        return GardenReach.beyond(rules.get(GardenDef.class, "yard"), rules).stream()
                .map(GardenReach.Found::node)
                .toList();
    }

    /** A key on a wide block of that height; the sides of the block are too far apart to jump from one to another. */
    private static Yard keyOnABlock(float height) {
        return new Yard().block(6f, 0f, -6f, 18f, height, 6f).pickup("key", Effect.KEY, 1f, 12f, height + 1f, 0f);
    }

    @ParameterizedTest(name = "{0} u above what is within reach")
    @CsvSource({"-0.4, true", "0.4, false"})
    void aKeyOnATooHighLedgeIsOutOfReach(float above, boolean within) {
        assertEquals(within ? List.of() : List.of("spawn_key"), beyond(keyOnABlock(EDGE + above)));
    }

    /** On either side of a shaft 2 u wide one jumps from wall to wall. */
    @Test
    void aShaftIsClimbed() {
        assertEquals(List.of(), beyond(keyOnABlock(12f).block(2f, 0f, -6f, 4f, 12f, 6f)));
    }

    private static Stream<Arguments> helpers() {
        SignalCondition always = SignalCondition.NONE;
        return Stream.of(
                Arguments.of("lift", pulley(box(4f, 9f, 0f, 2f, 0.2f, 1f), 8.8f, -6f, 4f)),
                Arguments.of("throw", bounce(box(3f, 0.1f, 0f, 0.5f, 0.1f, 0.5f), new Vector3f(10f, 10f, 0f), 1f)),
                Arguments.of("flood", liquid(box(3f, 0.5f, 0f, 3f, 0.5f, 3f), LiquidDef.Kind.WATER, 9f, 0, 0, always)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("helpers")
    void whatBringsWickUpIsAWay(String what, MachineDef def) {
        assertEquals(List.of(), beyond(keyOnABlock(10f).machines(def)), what);
    }

    /** A turntable at the foot of the block is no way up. */
    @Test
    void whatTurnsOnTheGroundIsNone() {
        Yard yard = keyOnABlock(10f).machines(turntable(box(3f, 0.1f, 0f, 2f, 0.1f, 2f), 6f, SignalCondition.NONE));
        assertEquals(List.of("spawn_key"), beyond(yard));
    }

    @Test
    void aPlatformOnItsWayAndAnUpdraftAreWays() {
        Yard ride = keyOnABlock(10f).path("up", new Vector3f(4f, 0.2f, 0f), new Vector3f(4f, 9f, 0f));
        assertEquals(List.of(), beyond(ride.platform(4f, 0.2f, 0f, "up", 2f, 1f, true, 0f)));

        FieldDef updraft = new FieldDef(
                "up",
                FieldDef.Kind.WIND,
                FieldDef.Shape.BOX,
                new Vector3f(4f, 5f, 0f),
                new Vector3f(1f, 5f, 1f),
                new Quaternion(),
                new Vector3f(0f, 6f, 0f),
                1f,
                0f,
                0.4f,
                FieldDef.Rhythm.NONE,
                false);
        assertEquals(List.of(), beyond(keyOnABlock(10f).field(updraft)));
    }

    /** A room with a door, and what opens it, which is in the room or before it; nobody gets under the ground. */
    private static Yard room(MachineDef opener) {
        return new Yard(false)
                .block(-30f, -12f, -30f, 30f, 0f, 30f)
                .wickAt(0f, 0f, -5f)
                .block(-6f, 0f, 4f, -1f, 30f, 4.5f)
                .block(1f, 0f, 4f, 6f, 30f, 4.5f)
                .block(-6f, 0f, 10f, 6f, 30f, 10.5f)
                .block(-6.5f, 0f, 4f, -6f, 30f, 10.5f)
                .block(6f, 0f, 4f, 6.5f, 30f, 10.5f)
                .block(-6.5f, 3f, 4f, 6.5f, 3.5f, 10.5f)
                .machines(door(box(0f, 1.5f, 4.25f, 1f, 1.5f, 0.25f), 3f, 0f, true, when("open")), opener)
                .spawn("friend", 0f, 0f, 8f);
    }

    @Test
    void aFriendBehindADoorThatOpensFromInsideAloneIsOutOfReach() {
        MachineDef plate = plate(box(3f, 0.05f, 8f, 0.5f, 0.05f, 0.5f), 1f, true, "open");
        assertEquals(List.of("spawn_friend", "box"), beyond(room(plate)));
        assertEquals(List.of(), beyond(room(plate(box(3f, 0.05f, -5f, 0.5f, 0.05f, 0.5f), 1f, true, "open"))));
        assertEquals(List.of(), beyond(room(lever(box(-3f, 0.5f, -5f, 0.2f, 0.5f, 0.2f), 0f, true, "open"))));
    }

    /** A crate that is shut in with the plate may fall on it by itself. */
    @Test
    void aBodyInTheRoomMayPressThePlate() {
        MachineDef plate = plate(box(3f, 0.05f, 8f, 0.5f, 0.05f, 0.5f), 1f, true, "open");
        assertEquals(
                List.of(),
                beyond(room(plate).body("crate", 1f, 0.5f, "grass", 0).spawn("crate", 3f, 2f, 8f)));
    }

    /** Glides lose height: a twelfth of their way at the least. 6 u up, 60 u are not more than 72. */
    @ParameterizedTest(name = "an island {0} u away")
    @CsvSource({"40, true", "110, false"})
    void anIslandBeyondTheFarthestGlideIsOutOfReach(float away, boolean within) {
        Yard yard = new Yard(false)
                .floor(-3f, -3f, 3f, 3f, 0f, "grass")
                .floor(-3f, away, 3f, away + 5f, -1f, "grass")
                .pickup("key", Effect.KEY, 1f, 0f, 0f, away + 3f);
        assertEquals(within ? List.of() : List.of("spawn_key"), beyond(yard));
    }
}
