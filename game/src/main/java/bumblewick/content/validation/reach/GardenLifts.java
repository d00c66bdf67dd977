package bumblewick.content.validation.reach;

import bumblewick.def.BodyDef;
import bumblewick.def.FieldDef;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.PlatformDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SurfaceDef;
import bumblewick.def.machine.BounceDef;
import bumblewick.def.machine.DoorDef;
import bumblewick.def.machine.LiquidDef;
import bumblewick.def.machine.ListenerDef;
import bumblewick.def.machine.MachineBox;
import bumblewick.def.machine.MachineDefs;
import bumblewick.def.machine.RotorDef;
import bumblewick.def.machine.RotorDef.Axis;
import bumblewick.def.machine.SignalCondition;
import bumblewick.def.machine.WeightsDef;
import bumblewick.sim.collision.Rotation;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** All that brings Wick up in a garden, or can be stood on, beside its ground; what waits for signals only if they may come. */
final class GardenLifts {
    private static final float QUARTER = 1.5707964f; // how much faster the middle of a sine is than its mean
    private static final float TURN = 6.2831855f;
    private static final float WEIGHTS = 3.5f; // u/s at which an end of a link rises at the most
    private static final float WIDE = 3f; // how much wider a pendulum may swing

    private final GardenDef garden;
    private final Rulebook rules;
    private final WickReach wick;
    private final Predicate<SignalCondition> possible;
    private final List<Lift> lifts = new ArrayList<>();
    private final List<Lift.Throw> thrown = new ArrayList<>();

    /** @param possible whether what waits may act */
    GardenLifts(GardenDef garden, Rulebook rules, WickReach wick, Predicate<SignalCondition> possible) {
        this.garden = garden;
        this.rules = rules;
        this.wick = wick;
        this.possible = possible;
        MachineDefs machines = garden.level().machines();
        garden.level().spawns().forEach(this::addFixture);
        garden.level().platforms().forEach(this::addPlatform);
        garden.level().fields().forEach(this::addUpdraft);
        machines.rotors().forEach(this::addRotor);
        machines.weights().forEach(this::addWeights);
        machines.liquids().forEach(this::addLiquid);
        machines.bounces().forEach(this::addBounce);
        machines.doors().forEach(this::addDoor);
        machines.carriers().forEach(def -> addBox(def.box()));
        machines.plates().forEach(def -> addBox(def.box()));
        machines.levers().forEach(def -> addBox(def.box()));
        machines.braziers().forEach(def -> addBox(def.box()));
        machines.nests().forEach(def -> addBox(def.box()));
    }

    List<Lift> lifts() {
        return lifts;
    }

    List<Lift.Throw> thrown() {
        return thrown;
    }

    private void addFixture(LevelDef.Spawn spawn) {
        BodyDef def = rules.all(BodyDef.class).get(spawn.what());
        if (def == null || def.mass() > 0f) {
            return;
        }
        float half = Math.max(def.halfWidth(), def.halfDepth());
        float top = spawn.position().y + 2f * def.halfHeight();
        lifts.add(Lift.about(spawn.position(), half, half, top, top + jumpOn(def.surface())));
    }

    private float jumpOn(String surface) {
        SurfaceDef def = rules.all(SurfaceDef.class).get(surface);
        return def == null || def.bounce() == 0f ? wick.jump() : wick.thrown(def.bounce());
    }

    private void addPlatform(PlatformDef def) {
        List<Vector3f> way = new ArrayList<>(List.of(def.position()));
        if (moves(garden.level().machines().platforms(), def.name())) {
            way.addAll(garden.level().paths().getOrDefault(def.path(), List.of()));
        }
        float half = extent(def.half().x, 0f, def.half().z);
        Vector3f least = way.get(0).clone();
        Vector3f most = way.get(0).clone();
        way.forEach(point -> {
            least.minLocal(point);
            most.maxLocal(point);
        });
        float high = most.y + def.half().y + wick.jumpFrom((def.sine() ? QUARTER : 1f) * def.speed());
        lifts.add(new Lift(least.x - half, least.z - half, most.x + half, most.z + half, least.y + def.half().y, high));
    }

    /** Whether something that may wait for signals may act. */
    private boolean moves(List<ListenerDef> listeners, String name) {
        return listeners.stream()
                .filter(def -> def.of().equals(name) || def.name().equals(name))
                .allMatch(def -> possible.test(def.when()));
    }

