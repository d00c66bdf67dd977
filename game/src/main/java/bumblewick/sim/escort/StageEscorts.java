package bumblewick.sim.escort;

import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.def.mechanism.EscortDef;
import bumblewick.math.Easing;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.escort.Escort.State;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.motion.PathBank;
import bumblewick.sim.rule.Signals;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The friends of a flight. Each comes up from below at its distance, flies its path relative to Wick, is pulled down by those
 * that hold on to it, and at its goal moors and gives its bees. One that is lost sinks away.
 */
public final class StageEscorts {
    private static final float RISES_FROM = 14f; // u below its path
    private static final int RISE = Tick.of(2.5f);

    /** Ends of a path so near to each other, in u, are one: it is flown again and again. */
    private static final float CLOSED = 0.5f;

    private static final float RECOVERS = 2f; // u/s upwards, when nobody holds on
    private static final float RETURNS = 3f; // u/s towards its path, where nothing carries it along
    private static final float LOWEST = 1.2f; // u above the ground, however it is pulled
    private static final float SINKS = 4f; // u/s, of one that is lost
    private static final float FALLS_BACK = 9f; // u/s, of one that is lost, relative to Wick
    private static final float UNDER_GROUND = -8f;
    private static final float BEHIND = -20f;

    private final List<Escort> all = new ArrayList<>();
    private final List<Escort> view = new ReadOnlyList<>(all);
    private final Signals signals;
    private final Vector3f point = new Vector3f();
    private final Vector3f drift = new Vector3f();
    private final PathBank paths;
    private int home;
    private int bees;

    /**
     * @param defs in the order of the file
     * @param difficulty id of the one that is played
     * @param start where the run starts, in u: those that come earlier never do
     */
    public StageEscorts(
            List<EscortDef> defs, String difficulty, Rulebook rules, EntityIds ids, Signals signals, float start) {
        this.signals = signals;
        SortedMap<String, PathDef> flown = new TreeMap<>();
        for (EscortDef def : defs) {
            PathDef path = rules.get(PathDef.class, def.path());
            flown.put(def.path(), path);
            Vector3f first = path.points().get(0);
            Vector3f last = path.points().get(path.points().size() - 1);
            Escort escort = new Escort(ids.next(), def, def.hp(difficulty), first.distance(last) < CLOSED);
            all.add(escort);
            if (def.at() < start) {
                escort.change(State.GONE);
            }
        }
        paths = new PathBank(flown);
    }

    /** All of the stage, in the order of the file. */
    public List<Escort> view() {
        return view;
    }

    /** How many are home. */
    public int home() {
        return home;
    }

    /** How many bees are to join Wick since this was asked. */
    public int takeBees() {
        int taken = bees;
        bees = 0;
        return taken;
    }

