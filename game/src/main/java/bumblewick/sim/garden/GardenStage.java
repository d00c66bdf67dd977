package bumblewick.sim.garden;

import bumblewick.def.DifficultyDef;
import bumblewick.def.FootDef;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.Rulebook;
import bumblewick.math.RandomStream;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.Mercy;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.Seen;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.Stage;
import bumblewick.sim.run.StageResult;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
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

    /** Where Wick begins. */
    private static final String WICK = "wick";

    /** How high above the islet a crash begins, in u. */
    private static final float CRASH_HEIGHT = 9f;

    /** Who draws from which random stream. */
    private static final int WALKER_STREAM = 1;

    private final GardenDef def;
    private final Terrain terrain;
    private final Blooms blooms = new Blooms();
    private final GardenTally tally;
    private final GardenWick wick;
    private final WickReport report;
    private final Platforms platforms;
    private final Fixtures fixtures;
    private final GardenBodies bodies;
    private final SpitField spits;
    private final RandomStream random;
    private final WalkerField walkers;
    private final Friends friends;
    private final GardenPickups pickups;
    private final Lantern lantern;
    private final WickStrikes strikes;
    private final WickHarm harm;
    private final Prey prey = new Prey();
    private final GardenCameras cameras;
    private final Story story;
    private final GardenTriggers triggers;
    private final GardenLoot loot;
    private final GardenEnding ending;
    private final Ids ids = new Ids();
    private final List<Seen> seen = new ArrayList<>();
    private final List<Seen> seenView = new ReadOnlyList<>(seen);
    private final boolean sureFooted;
    private int ticks;
    private int resets;

    /**
     * Sets the stage up.
     *
     * @throws IllegalArgumentException if the rules do not know the stage or the difficulty, or the level lacks what its
     *     goal needs
     */
    public GardenStage(Rulebook rules, RunOptions options) {
        def = Rulebook.named(rules.gardens(), options.stage());
        DifficultyDef difficulty = Rulebook.named(rules.difficulties(), options.difficulty());
        LevelDef level = def.level();
        terrain = new Terrain(rules, level);
        CollisionWorld world = terrain.world();
        tally = new GardenTally(rules.score());
        sureFooted = options.assists().sureFooted();
        wick = new GardenWick(ids.next(), foot(rules), terrain);
        platforms = new Platforms(level, terrain, ids);
        fixtures = new Fixtures(rules, level, terrain, ids);
        bodies = new GardenBodies(rules, def, terrain, tally, ids);
        spits = new SpitField(rules, world, ids);
        random = new RandomStream(options.seed(), WALKER_STREAM);
        walkers = new WalkerField(rules, def, terrain, spits, random, ids);
        friends = new Friends(level, world, ids);
        pickups = new GardenPickups(rules, level, world, ids);
        int bees = def.goal() == GardenDef.Goal.BEES ? 0 : difficulty.bees();
        lantern = new Lantern(pickups, bees, rules.swarm().cap());
        report = new WickReport(wick, fixtures, bodies);
        strikes = new WickStrikes(wick, walkers, spits, bodies, tally, lean(rules, options));
        harm = new WickHarm(
                wick,
                walkers,
                spits,
                lantern,
                blooms,
                new Mercy(options.assists().bees()));
        placeWick(level);
        cameras = new GardenCameras(level, wick, world);
        story = new Story(def, cameras.rig(), pickups, fixtures, friends);
        triggers = new GardenTriggers(level, story);
        loot = new GardenLoot(wick, pickups, lantern, tally, blooms, story);
        ending = new GardenEnding(def, tally);
        pickups.settle();
        list();
    }

    private FootDef foot(Rulebook rules) {
        FootDef foot = rules.foot();
        return sureFooted ? foot.withCoyote(rules.assists().coyoteTicks()) : foot;
    }

    private static float lean(Rulebook rules, RunOptions options) {
        return options.assists().aim(rules.assists()).lean();
    }

    /** Who is to gather bees has just lost the last one, and comes down from the sky. */
    private void placeWick(LevelDef level) {
        LevelDef.Spawn start = level.spawns().stream()
                .filter(spawn -> spawn.what().equals(WICK))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("the level of '" + def.id() + "' lacks spawn_wick"));
        float height = def.goal() == GardenDef.Goal.BEES ? CRASH_HEIGHT : 0f;
        wick.place(start.position().add(0f, height, 0f), start.yaw());
    }

    /** The order of these lines is a rule of the game: who moves first can hit first. */
    @Override
    public void tick(PlayerIntent intent, SimEvents events) {
        ticks++;
        boolean waits = story.cinematic() || over();
        PlayerIntent wanted = waits ? PlayerIntent.NONE : intent;
        blooms.tick();
        platforms.tick(waits);
        moveFixtures(events);
        bodies.tick(events);
        moveWick(wanted, events);
        pickups.tick();
        if (waits) {
            walkers.hold();
            spits.hold();
        } else {
            moveWalkers(events);
            fight(events);
            loot.tick(events);
            triggers.tick(wick.middle(), events);
        }
        friends.tick();
        tellTheStory(events);
        cameras.tick(wanted, story);
        removeTheGone();
        list();
        end(events);
    }

    private boolean over() {
        return ending.result().isPresent();
    }

    private void moveFixtures(SimEvents events) {
        fixtures.tick(wick.foot().groundSolid(), wick.foot().feet(), events);
    }

    private void moveWick(PlayerIntent wanted, SimEvents events) {
        wick.tick(wanted, cameras.camera(), lantern.bees());
        bodies.leanOn(wick.foot().controller(), wick.wish());
        report.tell(events);
        if (wick.stuck() || wick.foot().fellBelow(def.floorHeight())) {
            wick.respawn();
            resets += sureFooted ? 0 : 1;
            cameras.jump();
            events.add(Type.RESET, wick.id(), resets, wick.foot().feet());
        }
    }

    private void moveWalkers(SimEvents events) {
        wick.tell(prey);
        walkers.tick(prey, blooms.pace(), blooms.beat(), events);
        spits.tick(blooms.pace());
    }

    private void fight(SimEvents events) {
        strikes.tick(events);
        harm.tick(events);
    }

    private void tellTheStory(SimEvents events) {
        story.tick(cameras.subject(), events);
        if (story.rejoicing()) {
            wick.foot().cheer();
        }
    }

    private void removeTheGone() {
        spits.sweep();
        pickups.sweep();
    }

    /** What is to be seen, by rising ids. */
    private void list() {
        seen.clear();
        seen.add(wick);
        for (int i = 0; i < platforms.size(); i++) {
            seen.add(platforms.get(i));
        }
        for (int i = 0; i < fixtures.size(); i++) {
            if (fixtures.get(i).seen) {
                seen.add(fixtures.get(i));
            }
        }
        for (int i = 0; i < bodies.size(); i++) {
            seen.add(bodies.get(i));
        }
        for (int i = 0; i < walkers.size(); i++) {
            seen.add(walkers.get(i));
        }
        for (int i = 0; i < friends.size(); i++) {
            seen.add(friends.get(i));
        }
        for (int i = 0; i < pickups.size(); i++) {
            if (!pickups.get(i).hidden) {
                seen.add(pickups.get(i));
            }
        }
    }

    private void end(SimEvents events) {
        if (over()) {
            return;
        }
        Vector3f where = wick.foot().feet();
        boolean enough = def.goal() == GardenDef.Goal.BEES && lantern.bees() >= def.bees();
        if (story.over()) {
            ending.win(GardenEnding.HIGH, true, ticks, lantern.bees(), resets, where, events);
        } else if (enough) {
            ending.win(GardenEnding.HIGH, false, ticks, lantern.bees(), resets, where, events);
        } else if (!triggers.exit().isEmpty()) {
            ending.win(triggers.exit(), false, ticks, lantern.bees(), resets, where, events);
        } else if (ending.outOfTime(ticks)) {
            ending.lose(ticks, lantern.bees(), where, events);
        }
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(ticks).add(resets).add(random.state());
        ids.addTo(hash);
        blooms.addTo(hash);
        tally.addTo(hash);
        wick.addTo(hash);
        fixtures.addTo(hash);
        bodies.addTo(hash);
        spits.addTo(hash);
        walkers.addTo(hash);
        friends.addTo(hash);
        pickups.addTo(hash);
        lantern.addTo(hash);
        strikes.addTo(hash);
        harm.addTo(hash);
        platforms.addTo(hash);
        cameras.addTo(hash);
        story.addTo(hash);
        triggers.addTo(hash);
        ending.addTo(hash);
    }

    public GardenDef def() {
        return def;
    }

    @Override
    public int ticks() {
        return ticks;
    }

    public GardenCamera camera() {
        return cameras.camera();
    }

    /**
     * Everything that is to be seen and is not part of the level's own picture, Wick too, but bullets; in the order of
     * their ids.
     */
    public List<Seen> seen() {
        return seenView;
    }

    /** The hare; in {@link #seen()} too. */
    public GardenWick wick() {
        return wick;
    }

    /** Bullets in the air; not in {@link #seen()}, for a bullet need not have a model. */
    public List<Spit> bullets() {
        return spits.view();
    }

    /** What is solid, for whoever wants to look at it between two ticks. Not to be changed. */
    public CollisionWorld collision() {
        return terrain.world();
    }

    /** The hint of the tutorial that was given last: which of the stage's, from 0; −1 before the first. */
    public int hint() {
        return triggers.hint();
    }

    /** Ticks since that hint was given. */
    public int hintTicks() {
        return triggers.hintTicks();
    }

    /** Lantern seeds found so far. */
    public int seeds() {
        return tally.seeds();
    }

    /** Ticks left in which nobody can scare a bee. */
    public int shieldTicks() {
        return blooms.shieldTicks();
    }

    /** Ticks left in which enemies and bullets are slow. */
    public int tempoTicks() {
        return blooms.tempoTicks();
    }

    /** How often Wick was put back on safe ground, as far as it counts. */
    public int resets() {
        return resets;
    }

    public Chapter chapter() {
        return story.chapter();
    }

    /** Whether a camera of the story looks on and Wick waits. */
    public boolean cinematic() {
        return story.cinematic();
    }

    /** Ticks left, if the stage has a limit, else 0. */
    public int ticksLeft() {
        return ending.ticksLeft(ticks);
    }

    /** Friends freed so far. */
    public int friends() {
        return friends.freed();
    }

    /** Friends that there are. */
    public int friendsInAll() {
        return friends.size();
    }

    @Override
    public long points() {
        return tally.points();
    }

    @Override
    public int beeCount() {
        return lantern.bees();
    }

    @Override
    public Optional<StageResult> result() {
        return ending.result();
    }
}