    private void addUpdraft(FieldDef def) {
        if (def.drift().y <= 0f || !moves(garden.level().machines().fields(), def.id())) {
            return;
        }
        float half = extent(def.half().x, def.half().y, def.half().z);
        Vector3f up = reach(def.half(), def.turn());
        float high = def.middle().y + up.y + wick.thrown(def.drift().y);
        lifts.add(Lift.about(def.middle(), half, half, def.middle().y - up.y - wick.jump(), high));
    }

    private void addRotor(RotorDef def) {
        Vector3f half = def.box().half();
        float along = def.reach() + (def.axis() == Axis.Y ? half.z : half.y);
        float across = def.axis() == Axis.X ? half.z : half.x;
        float radius = extent(along, across, def.axis() == Axis.Y ? 0f : Math.max(half.x, half.z));
        float up = def.axis() == Axis.Y ? extent(half.x, half.y, half.z) : radius;
        boolean flat = def.axis() == Axis.Y && reach(half, def.box().turn()).y <= half.y + 1e-3f;
        float speed = flat ? 0f : WIDE * TURN * radius / def.seconds();
        Vector3f middle = def.position();
        float tall = flat ? half.y : up;
        lifts.add(Lift.about(middle, radius, radius, middle.y - tall, middle.y + tall + wick.jumpFrom(speed)));
    }

    private void addWeights(WeightsDef def) {
        Vector3f half = reach(def.box().half(), def.box().turn());
        float jump = wick.jumpFrom(WEIGHTS);
        Vector3f at = def.position();
        if (def.kind() == WeightsDef.Kind.SEESAW) {
            float r = extent(half.x, half.y, half.z);
            lifts.add(Lift.about(at, r, r, at.y - r, at.y + r + jump));
            return;
        }
        Vector3f other = new Vector3f(def.span(), 0f, 0f);
        Rotation.rotate(def.box().turn(), other);
        other.addLocal(at);
        float top = at.y + half.y;
        lifts.add(Lift.about(at, half.x, half.z, top - def.travel(), top + jump));
        lifts.add(Lift.about(other, half.x, half.z, top, top + def.travel() + jump));
    }

    private void addLiquid(LiquidDef def) {
        float half = extent(def.box().half().x, 0f, def.box().half().z);
        float top = def.position().y + def.box().half().y;
        float rise = possible.test(def.when()) ? def.rise() : 0f;
        float low = def.position().y - def.box().half().y;
        lifts.add(Lift.about(def.position(), half, half, low, top + rise + wick.jump()));
    }

    private void addBounce(BounceDef def) {
        addBox(def.box());
        if (possible.test(def.when())) {
            float high = Math.max(def.position().y, def.target().y) + def.apex() + wick.jump();
            thrown.add(new Lift.Throw(lifts.get(lifts.size() - 1), def.target(), high));
        }
    }

    /** One that stays shut is ground like the level's own. */
    private void addDoor(DoorDef def) {
        if (!possible.test(def.when())) {
            return;
        }
        Vector3f half = reach(def.box().half(), def.box().turn());
        Vector3f way = def.way();
        Vector3f at = def.position();
        float top = at.y + half.y;
        lifts.add(new Lift(
                Math.min(at.x, at.x + way.x) - half.x,
                Math.min(at.z, at.z + way.z) - half.z,
                Math.max(at.x, at.x + way.x) + half.x,
                Math.max(at.z, at.z + way.z) + half.z,
                top + Math.min(0f, way.y),
                top + Math.max(0f, way.y) + wick.jumpFrom(QUARTER * Math.abs(way.y) / def.over())));
    }

    private void addBox(MachineBox box) {
        Vector3f half = reach(box.half(), box.turn());
        float top = box.position().y + half.y;
        lifts.add(Lift.about(box.position(), half.x, half.z, box.position().y - half.y, top + jumpOn(box.surface())));
    }

    /** How far a turned box reaches along the axes of the world, in u. */
    private static Vector3f reach(Vector3f half, Quaternion turn) {
        Vector3f store = new Vector3f();
        for (int axis = 0; axis < 3; axis++) {
            Vector3f v = new Vector3f(axis == 0 ? half.x : 0f, axis == 1 ? half.y : 0f, axis == 2 ? half.z : 0f);
            Rotation.rotate(turn, v);
            store.addLocal(Math.abs(v.x), Math.abs(v.y), Math.abs(v.z));
        }
        return store;
    }

    private static float extent(float x, float y, float z) {
        return (float) Math.sqrt(x * x + y * y + z * z);
    }
}
