package bumblewick.sim.bullet;

import bumblewick.def.BulletDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.FlightEntity;
import bumblewick.sim.run.FlightPose;

/** An enemy's bullet, or one that Wick's whirl has turned round. {@link BulletField} moves it. */
public final class Bullet implements FlightEntity {
    private static final int NO_BEE = -1;

    private final FlightPose pose = new FlightPose(-1f);
    private int id;
    private BulletDef def;
    int ticksLeft;
    /** The target of a deflected bullet. */
    int targetId;

    private int threatenedBee;
    private boolean nearWick;
    boolean deflected;
    private boolean passed;
    boolean gone;
    /** How often it still comes off what it meets. */
    int bouncesLeft;
    /** Of its shell, that shots have not taken yet; 0 if they fly through. */
    private int hp;

    /** What it does itself; null if no bullet in this place ever did anything. */
    PatternRunner runner;

    /** How its flight changes; null likewise. */
    BulletSteering steering;

    /** Begins its life, or another one. */
    void launch(int newId, BulletDef newDef) {
        id = newId;
        def = newDef;
        ticksLeft = Tick.of(def.life());
        targetId = 0;
        threatenedBee = NO_BEE;
        nearWick = false;
        deflected = false;
        passed = false;
        gone = false;
        bouncesLeft = 0;
        hp = def.shell().isPresent() ? def.shell().get().hp() : 0;
        endActions();
    }

    /** Lets it do something itself from now on; its flight is its pattern's. */
    PatternRunner act() {
        if (runner == null) {
            runner = new PatternRunner();
            steering = new BulletSteering();
        }
        return runner;
    }

    /** From now on it flies straight on. */
    void endActions() {
        if (runner != null) {
            runner.stop();
            steering.stop();
        }
    }

    /** Whether it does something itself, now or later. */
    public boolean acts() {
        return runner != null && (runner.isActive() || steering.isActive());
    }

    /** How fast it comes to fall, in u/s²; 0 while it does not. */
    public float fall() {
        return steering == null ? 0f : Math.max(0f, -steering.rise() * Tick.PER_SECOND);
    }

    void addTo(StateHash hash) {
        hash.add(id).add(position()).add(velocity()).add(ticksLeft).add(targetId);
        hash.add(threatenedBee).add(nearWick).add(deflected).add(passed);
        if (bouncesLeft > 0) {
            hash.add(bouncesLeft);
        }
        if (hp > 0) {
            hash.add(hp);
        }
        if (acts()) {
            runner.addTo(hash);
            steering.addTo(hash);
        }
    }

    @Override
    public int id() {
        return id;
    }

    public BulletDef def() {
        return def;
    }

    @Override
    public String model() {
        return def.model();
    }

    @Override
    public FlightPose pose() {
        return pose;
    }

    /** Whether a shot hits it instead of flying through. */
    public boolean hasShell() {
        return hp > 0 && !deflected && !gone;
    }

    /**
     * Takes hit points from its shell.
     *
     * @return whether it breaks by that
     */
    public boolean takeHit(int damage) {
        hp = Math.max(0, hp - damage);
        gone |= hp == 0;
        return hp == 0;
    }

    /** How long it has been under way, in s; not of one that flies for the player. */
    public float age() {
        return def.life() - ticksLeft * Tick.SECONDS;
    }

    /** Whether it flies for the player now. */
    public boolean deflected() {
        return deflected;
    }

    /** Whether it has hit something, left the corridor, or its time is up: the next sweep takes it out. */
    public boolean gone() {
        return gone;
    }

    public void remove() {
        gone = true;
    }

    /** Whether it has flown past the whole swarm: it can hit nobody any more. */
    public boolean passed() {
        return passed;
    }

    public void markPassed() {
        passed = true;
    }

    /** Whether it came close to Wick at any time. */
    public boolean nearWick() {
        return nearWick;
    }

    public void markNearWick() {
        nearWick = true;
    }

    /** Whether there is a bee that it would have hit if nobody had moved. */
    public boolean threatensBee() {
        return threatenedBee != NO_BEE;
    }

    /** The id of the first bee that it would have hit if nobody had moved. */
    public int threatenedBee() {
        return threatenedBee;
    }

    /** Notes a bee that it would hit if nobody moved; only the first one counts. */
    public void threaten(int bee) {
        if (threatenedBee == NO_BEE) {
            threatenedBee = bee;
        }
    }
}