    /** The one with an id if it flies, else null. */
    public Escort flying(int id) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).id() == id && all.get(i).flies()) {
                return all.get(i);
            }
        }
        return null;
    }

    /** The one that flies nearest to a point in the corridor's frame, or null. */
    public Escort nearest(Vector3f to) {
        Escort nearest = null;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < all.size(); i++) {
            Escort e = all.get(i);
            float square = e.position().distanceSquared(to);
            if (e.flies() && square < least) {
                least = square;
                nearest = e;
            }
        }
        return nearest;
    }

    /**
     * Moves all by a tick.
     *
     * @param wickZ Wick's distance along the rail, in u
     * @param speedFactor 1, or less under a tempo bloom
     * @param fields which carry them along, as far as the rail's corridor reaches
     */
    public void tick(float wickZ, float speedFactor, StageFields fields, Rail rail, SimEvents events) {
        for (int i = 0; i < all.size(); i++) {
            Escort e = all.get(i);
            if (e.state == State.WAITS && e.def().at() <= wickZ) {
                begin(e, wickZ);
            }
            if (e.state == State.FLIES) {
                blow(e, fields, rail, Tick.SECONDS * speedFactor);
            }
            if (e.state != State.WAITS && e.state != State.GONE) {
                tick(e, wickZ, speedFactor, events);
            }
        }
    }

    private void blow(Escort e, StageFields fields, Rail rail, float seconds) {
        fields.driftAt(e.position(), drift).multLocal(e.def().windage() * seconds);
        if (drift.x == 0f && drift.y == 0f) {
            float way = e.blown.length();
            e.blown.multLocal(way <= RETURNS * seconds ? 0f : 1f - RETURNS * seconds / way);
        } else {
            float radius = e.def().radius();
            e.path.position(point);
            e.blown.x =
                    Easing.clamp(e.blown.x + drift.x, rail.minX() + radius - point.x, rail.maxX() - radius - point.x);
            e.blown.y =
                    Easing.clamp(e.blown.y + drift.y, rail.minY() + radius - point.y, rail.maxY() - radius - point.y);
        }
    }

    private void begin(Escort e, float wickZ) {
        e.change(State.FLIES);
        e.path.start(paths.named(e.def().path()), false, 0f, 0f);
        place(e, wickZ);
        e.pose().beginTick();
    }

    private void tick(Escort e, float wickZ, float speedFactor, SimEvents events) {
        e.ticks++;
        e.hitTicks = Math.max(0, e.hitTicks - 1);
        e.pose().beginTick();
        switch (e.state) {
            case FLIES -> fly(e, wickZ, speedFactor, events);
            case HOME -> e.local.z = e.position().z - wickZ;
            default ->
                e.local.addLocal(0f, -SINKS * Tick.SECONDS * speedFactor, -FALLS_BACK * Tick.SECONDS * speedFactor);
        }
        if (e.state == State.FLIES) {
            place(e, wickZ);
        } else {
            e.position().set(e.local.x, e.local.y, e.local.z + wickZ);
        }
        if (e.local.y < UNDER_GROUND || e.local.z < BEHIND) {
            e.change(State.GONE);
        }
    }

    private void fly(Escort e, float wickZ, float speedFactor, SimEvents events) {
        e.path.advance(speedFactor);
        if (e.path.finished() && e.repeats) {
            e.path.start(e.path.path(), false, 0f, 0f);
        }
        float pull = e.takePull();
        e.sunk = Math.max(0f, e.sunk + (pull > 0f ? pull : -RECOVERS) * Tick.SECONDS * speedFactor);
        int hurts = e.takeHurts();
        if (hurts > 0) {
            e.hp -= hurts;
            events.add(Type.ESCORT_HURT, e.id(), e.def().id(), Math.max(0, e.hp), e.position());
        }
        if (e.hp <= 0) {
            end(e, State.LOST, Type.ESCORT_LOST, 0, e.def().sendsLost(), events);
        } else if (wickZ >= e.def().home()) {
            bees += e.def().bees();
            end(e, State.HOME, Type.ESCORT_HOME, ++home, e.def().sends(), events);
        }
    }

    private void end(Escort e, State state, Type type, int number, String signal, SimEvents events) {
        e.change(state);
        events.add(type, e.id(), e.def().id(), number, e.position());
        if (!signal.isEmpty()) {
            signals.send(signal);
        }
    }

    private void place(Escort e, float wickZ) {
        e.path.position(point);
        float below = RISES_FROM * (1f - Easing.inOut(e.ticks / (float) RISE));
        e.sunk = Math.min(e.sunk, Math.max(0f, point.y - LOWEST));
        e.local.set(point.x + e.blown.x, point.y + e.blown.y - below - e.sunk, point.z);
        e.position().set(e.local.x, e.local.y, e.local.z + wickZ);
        e.velocity().set(e.position()).subtractLocal(e.previousPosition()).multLocal(Tick.PER_SECOND);
    }

    /** Counts nothing for a stage without any. */
    public void addTo(StateHash hash) {
        if (!all.isEmpty()) {
            hash.add(home).add(bees);
            for (int i = 0; i < all.size(); i++) {
                all.get(i).addTo(hash);
            }
        }
    }
}
