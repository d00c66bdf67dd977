package bumblewick.app.record;

import bumblewick.save.Tally;
import bumblewick.save.Tally.Count;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.enemy.Walker;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.StageResult;
import com.jme3.math.Vector3f;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Counts what happens in a run, frame by frame, from the simulation's events and state; it changes neither. */
public final class RunTally {
    /** A walker is met when Wick is so near, in u. */
    private static final float MEETING = 14f;

    /** Farther than this in one tick, in u, Wick was put somewhere else. */
    private static final float LARGEST_STEP = 2f;

    private static final String ENEMY = "enemy."; // before the id of one that flies

    private final Tally tally = new Tally();
    private final Map<Integer, String> kindsById = new HashMap<>();
    private final Vector3f before = new Vector3f();
    private final boolean earnsMedals;
    private GardenStage ground; // on which Wick was `before`; null in the air
    private float distance; // along the rail, in u
    private float flown; // in u, less than was added to the tally
    private float walked;
    private int ticks;
    private boolean over;

    /**
     * Counts from a moment on.
     *
     * @param world at that moment
     * @param earnsMedals whether the medal of the run counts, which those of practice do not
     */
    public RunTally(World world, boolean earnsMedals) {
        this.earnsMedals = earnsMedals;
        ticks = world.ticks();
        over = world.over();
        distance = world.onFoot() ? 0f : world.flight().distance();
    }

    /** The part of the run that was counted since this was cleared; to be cleared by its user. */
    public Tally tally() {
        return tally;
    }

    /**
     * Counts the ticks of a frame.
     *
     * @param day of today, as year-month-day
     */
    public void note(World world, SimEvents events, String day) {
        int passed = world.ticks() - ticks;
        if (passed <= 0) {
            return;
        }
        ticks = world.ticks();
        tally.add(Count.TICKS, passed);
        kinds(world, day);
        for (int i = 0; i < events.size(); i++) {
            count(events.get(i), day);
        }
        way(world, passed);
        if (world.over() && !over) {
            over = true;
            end(world.stage().result().orElseThrow());
        }
    }

    private static Optional<GardenStage> garden(World world) {
        return world.onFoot() ? Optional.of(world.garden()) : world.flight().islet();
    }

    private void kinds(World world, String day) {
        if (!world.onFoot()) {
            airborne(world.flight(), day);
        }
        garden(world).ifPresent(garden -> onGround(garden, day));
    }

    private void airborne(FlightStage flight, String day) {
        List<Enemy> enemies = flight.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            Enemy enemy = enemies.get(i);
            meet(enemy.id(), ENEMY + enemy.def().id(), day);
        }
        flight.boss().ifPresent(boss -> meet(boss.id(), "boss." + boss.def().id(), day));
    }

    private void onGround(GardenStage garden, String day) {
        Vector3f wick = garden.wick().pose().position();
        List<GardenEntity> entities = garden.entities();
        for (int i = 0; i < entities.size(); i++) {
            if (entities.get(i) instanceof Walker walker && walker.position().distance(wick) < MEETING) {
                meet(walker.id(), "walker." + walker.def().id(), day);
            }
        }
    }

    private void meet(int id, String kind, String day) {
        if (kindsById.putIfAbsent(id, kind) == null) {
            tally.meet(kind, day);
        }
    }

    private void count(SimEvent event, String day) {
        switch (event.type()) {
            case BEE_LOST -> tally.add(Count.BEES_LOST, 1);
            case BEE_GAINED -> tally.add(Count.BEES_FOUND, 1);
            case DODGED -> tally.add(Count.DODGED, 1);
            case BRUSHED -> tally.add(Count.BRUSHED, 1);
            case DEFLECTED -> tally.add(Count.DEFLECTED, 1);
            case VOLLEY_FIRED -> {
                tally.add(Count.VOLLEYS, 1);
                tally.add(Count.LARGEST_VOLLEY, event.targets());
            }
            case CHAIN_UP -> tally.add(Count.LONGEST_CHAIN, event.chain());
            case FRIEND_FREED -> tally.add(Count.FRIENDS_FREED, 1);
            case ENEMY_DESTROYED -> {
                meet(event.id(), ENEMY + event.kind(), day); // it may have come in this very frame
                tally.defeat(kindsById.get(event.id()));
            }
            case WALKER_BEATEN, BOSS_DEFEATED -> tally.defeat(kindsById.getOrDefault(event.id(), ""));
            default -> {
                // not counted
            }
        }
    }

    /** Adds the way of the frame in whole u; what is left over waits for the next. */
    private void way(World world, int passed) {
        Optional<GardenStage> garden = garden(world);
        if (garden.isPresent()) {
            walk(garden.get(), LARGEST_STEP * passed);
        } else {
            flown += Math.max(0f, world.flight().distance() - distance);
            distance = world.flight().distance();
        }
        flown -= add(Count.FLOWN, flown);
        walked -= add(Count.WALKED, walked);
    }

    private int add(Count count, float way) {
        int whole = (int) way;
        if (whole > 0) {
            tally.add(count, whole);
        }
        return whole;
    }

    private void walk(GardenStage garden, float largest) {
        Vector3f now = garden.wick().pose().position();
        float x = now.x - before.x;
        float z = now.z - before.z;
        float way = (float) Math.sqrt(x * x + z * z);
        if (garden == ground && way < largest) {
            walked += way;
        }
        ground = garden;
        before.set(now);
    }

    private void end(StageResult result) {
        tally.add(result.cleared() ? Count.CLEARED : Count.LOST, 1);
        if (earnsMedals && result.cleared()) {
            switch (result.medal()) {
                case NONE -> {} // no medal, nothing to count
                case SEEDLING -> tally.add(Count.MEDAL_SEEDLING, 1);
                case LEAF -> tally.add(Count.MEDAL_LEAF, 1);
                case BLOOM -> tally.add(Count.MEDAL_BLOOM, 1);
                case GOLDEN -> tally.add(Count.MEDAL_GOLDEN, 1);
            }
        }
    }
}
