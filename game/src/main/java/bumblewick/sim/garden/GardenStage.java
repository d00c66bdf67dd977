package bumblewick.sim.garden;

import bumblewick.def.AssistDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.FootDef;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.def.ScoreDef;
import bumblewick.def.SwarmDef;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.garden.camera.GardenCamera;
import bumblewick.sim.garden.enemy.GardenBullet;
import bumblewick.sim.garden.enemy.GardenBulletField;
import bumblewick.sim.garden.enemy.WalkerField;
import bumblewick.sim.garden.enemy.WickPerception;
import bumblewick.sim.garden.level.Fixtures;
import bumblewick.sim.garden.level.Terrain;
import bumblewick.sim.rule.Cues;
import bumblewick.sim.rule.StageRules;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.HitForgiveness;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.Stage;
import bumblewick.sim.run.StageResult;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** A stage on foot: Wick, the level with its walkers, the cameras and the story. {@link #tick} is its table of contents. */
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
        /** There is no story, or it is over. */
        FREE
    }

    /** The spawn at which Wick begins. */
    private static final String WICK = "wick";

    /** How high above the islet a crash begins, in u. */
    private static final float CRASH_HEIGHT = 9f;

    /** The random stream that walkers draw from. */
    private static final int WALKER_STREAM = 1;

    private final GardenDef def;
    private final Terrain terrain;
    private final Blooms blooms = new Blooms();
    private final GardenScore score;
    private final StageFields fields;
    private final GardenWick wick;
    private final FootEventReporter footEvents;
    private final GardenMachines machines;
    private final Fixtures fixtures;
    private final GardenBodies bodies;
    private final GardenBulletField bullets;
    private final RandomStream random;
    private final WalkerField walkers;
    private final Friends friends;
    private final GardenPickups pickups;
    private final Lantern lantern;
    private final WickAttacks attacks;
    private final WickDamage damage;
    private final WickPerception perception = new WickPerception();
    private final CameraDirector cameras;
    private final Story story;
    private final GardenTriggers triggers;
    private final PickupEffects pickupEffects;
    private final GardenEnding ending;
    private final EntityIds ids = new EntityIds();
    private final VisibleEntities visible;
    private final GardenRuleStage ruled;
    private final StageRules stageRules;
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
        def = rules.get(GardenDef.class, options.stage()).on(options.difficulty());
        DifficultyDef difficulty = rules.get(DifficultyDef.class, options.difficulty());
        LevelDef level = def.level();
        terrain = new Terrain(rules, level);
        CollisionWorld world = terrain.world();
        score = new GardenScore(rules.only(ScoreDef.class));
        sureFooted = options.assists().sureFooted();
        fields = StageFields.everywhere(level.fields());
        wick = new GardenWick(ids.next(), rules.only(FootDef.class), terrain);
        machines = new GardenMachines(rules, def, terrain, fields, wick, ids);
        fixtures = new Fixtures(rules, level, terrain, ids);
        bodies = new GardenBodies(rules, def, terrain, score, ids);
        bullets = new GardenBulletField(rules, world, ids);
        random = new RandomStream(options.seed(), WALKER_STREAM);
        walkers = new WalkerField(rules, def, terrain, bullets, random, ids);
        friends = new Friends(level, world, fixtures, ids);
        pickups = new GardenPickups(rules, level, world, ids);
        int bees = def.goal() == GardenDef.Goal.BEES ? 0 : difficulty.bees();
        lantern = new Lantern(pickups, bees, rules.only(SwarmDef.class).cap());
        footEvents = new FootEventReporter(wick, fixtures, bodies);
        float lean = options.assists().aim(rules.only(AssistDef.class)).lean();
        attacks = new WickAttacks(wick, walkers, bullets, bodies, fixtures, score, lean);
        damage = new WickDamage(
                wick,
                walkers,
                bullets,
                lantern,
                blooms,
                new HitForgiveness(options.assists().bees()));
        placeWick(level);
        cameras = new CameraDirector(level, wick, world);
        story = new Story(def, cameras.rig(), pickups, fixtures, friends);
        triggers = new GardenTriggers(level, story);
        ruled = new GardenRuleStage(
                rules, def, cameras, wick, walkers, pickups, fixtures, lantern, triggers, score, friends, fields,
                machines);
        stageRules = new StageRules(def.rules(), options.difficulty(), options.seed(), 0f, ruled);
        machines.join(bodies, damage, walkers, stageRules);
        pickupEffects = new PickupEffects(wick, pickups, lantern, score, blooms, story);
        boolean untimed =
                def.goal() == GardenDef.Goal.BEES && options.guidance().untimedIslet();
        ending = new GardenEnding(def, untimed, score, friends);
        pickups.settle();
        visible = new VisibleEntities(
                wick, List.of(machines.platforms(), machines.parts(), fixtures, bodies, walkers, friends, pickups));
        visible.update();
    }

    /** Puts Wick at its spawn; on an islet, after a crash, high above it. */
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
        boolean waits = cinematic() || over();
        int firstEvent = events.size();
        PlayerIntent wanted = waits ? PlayerIntent.NONE : intent;
        blooms.tick();
        machines.tick(waits, events);
        fixtures.tick(wick.foot().groundSolid(), wick.foot().feet(), events);
        bodies.tick(events);
        fields.tick(wick.middle(), !waits, events);
        moveWick(wanted, waits, events);
        pickups.tick();
        if (waits) {
            walkers.pause();
            bullets.pause();
        } else {
            moveWalkers(events);
            attacks.tick(events);
            damage.tick(events);
            pickupEffects.tick(events);
            triggers.tick(wick.middle(), events);
        }
        friends.tick(events);
        advanceStory(events);
        ruled.advanceScene(story.keepsCamera(), events);
        cameras.tick(wanted, story, ruled.scene());
        bullets.sweep();
        pickups.sweep();
        if (!over()) {
            stageRules.tick(ticks, events, firstEvent);
        }
        visible.update();
        endIfOver(events);
    }

    private boolean over() {
        return ending.result().isPresent();
    }

    private void moveWick(PlayerIntent wanted, boolean waits, SimEvents events) {
        wick.tick(wanted, cameras.camera(), lantern.bees(), fields, machines.factor());
        bodies.push(wick.foot().controller(), wick.wish());
        footEvents.report(events);
        if (!waits) {
            machines.touch(events);
        }
        if (machines.takePutBack() || wick.stuck() || wick.foot().feet().y < def.floorHeight()) {
            machines.putWickBack();
            resets += sureFooted ? 0 : 1;
            cameras.cutToWick();
            events.add(Type.RESET, wick.id(), resets, wick.foot().feet());
        }
    }

    private void moveWalkers(SimEvents events) {
        wick.showTo(perception);
        walkers.tick(perception, blooms.speedFactor(), blooms.clocksTick(), events);
        bullets.tick(blooms.speedFactor());
    }

    private void advanceStory(SimEvents events) {
        story.tick(cameras.subject(), events);
        if (story.celebrating()) {
            wick.foot().cheer();
        }
    }

    private void endIfOver(SimEvents events) {
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
        score.addTo(hash);
        wick.addTo(hash);
        fields.addTo(hash);
        fixtures.addTo(hash);
        bodies.addTo(hash);
        bullets.addTo(hash);
        walkers.addTo(hash);
        friends.addTo(hash);
        pickups.addTo(hash);
        lantern.addTo(hash);
        attacks.addTo(hash);
        damage.addTo(hash);
        machines.addTo(hash);
        cameras.addTo(hash);
        story.addTo(hash);
        triggers.addTo(hash);
        ending.addTo(hash);
        stageRules.addTo(hash);
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

    /** Everything that moves or changes and has a model, by rising ids. */
    public List<GardenEntity> entities() {
        return visible.view();
    }

    /** Whether it is a bee that can be gathered. */
    public boolean isStrayBee(GardenEntity entity) {
        return entity instanceof GardenPickup pickup && pickup.def.effect() == PickupDef.Effect.BEES;
    }

    /** Platforms and mechanisms. */
    GardenMachines machines() {
        return machines;
    }

    /** Wind, webs, smoke and the dark. */
    public StageFields fields() {
        return fields;
    }

    /** The hare; in {@link #entities()} too. */
    public GardenWick wick() {
        return wick;
    }

    /** Bullets in the air; not in {@link #entities()}. */
    public List<GardenBullet> bullets() {
        return bullets.view();
    }

    /** The collision world, for queries between two ticks. Not to be changed. */
    public CollisionWorld collision() {
        return terrain.world();
    }

    /** Index of the tutorial's last hint in the stage, from 0; −1 before the first. */
    public int hint() {
        return triggers.hint();
    }

    /** Whether Wick has left the place where that hint was given. */
    public boolean hintLeft() {
        return triggers.hintLeft();
    }

    /** Ticks since that hint was given. */
    public int hintTicks() {
        return triggers.hintTicks();
    }

    /** Lantern seeds found so far. */
    public int seeds() {
        return score.seeds();
    }

    /** Ticks left in which no bee can be scared. */
    public int shieldTicks() {
        return blooms.shieldTicks();
    }

    /** Ticks left in which enemies and bullets are slow. */
    public int tempoTicks() {
        return blooms.tempoTicks();
    }

    /** How often Wick was restored to safe ground; 0 with the sure-footed assist. */
    public int resets() {
        return resets;
    }

    public Chapter chapter() {
        return story.chapter();
    }

    /** Whether a camera of the story or of a rule is active and Wick waits. */
    public boolean cinematic() {
        return story.cinematic() || ruled.scene().cinematic();
    }

    /** Whether a rule or a mechanism has sent a signal in this run; of a signal that no rule knows, false. */
    public boolean isSent(String signal) {
        return stageRules.isSent(signal);
    }

    /** What rules have asked for that is seen and heard. */
    public Cues cues() {
        return ruled.cues();
    }

    /** Whether time ends it. */
    public boolean timed() {
        return ending.isTimed();
    }

    /** Ticks left, if the stage has a limit, else 0. */
    public int ticksLeft() {
        return ending.ticksLeft(ticks);
    }

    /** Friends freed so far. */
    public int friendsFreed() {
        return friends.freed();
    }

    /** All friends of the stage, freed or not. */
    public int friendsTotal() {
        return friends.size();
    }

    @Override
    public long points() {
        return score.points();
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
