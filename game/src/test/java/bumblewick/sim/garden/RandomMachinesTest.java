package bumblewick.sim.garden;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.machine.CarrierDef;
import bumblewick.def.machine.DoorDef;
import bumblewick.def.machine.IceDef;
import bumblewick.def.machine.MachineBox;
import bumblewick.def.machine.MachineDef;
import bumblewick.def.machine.PlateDef;
import bumblewick.def.machine.RotorDef;
import bumblewick.def.machine.RotorDef.Axis;
import bumblewick.def.machine.SignalCondition;
import bumblewick.def.machine.WeightsDef;
import bumblewick.math.RandomStream;
import bumblewick.sim.character.CharacterController;
import bumblewick.sim.collision.ContactList;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.level.CollisionLayers;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The promises of the controller on machines: rooms of 16 u with rotors, see-saws, pulleys, lifts and doors in random places, in
 * which Wick runs and jumps at random. Nothing is penetrated by more than a millimetre, but while something squeezes Wick
 * against something else, which ends in free room or on safe ground within 13 ticks; nobody leaves the room.
 */
class RandomMachinesTest {
    private static final int WORLDS = Integer.getInteger("bumblewick.machines", 200);
    private static final int TICKS = 600;
    private static final float ROOM = 8f; // half, in u
    private static final float DEEPEST = 0.001f; // u
    private static final int LONGEST_SQUEEZE = 13; // ticks

    private static final float NEAR = 0.06f; // u within which a side counts
    private static final float OPPOSED = -0.3f; // cosine
    private static final float SAME = 0.9f; // cosine

    private final ContactList contacts = new ContactList();
    private final QueryFilter solid = new QueryFilter(CollisionLayers.SOLID);
    private final SweepHit hit = new SweepHit();
    private final SimEvents events = new SimEvents();

    /** What was seen of all worlds. */
    private static final class Figures {
        int ticks;
        int deep; // ticks with a penetration of more than a millimetre
        int squeezes; // of those, in which Wick is squeezed
        int longest; // in a row
        int out;
        int restored;
        float deepest;
        String where = "";
    }

    @Test
    void machinesCarryAndPushWickAndNeverIntoAWall() {
        Figures all = new Figures();
        for (int world = 0; world < WORLDS; world++) {
            play(world, all);
        }
        String told = String.format(
                "%d worlds, %d ticks: %d over 1 mm, %d of them squeezed, at most %d in a row, deepest %.4f u, %d put"
                        + " back, %d out %s",
                WORLDS, all.ticks, all.deep, all.squeezes, all.longest, all.deepest, all.restored, all.out, all.where);
        System.out.println(told);
        assertAll(
                () -> assertTrue(all.out == 0, told),
                () -> assertTrue(all.longest <= LONGEST_SQUEEZE, told),
                () -> assertTrue(all.deep == all.squeezes, told));
    }

    private void play(int world, Figures all) {
        RandomStream random = new RandomStream(world, 1);
        GardenStage garden = garden(random);
        int row = 0;
        Vector3f goal = new Vector3f();
        int buttons = 0;
        boolean still = false;
        for (int tick = 0; tick < TICKS; tick++) {
            if (tick % 20 == 0) {
                buttons = (random.nextFloat() < 0.3f ? PlayerIntent.JUMP : 0)
                        | (random.nextFloat() < 0.1f ? PlayerIntent.SPIN : 0)
                        | (random.nextFloat() < 0.1f ? PlayerIntent.CROUCH : 0);
                still = random.nextFloat() < 0.4f;
                goal.set(spot(random), 0f, spot(random));
            }
            events.clear();
            garden.tick(still ? PlayerIntent.of(0f, 0f, buttons) : towards(goal, garden, buttons), events);
            all.ticks++;
            float depth = depth(garden);
            all.deepest = Math.max(all.deepest, depth);
            row = depth > DEEPEST ? row + 1 : 0;
            if (depth > DEEPEST) {
                all.deep++;
                all.squeezes += squeezed(garden) ? 1 : 0;
                if (!squeezed(garden) && all.where.length() < 400) {
                    all.where += " w" + world + " t" + tick + " " + depth + " n" + hit.normal();
                }
            }
            all.longest = Math.max(all.longest, row);
            if (isOut(garden)) {
                all.out++;
                all.where += " out w" + world + " t" + tick + " "
                        + garden.wick().foot().feet();
                break;
            }
        }
        all.restored += garden.resets();
    }

    /** The stick that leads towards a place, as the camera shows it. */
    static PlayerIntent towards(Vector3f goal, GardenStage garden, int buttons) {
        Vector3f ahead = garden.camera().target().subtract(garden.camera().position());
        ahead.y = 0f;
        ahead.normalizeLocal();
        Vector3f way = goal.subtract(garden.wick().foot().feet());
        way.y = 0f;
        way.normalizeLocal();
        return PlayerIntent.of(way.z * ahead.x - way.x * ahead.z, way.dot(ahead), buttons);
    }

    private static float signed(RandomStream random) {
        return 2f * random.nextFloat() - 1f;
    }

    /** A place for a machine: the corner in which Wick begins stays free. */
    private static float spot(RandomStream random) {
        return 2.5f + 4f * signed(random);
    }

    /** How deep Wick is in something, in u. */
    private float depth(GardenStage garden) {
        CharacterController wick = garden.wick().foot().controller();
        boolean near = garden.collision()
                .closest(wick.shape(), Quaternion.IDENTITY, garden.wick().middle(), 0f, solid, hit);
        return near ? Math.max(0f, -hit.distance()) : 0f;
    }

