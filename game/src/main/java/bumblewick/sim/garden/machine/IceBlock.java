package bumblewick.sim.garden.machine;

import bumblewick.def.machine.IceDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.character.ContactBuffer;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.level.CollisionLayers;
import bumblewick.sim.garden.level.Terrain;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;

/** A block of ice: pushed or struck, it slides along one of its axes until it meets something; beside a flame it melts. */
final class IceBlock implements Machine {
    /** Ticks of pushing until it lets go. */
    private static final int PUSH = 8;

    /** Gap that it keeps to what it meets, in u. */
    private static final float GAP = 0.01f;

    /** How near a flame is that melts it, beyond the box, in u. */
    private static final float WARM = 1.2f;

    /** What it weighs on a plate, in kg. */
    static final float WEIGHT = 4f;

    private static final float TERMINAL = 12f; // u/s

    private final IceDef def;
    private final MachinePart part;
    private final CollisionWorld world;
    private final Strikes strikes;
    private final List<Brazier> braziers;
    private final CarriedFlame carried;
    private final QueryFilter filter = new QueryFilter(CollisionLayers.SOLID);
    private final SweepHit hit = new SweepHit();
    private final Vector3f way = new Vector3f();
    private final Vector3f course = new Vector3f(); // direction in which it slides; 0 at rest
    private final float floor;
    private final int meltTicks;
    private Solid ground; // on which it lies, or null
    private int pushed;
    private int warm; // ticks beside a flame
    private int gone; // ticks since it melted
    private float fall; // u/s
    private int lastBlow;

    /** @param floor height below which it starts over, in u */
    IceBlock(
            IceDef def,
            MachinePart part,
            CollisionWorld world,
            float floor,
            Strikes strikes,
            List<Brazier> braziers,
            CarriedFlame carried) {
        this.def = def;
        this.part = part;
        this.world = world;
        this.floor = floor;
        this.strikes = strikes;
        this.braziers = braziers;
        this.carried = carried;
        filter.except(part.solid);
        meltTicks = Math.max(1, Tick.of(def.melt()));
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        part.begin();
        if (!part.seen) {
            returnInTime(stage, events);
            return;
        }
        fall = Math.min(TERMINAL, fall + Terrain.GRAVITY * Tick.SECONDS);
        ground = null;
        if (go(way.set(0f, -fall * Tick.SECONDS, 0f))) {
            fall = 0f;
            ground = hit.met();
        }
        if (!course.equals(Vector3f.ZERO) && go(way.set(course).multLocal(def.speed() * Tick.SECONDS))) {
            course.set(0f, 0f, 0f);
            events.add(Type.MACHINE_OFF, part.id(), "ice", 0, part.position());
        }
        part.move();
        if (part.position().y < floor) {
            startOver();
        }
        melt(events);
    }

    /** Moves along {@code way} as far as it is free; returns whether something is there. */
    private boolean go(Vector3f displacement) {
        float length = displacement.length();
        boolean met = world.sweep(part.solid.shape(), part.orientation(), part.position(), displacement, filter, hit);
        if (met && -hit.normal().dot(displacement) < 0.3f * length) {
            met = false; // it glides along the ground
        }
        float free = met ? Math.max(0f, hit.fraction() - GAP / length) : 1f;
        part.position().addLocal(free * displacement.x, free * displacement.y, free * displacement.z);
        return met;
    }

    private void melt(SimEvents events) {
        boolean beside = isWarm();
        if (beside && warm == 0) {
            events.add(Type.MACHINE_TELL, part.id(), "ice", 0, part.position());
        }
        warm = beside ? warm + 1 : warm;
        part.size = 1f - 0.5f * warm / meltTicks;
        if (warm >= meltTicks) {
            part.seen = false;
            ground = null;
            part.solid.setEnabled(false);
            gone = 0;
            events.add(Type.MACHINE_TICK, part.id(), "ice", 0, part.position());
        }
    }

    private boolean isWarm() {
        if (carried.burns() && near(carried.place())) {
            return true;
        }
        for (int i = 0; i < braziers.size(); i++) {
            if (braziers.get(i).burns() && near(braziers.get(i).place())) {
                return true;
            }
        }
        return false;
    }

    private boolean near(Vector3f flame) {
        Vector3f half = def.box().half();
        Vector3f at = part.position();
        return Math.abs(flame.x - at.x) < half.x + WARM
                && Math.abs(flame.y - at.y) < half.y + WARM
                && Math.abs(flame.z - at.z) < half.z + WARM;
    }

    private void returnInTime(MachineStage stage, SimEvents events) {
        gone++;
        Vector3f feet = stage.wick().feet();
        float room = 2f + def.box().half().length();
        if (def.returns() > 0f
                && gone >= Tick.of(def.returns())
                && feet.distanceSquared(def.position()) > room * room) {
            startOver();
            events.add(Type.MACHINE_ON, part.id(), "ice", 0, part.position());
        }
    }

    private void startOver() {
        part.position().set(def.position());
        part.settle();
        part.seen = true;
        part.size = 1f;
        part.solid.setEnabled(true);
        course.set(0f, 0f, 0f);
        warm = 0;
        fall = 0f;
        pushed = 0;
    }

    @Override
    public void touch(MachineStage stage, SimEvents events) {
        FootMotion wick = stage.wick();
        int blow = part.seen ? strikes.reaching(def.box(), part.position(), wick) : 0;
        if (blow != 0 && blow != lastBlow) {
            lastBlow = blow;
            slide(way.set(part.position()).subtractLocal(wick.feet()), events);
        }
        pushed = isPushed(wick) ? pushed + 1 : 0;
        if (pushed >= PUSH) {
            pushed = 0;
            slide(way, events);
        }
    }

    /** Whether it lies on a solid. */
    boolean liesOn(Solid solid) {
        return ground == solid;
    }

    /** Whether Wick walks against it; leaves the direction in {@code way}. */
    private boolean isPushed(FootMotion wick) {
        ContactBuffer contacts = wick.controller().contacts();
        for (int i = 0; wick.grounded() && i < contacts.pushes(); i++) {
            if (contacts.pushed(i) == part.solid && contacts.pushNormal(i).dot(wick.wish()) < 0f) {
                way.set(contacts.pushNormal(i)).negateLocal();
                return true;
            }
        }
        return false;
    }

    /** Slides on along the axis of its own that is nearest to a direction. */
    private void slide(Vector3f towards, SimEvents events) {
        if (!course.equals(Vector3f.ZERO)) {
            return;
        }
        Rotation.unrotate(part.orientation(), towards);
        boolean alongX = Math.abs(towards.x) > Math.abs(towards.z);
        course.set(alongX ? Math.signum(towards.x) : 0f, 0f, alongX ? 0f : Math.signum(towards.z));
        Rotation.rotate(part.orientation(), course);
        events.add(Type.MACHINE_ON, part.id(), "ice", 0, part.position());
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(part.position())
                .add(course)
                .add(pushed)
                .add(warm)
                .add(gone)
                .add(fall)
                .add(lastBlow)
                .add(part.seen);
        hash.add(ground != null);
    }
}
