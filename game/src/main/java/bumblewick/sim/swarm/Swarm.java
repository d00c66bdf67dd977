package bumblewick.sim.swarm;

import bumblewick.def.SwarmDef;
import bumblewick.math.RandomStream;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * The Bumble: bees that keep near Wick, dodge by themselves and shoot.
 *
 * <p>In each tick {@link PredictiveAvoidance} decides where every bee dodges to, {@link BeeSteering} blends that with
 * where the bee belongs and moves it, and {@link BeeGuns} fires. All bees decide by where the others were at the beginning
 * of the tick.
 *
 * <p>The owner calls {@link #tick}, then finds out by {@link #beeHitBy} and from the {@link #shots()} who is hit; the
 * swarm itself never decides that something is hit.
 *
 * <p>Source: takujidev, <i>An algorithm that dodges bullets by itself</i> (2013); {@link Rule#SOURCE} is that, word for
 * word.
 */
public final class Swarm {
    /** Which rule the bees follow. */
    public enum Rule {
        /** The game's. */
        CORRECTED,
        /** As first published: no places, no foresight, no wandering; a zero wish freezes. */
        SOURCE
    }

    private static final int HIT_TICKS = 18;

    private final SwarmDef def;
    private final Avoidance avoidance;
    private final Formation formation;
    private final BeeGuns guns;
    private final RandomStream random;
    private final BeeSteering steering;

    private final List<Bee> bees;
    private final List<Bee> readOnlyBees;
    private final List<Bee> parked;
    private final List<Bee> spare;
    private final boolean[] slotTaken;

    private final SwarmSnapshot snapshot = new SwarmSnapshot();
    private final BeeHitQuery hitQuery;
    private final Vector3f way = new Vector3f();
    private float frame;
    private int nextId;
    private int ticks;
    private int shotsFired;

    /**
     * Makes a swarm without bees.
     *
     * @param def its numbers
     * @param rule which rule the bees follow
     * @param random the swarm's own stream
     */
    public Swarm(SwarmDef def, Rule rule, RandomStream random) {
        this.def = def;
        this.random = random;
        avoidance = rule == Rule.SOURCE ? new SourceAvoidance(def) : new PredictiveAvoidance(def);
        formation = new Formation(def.cap());
        steering = new BeeSteering(def, rule, formation, random);
        guns = new BeeGuns(def);
        hitQuery = new BeeHitQuery(def.beeRadius());
        slotTaken = new boolean[def.cap()];
        bees = new ArrayList<>(def.cap());
        readOnlyBees = new ReadOnlyList<>(bees);
        parked = new ArrayList<>(def.cap());
        spare = new ArrayList<>(def.cap());
        for (int i = 0; i < def.cap(); i++) {
            spare.add(new Bee());
        }
    }

    /**
     * Adds bees in their places around the player: how a run begins.
     *
     * @param count how many, as far as there is room
     * @param point the player's point, in the corridor's frame, in u (unaffected)
     */
    public void assemble(int count, Vector3f point) {
        frame = point.z;
        formation.turn(Formation.Shape.LOOSE, ticks, 0f, bees.size() + count);
        for (int i = 0; i < count; i++) {
            Bee bee = addBee(point);
            if (bee == null) {
                return;
            }
            formation.place(bee.slot, bees.size() - 1, way).addLocal(point);
            put(bee, way);
        }
    }

    /**
     * Adds a bee, at rest and in full health.
     *
     * @param where in the corridor's frame, in u (copied)
     * @return the bee, or null if the swarm is full
     */
    public Bee addBee(Vector3f where) {
        if (bees.size() + parked.size() >= def.cap()) {
            return null;
        }
        Bee bee = spare.isEmpty() ? new Bee() : spare.remove(spare.size() - 1);
        bee.id = nextId++;
        bee.hp = def.beeHp();
        bee.hitTicks = 0;
        bee.snaredTicks = 0;
        bee.slot = freeSlot();
        bee.pull = 1f;
        bee.gunPhase = guns.phaseOf(bee.slot);
        bee.velocity.set(0f, 0f, 0f);
        slotTaken[bee.slot] = true;
        put(bee, where);
        bees.add(bee);
        hitQuery.invalidate();
        return bee;
    }

    /**
     * Advances by one tick: bees dodge, steer and move, shots fly, and the bees whose turn it is fire.
     *
     * @param orders what the player wants
     * @param threats what is dangerous; receives which bee each bullet threatens
     * @param targets where homing shots find their targets
     */
    public void tick(SwarmOrders orders, Threats threats, Targets targets) {
        ticks++;
        frame = orders.point.z;
        snapshot.start(frame, bees.size());
        for (int i = 0; i < bees.size(); i++) {
            snapshot.add(bees.get(i));
        }
        avoidance.decide(snapshot, orders, threats);
        holdSnared();
        formation.turn(shape(orders), ticks, steering.lead(), bees.size());
        guns.tick(orders.velocity.z, targets);
        hitQuery.invalidate();
        shotsFired = 0;
        for (int i = 0; i < bees.size(); i++) {
            Bee bee = bees.get(i);
            steering.steer(bee, i, snapshot, orders);
            move(bee);
            if (guns.fire(bee, orders)) {
                shotsFired++;
            }
        }
    }

    /**
     * Fires a homing volley: one shot at each target, each from another bee as long as there are enough bees.
     *
     * @param targetIds at whom, as {@link Targets} knows them (unaffected)
     * @param count how many of them
     * @param railSpeed in u/s
     */
    public void fireVolley(int[] targetIds, int count, float railSpeed) {
        if (bees.isEmpty()) {
            return;
        }
        for (int i = 0; i < count; i++) {
            guns.fireHoming(bees.get(i % bees.size()), targetIds[i], i, count, railSpeed);
        }
    }

    /**
     * Finds the bee that a moving ball hits in this tick. Both move straight from where they were to where they are.
     *
     * @param from where it was at the beginning of the tick, in the corridor's frame, in u (unaffected)
     * @param to where it is (unaffected)
     * @param radius its own, in u
     * @return the bee that is hit first, of several at once the one with the smallest id; null if none is
     */
    public Bee beeHitBy(Vector3f from, Vector3f to, float radius) {
        int hit = hitQuery.first(bees, from, to, radius);
        return hit < 0 ? null : bees.get(hit);
    }

    /**
     * Takes hit points from a bee; with the last one it dies. Lists shift then: hold bees by reference, not by index.
     *
     * @param bee one of {@link #bees()}
     * @param amount hit points; 0 for a hit that only makes it flash
     * @return whether it died
     */
    public boolean hurt(Bee bee, int amount) {
        bee.hp -= amount;
        bee.hitTicks = HIT_TICKS;
        if (bee.hp > 0) {
            return false;
        }
        bee.hp = 0;
        lose(bee);
        return true;
    }

    /** Takes a bee out of the swarm. Its object is used again for a bee that joins later. */
    public void lose(Bee bee) {
        if (!bees.remove(bee)) {
            throw new IllegalArgumentException("bee " + bee.id + " is not in the swarm");
        }
        slotTaken[bee.slot] = false;
        spare.add(bee);
        hitQuery.invalidate();
    }

    /**
     * The bee with the fewest hit points, of several the one that joined last: the first to go.
     *
     * @throws IllegalStateException if there is none
     */
    public Bee weakest() {
        if (bees.isEmpty()) {
            throw new IllegalStateException("there are no bees");
        }
        Bee weakest = bees.get(0);
        for (int i = 1; i < bees.size(); i++) {
            if (bees.get(i).hp <= weakest.hp) {
                weakest = bees.get(i);
            }
        }
        return weakest;
    }

    /** Gives every bee hit points back, up to a bee's full number. */
    public void heal(int amount) {
        for (int i = 0; i < bees.size(); i++) {
            bees.get(i).hp = Math.min(def.beeHp(), bees.get(i).hp + amount);
        }
    }

    /**
     * Parks the bees that joined last in safety; at least one flies on.
     *
     * @param count how many
     * @return how many were parked
     */
    public int park(int count) {
        int n = Math.max(0, Math.min(count, bees.size() - 1));
        for (int i = 0; i < n; i++) {
            parked.add(bees.remove(bees.size() - 1));
        }
        hitQuery.invalidate();
        return n;
    }

    /**
     * Brings the parked bees back with the hit points they had.
     *
     * @param where they come from, in the corridor's frame, in u (copied)
     * @return how many
     */
    public int unpark(Vector3f where) {
        return unpark(parked.size(), where);
    }

    /** The same for those that were parked last, {@code most} of them at most. */
    public int unpark(int most, Vector3f where) {
        int n = Math.min(most, parked.size());
        for (int i = 0; i < n; i++) {
            Bee bee = parked.remove(parked.size() - 1);
            bee.velocity.set(0f, 0f, 0f);
            put(bee, where);
            bees.add(indexFor(bee.id), bee);
        }
        hitQuery.invalidate();
        return n;
    }

    /** The flying bees in the order of their ids. Read only, always the same object. */
    public List<Bee> bees() {
        return readOnlyBees;
    }

    /** The shots in the air in the order of their ids. Read only, always the same object. */
    public List<Shot> shots() {
        return guns.shots();
    }

    /** How many bees are parked. */
    public int parked() {
        return parked.size();
    }

    /** How many shots left in this tick, volleys not counted. */
    public int shotsFired() {
        return shotsFired;
    }

    /** Adds everything that the next tick depends on. */
    public void addTo(StateHash hash) {
        hash.add((long) ticks).add(random.state()).add((long) nextId);
        addTo(hash, bees);
        addTo(hash, parked);
        guns.addTo(hash);
    }

    private static void addTo(StateHash hash, List<Bee> list) {
        hash.add((long) list.size());
        for (int i = 0; i < list.size(); i++) {
            Bee bee = list.get(i);
            hash.add((long) bee.id).add((long) bee.hp).add((long) bee.slot).add((long) bee.gunPhase);
            hash.add(bee.local).add(bee.velocity).add(bee.pull);
            if (bee.snaredTicks > 0) {
                hash.add(bee.snaredTicks);
            }
        }
    }

    private static Formation.Shape shape(SwarmOrders orders) {
        if (orders.whirling) {
            return Formation.Shape.WHIRL;
        }
        return orders.tight ? Formation.Shape.TIGHT : Formation.Shape.LOOSE;
    }

    /** Bees in a web do not dodge. */
    private void holdSnared() {
        for (int i = 0; i < bees.size(); i++) {
            if (bees.get(i).snaredTicks > 0) {
                bees.get(i).snaredTicks--;
                snapshot.flee(i, 0f, 0f, 0f);
            }
        }
    }

    private void move(Bee bee) {
        if (bee.local.y < BeeSteering.GROUND) {
            bee.local.y = BeeSteering.GROUND;
            bee.velocity.y = Math.max(0f, bee.velocity.y);
        }
        bee.hitTicks = Math.max(0, bee.hitTicks - 1);
        bee.previousPosition.set(bee.position);
        bee.position.set(bee.local.x, bee.local.y, bee.local.z + frame);
    }

    private void put(Bee bee, Vector3f where) {
        bee.position.set(where);
        bee.previousPosition.set(where);
        bee.local.set(where.x, where.y, where.z - frame);
    }

    private int freeSlot() {
        int slot = 0;
        while (slotTaken[slot]) {
            slot++;
        }
        return slot;
    }

    private int indexFor(int id) {
        int i = bees.size();
        while (i > 0 && bees.get(i - 1).id > id) {
            i--;
        }
        return i;
    }
}