    /** Whether two things face each other across Wick, or three sides are there at once. */
    private boolean squeezed(GardenStage garden) {
        CharacterController wick = garden.wick().foot().controller();
        garden.collision()
                .contacts(wick.shape(), Quaternion.IDENTITY, garden.wick().middle(), NEAR, solid, contacts);
        int sides = 0;
        for (int i = 0; i < contacts.size(); i++) {
            Vector3f normal = contacts.get(i).normal();
            boolean known = false;
            for (int k = 0; k < i; k++) {
                float cosine = contacts.get(k).normal().dot(normal);
                if (cosine < OPPOSED) {
                    return true;
                }
                known |= cosine > SAME;
            }
            sides += known ? 0 : 1;
        }
        return sides > 2;
    }

    private static boolean isOut(GardenStage garden) {
        Vector3f feet = garden.wick().foot().feet();
        return !(Math.abs(feet.x) < ROOM && Math.abs(feet.z) < ROOM && feet.y > -0.05f);
    }

    private static GardenStage garden(RandomStream random) {
        Yard yard = new Yard(true).bees(4).wickAt(-7.2f, 0f, -7.2f);
        yard.block(-ROOM - 2f, -1f, -ROOM - 2f, -ROOM, 30f, ROOM + 2f);
        yard.block(ROOM, -1f, -ROOM - 2f, ROOM + 2f, 30f, ROOM + 2f);
        yard.block(-ROOM, -1f, -ROOM - 2f, ROOM, 30f, -ROOM);
        yard.block(-ROOM, -1f, ROOM, ROOM, 30f, ROOM + 2f);
        for (int i = 0; i < 3; i++) {
            float x = spot(random);
            float z = 2f + 4f * random.nextFloat();
            yard.block(x - 0.6f, -1f, z - 0.6f, x + 0.6f, 0.3f + 1.5f * random.nextFloat(), z + 0.6f);
        }
        List<MachineDef> machines = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            machines.add(rotor(random));
        }
        machines.add(weights(random));
        machines.add(weights(random));
        machines.add(new CarrierDef(box(random, 0.1f, 1f, 0.1f, 2f), "", 4f * signed(random), SignalCondition.NONE));
        machines.add(new IceDef(box(random, 0.61f, 0.6f, 0.6f, 0.6f), 6f, 2f, 0f));
        machines.add(new PlateDef(box(random, 0.05f, 0.8f, 0.05f, 0.8f), 1f, false, "plate"));
        machines.add(new DoorDef(
                box(random, 1f, 1f, 1f, 0.3f),
                new Vector3f(0f, 2f * random.nextFloat() - 1f, 2f * random.nextFloat()),
                0.3f + random.nextFloat(),
                1f,
                false,
                new SignalCondition(List.of(), List.of(), List.of("plate"), 0.5f)));
        yard.body("crate", 1f, 0.4f, "rough", 0);
        for (int i = 0; i < 2; i++) {
            yard.spawn("crate", spot(random), 2.5f, spot(random));
            float x = spot(random);
            float z = spot(random);
            float low = 0.2f + random.nextFloat();
            Vector3f end = random.nextFloat() < 0.5f
                    ? new Vector3f(x, low + 3f, z)
                    : new Vector3f(spot(random), low, spot(random));
            yard.path("lift" + i, new Vector3f(x, low, z), end);
            yard.platform(x, low, z, "lift" + i, 1f + 3f * random.nextFloat(), 0.3f, random.nextFloat() < 0.5f, 0f);
        }
        return yard.machines(machines.toArray(new MachineDef[0])).walk().stage();
    }

    private static MachineBox box(RandomStream random, float y, float halfX, float halfY, float halfZ) {
        float x = spot(random);
        float z = spot(random);
        Vector3f middle = new Vector3f(x, y, z);
        double half = Math.PI * random.nextFloat();
        Quaternion yaw = new Quaternion(0f, (float) Math.sin(half), 0f, (float) Math.cos(half));
        return new MachineBox("box", "m", middle, new Vector3f(halfX, halfY, halfZ), yaw, "grass", false);
    }

    private static RotorDef rotor(RandomStream random) {
        Axis axis = Axis.values()[(int) (2.999f * random.nextFloat())];
        boolean swings = axis != Axis.Y && random.nextFloat() < 0.7f;
        float reach = random.nextFloat() < 0.5f ? 0f : 1f + random.nextFloat();
        float y = axis == Axis.Y ? 0.3f + 1.2f * random.nextFloat() : 2.2f + 1.5f * random.nextFloat();
        MachineBox box =
                box(random, y, 0.2f + random.nextFloat(), 0.15f + 0.3f * random.nextFloat(), 0.5f + random.nextFloat());
        return new RotorDef(
                box,
                axis,
                2f + 4f * random.nextFloat(),
                swings ? 40f + 40f * random.nextFloat() : 0f,
                swings || random.nextFloat() < 0.6f ? 0 : 4,
                0.2f,
                1 + (int) (3f * random.nextFloat()),
                reach,
                random.nextFloat(),
                swings ? 1.5f : 1f,
                random.nextFloat() < 0.3f,
                List.of(),
                SignalCondition.NONE);
    }

    private static WeightsDef weights(RandomStream random) {
        boolean seesaw = random.nextFloat() < 0.5f;
        MachineBox box = box(random, seesaw ? 0.7f : 2.2f, seesaw ? 2.5f : 0.9f, 0.1f, 0.9f);
        return new WeightsDef(
                box,
                box.model(),
                seesaw ? WeightsDef.Kind.SEESAW : WeightsDef.Kind.PULLEY,
                seesaw ? 12f : 2f,
                3f * signed(random),
                random.nextFloat() < 0.5f ? 0f : 1f,
                1f + 3f * random.nextFloat(),
                0f,
                SignalCondition.NONE);
    }
}
