package bumblewick.sim.garden;

import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.Seen;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.Stage;
import bumblewick.sim.run.StageResult;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A stage on foot: Wick, what stands and walks in the level, the cameras, and the story. */
public final class GardenStage implements Stage {
    /** How far the story has come. */
    public enum Chapter {
        /** The gem is to be found. */
        GEM,
        /** A camera shows where the key appears. */
        KEY_SHOWN,
        /** The key is to be fetched. */
        KEY,
        /** The key is to be brought to the door. */
        DOOR,
        /** A camera shows the door opening and the friends coming out. */
        FREED,
        /** There is no story, or it is told. */
        FREE
    }

    private final GardenDef def;
    private final GardenCamera camera = new GardenCamera();
    private final List<Seen> seen = new ArrayList<>();
    private final List<Seen> seenView = Collections.unmodifiableList(seen);
    private final GardenWick wick = new GardenWick(1);
    private final CollisionWorld collision = new CollisionWorld();
    private int ticks;

    /**
     * Sets the stage up.
     *
     * @throws IllegalArgumentException if the rules do not know the stage or the difficulty
     */
    public GardenStage(Rulebook rules, RunOptions options) {
        def = Rulebook.named(rules.gardens(), options.stage());
    }

    @Override
    public void tick(PlayerIntent intent, SimEvents events) {
        ticks++;
    }

    public GardenDef def() {
        return def;
    }

    @Override
    public int ticks() {
        return ticks;
    }

    public GardenCamera camera() {
        return camera;
    }

    /** Everything that is to be seen and is not part of the level's own picture, Wick too; in the order of their ids. */
    public List<Seen> seen() {
        return seenView;
    }

    /** The hare; in {@link #seen()} too. */
    public GardenWick wick() {
        return wick;
    }

    /** Bullets in the air; not in {@link #seen()}, for a bullet need not have a model. */
    public List<Spit> bullets() {
        return List.of();
    }

    /** What is solid, for whoever wants to look at it between two ticks. Not to be changed. */
    public CollisionWorld collision() {
        return collision;
    }

    /** The hint of the tutorial that was given last: which of the stage's, from 0; −1 before the first. */
    public int hint() {
        return -1;
    }

    /** Ticks since that hint was given. */
    public int hintTicks() {
        return 0;
    }

    /** Lantern seeds found so far. */
    public int seeds() {
        return 0;
    }

    /** Ticks left in which nobody can scare a bee. */
    public int shieldTicks() {
        return 0;
    }

    /** Ticks left in which enemies and bullets are slow. */
    public int tempoTicks() {
        return 0;
    }

    /** How often Wick was put back on safe ground. */
    public int resets() {
        return 0;
    }

    public Chapter chapter() {
        return Chapter.FREE;
    }

    /** Whether a camera of the story looks on and Wick waits. */
    public boolean cinematic() {
        return false;
    }

    /** Ticks left, if the stage has a limit, else 0. */
    public int ticksLeft() {
        return 0;
    }

    /** Friends freed so far. */
    public int friends() {
        return 0;
    }

    /** Friends that there are. */
    public int friendsInAll() {
        return 0;
    }

    @Override
    public long points() {
        return 0;
    }

    @Override
    public int beeCount() {
        return 0;
    }

    @Override
    public Optional<StageResult> result() {
        return Optional.empty();
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(ticks);
    }
}
