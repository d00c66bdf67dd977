package bumblewick.sim.garden;

import bumblewick.def.FootDef;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.sim.body.BodyField;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.garden.enemy.Walker;
import bumblewick.sim.garden.enemy.WalkerField;
import bumblewick.sim.garden.level.MovingPlatforms;
import bumblewick.sim.garden.level.Terrain;
import bumblewick.sim.garden.machine.MachineParts;
import bumblewick.sim.garden.machine.MachineStage;
import bumblewick.sim.garden.machine.Machines;
import bumblewick.sim.rule.StageRules;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** What moves by itself in a garden, platforms and mechanisms, and what these see of it and do in it. */
final class GardenMachines implements MachineStage {
    /** Less than this deep in something is touching it, in u. */
    private static final float TOUCH = 0.001f;

    /** Ticks after which one who is pinched is put back. */
    private static final int PINCHED = 12;

    private final MovingPlatforms platforms;
    private final Machines machines;
    private final GardenWick wick;
    private GardenBodies bodies;
    private WickDamage damage;
    private WalkerField walkers;
    private StageRules rules;
    private final SafePlaces safePlaces = new SafePlaces();
    private boolean putsBack;
    private int pinched; // ticks in a row

    GardenMachines(
            Rulebook rules, GardenDef garden, Terrain terrain, StageFields fields, GardenWick wick, EntityIds ids) {
        this.wick = wick;
        platforms = new MovingPlatforms(garden.level(), terrain, ids);
        FootDef foot = rules.only(FootDef.class);
        machines = new Machines(garden.level(), foot, garden.floorHeight(), terrain, platforms, fields, ids);
    }

    /** Makes the rest of the stage known; call it before the first tick. */
    void join(GardenBodies allBodies, WickDamage wickDamage, WalkerField allWalkers, StageRules stageRules) {
        bodies = allBodies;
        damage = wickDamage;
        walkers = allWalkers;
        rules = stageRules;
    }

    /** Moves all by a tick, before Wick moves; waiting ones stay where they are. */
    void tick(boolean waits, SimEvents events) {
        machines.tick(waits, this, events);
        platforms.tick(waits);
    }

    /** Lets all act on Wick, who has moved. */
    void touch(SimEvents events) {
        if (machines.exist()) {
            safePlaces.add(wick.foot().safeGround());
            pinch();
        }
        machines.touch(this, events);
    }

    /** Puts Wick back who is held between two things, however lightly. */
    private void pinch() {
        pinched = wick.foot().controller().overlap() > TOUCH ? pinched + 1 : 0;
        putsBack |= pinched >= PINCHED;
    }

    /** Whether Wick is to be put back; asked once a tick. */
    boolean takePutBack() {
        boolean taken = putsBack;
        putsBack = false;
        return taken;
    }

    /** Puts Wick back on the last safe ground where no mechanism is in the way. */
    void putWickBack() {
        wick.respawn();
        for (int i = 0; i < safePlaces.size() && machines.exist() && wick.isInSomething(); i++) {
            wick.moveTo(safePlaces.back(i));
        }
    }

    /** A rule sends a signal. */
    void hear(String signal) {
        machines.hear(signal);
    }

    /** Factor on Wick's speed. */
    float factor() {
        return machines.factor();
    }

    /** Whether Wick carries a flame in the lantern. */
    boolean carriesFlame() {
        return machines.carriesFlame();
    }

    MovingPlatforms platforms() {
        return platforms;
    }

    MachineParts parts() {
        return machines.parts();
    }

    @Override
    public FootMotion wick() {
        return wick.foot();
    }

    @Override
    public BodyField bodies() {
        return bodies.field();
    }

    @Override
    public void send(String signal) {
        rules.send(signal);
    }

    @Override
    public void hurt(Vector3f away, String cause, SimEvents events) {
        damage.hurt(away, cause, events);
    }

    @Override
    public void burn(float speed, SimEvents events) {
        wick.catchFire(speed);
        events.add(Type.BURNED, wick.id(), wick.foot().feet());
    }

    @Override
    public void putBack() {
        putsBack = true;
    }

    @Override
    public int appear(String walker, Vector3f where, float yaw, SimEvents events) {
        Walker sent = walkers.spawn(walker, where, yaw);
        if (sent == null) {
            return 0;
        }
        events.add(Type.WALKER_APPEARED, sent.id(), walker, 0, sent.position());
        return sent.id();
    }

    @Override
    public boolean isThere(int walker) {
        for (int i = 0; i < walkers.size(); i++) {
            if (walkers.get(i).id() == walker) {
                return true;
            }
        }
        return false;
    }

    void addTo(StateHash hash) {
        machines.addTo(hash);
        if (machines.exist()) {
            safePlaces.addTo(hash);
            hash.add(pinched);
        }
        platforms.addTo(hash);
    }
}
