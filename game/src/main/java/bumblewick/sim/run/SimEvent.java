package bumblewick.sim.run;

import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Something that happened in a tick and leaves no trace in the state: view, audio and HUD read these after the tick.
 * What lasts (health, score) is read from the world instead.
 *
 * <p>An event has a type, a place, as a rule the entity that it is about and its kind, and at most one more fact: a score, a
 * number of bees, whether a flag is up. The type says which, and only the accessor of that name gives it; the others throw.
 *
 * <p>Objects are reused by {@link SimEvents}, so that a tick makes no garbage: copy what you want to keep beyond the
 * frame.
 */
public final class SimEvent {
    /** The entity of an event that is about none. */
    public static final int NOBODY = 0;

    /** The fact that an event carries, beside its entity and place. */
    private enum Payload {
        NONE,
        SCORE,
        DAMAGE,
        HIT_POINTS,
        BEES,
        TARGETS,
        CHAIN,
        NUMBER,
        SURFACE,
        SPEED,
        CRUMBLING,
        TIGHT,
        LANDED,
        HIGH_EXIT,
        FROM_WALL,
        BEGINS,
        FASTER
    }

    /** What happened, and by which accessor there is more to know. */
    public enum Type {
        /** A bee fired a shot (entity: shot); {@link SimEvent#tight}. */
        SHOT_FIRED(Payload.TIGHT),
        /** The volley left; {@link SimEvent#targets}. */
        VOLLEY_FIRED(Payload.TARGETS),
        /** A target was painted for the next volley (entity: enemy or boss); {@link SimEvent#targets} painted so far. */
        LOCKED(Payload.TARGETS),
        /** An enemy, the boss or a piece of scenery lost hit points; {@link SimEvent#damage}. */
        HIT(Payload.DAMAGE),
        /** A hit met an enemy's armour, which stands. */
        ARMOUR_HIT,
        /** An enemy's armour burst. */
        ARMOUR_BROKEN,
        /** A hit met an enemy's weak point. */
        WEAK_HIT,
        /** One of a chain of enemies lost whom it followed: it curls up and falls, and so do those behind it. */
        CHAIN_CURLS,
        /** All of a chain of enemies were destroyed (entity: the last; kind: the head's); {@link SimEvent#score} given. */
        SEGMENTS_CLEARED(Payload.SCORE),
        /** A friend lost hit points (kind: its id in the stage); {@link SimEvent#hitPoints} left. */
        ESCORT_HURT(Payload.HIT_POINTS),
        /** A friend is home (kind: its id in the stage); {@link SimEvent#number}, how many so far. */
        ESCORT_HOME(Payload.NUMBER),
        /** A friend is lost and sinks away (kind: its id in the stage). */
        ESCORT_LOST,
        /** A carrier or nest let an enemy go (entity and kind: that one). */
        ENEMY_RELEASED,
        /** An enemy was destroyed; {@link SimEvent#score} given. */
        ENEMY_DESTROYED(Payload.SCORE),
        /** An enemy fired. */
        ENEMY_FIRED,
        /** An enemy begins to wind up for an attack. */
        ENEMY_TELL,
        /** Something was destroyed that is about to blow up (kind: its). */
        BLAST_TELL,
        /** Something blew up (kind: its); {@link SimEvent#number}, which blast of a chain, from 1. */
        BLAST(Payload.NUMBER),
        /** A piece of scenery broke; {@link SimEvent#score} given. */
        SCENERY_BROKEN(Payload.SCORE),
        /** A bee lost hit points but lives (kind: what hit it); {@link SimEvent#hitPoints} left. */
        BEE_HURT(Payload.HIT_POINTS),
        /** A bee died (kind: what hit it or Wick), or left the lantern in fright; {@link SimEvent#bees} that are left. */
        BEE_LOST(Payload.BEES),
        /** A bee joined; {@link SimEvent#bees} there are now. */
        BEE_GAINED(Payload.BEES),
        /** A bee dodged a bullet (entity: bee); {@link SimEvent#score} given. */
        DODGED(Payload.SCORE),
        /** A bullet passed close to Wick (entity: bullet); {@link SimEvent#score} given. */
        BRUSHED(Payload.SCORE),
        /** Wick begins to whirl. */
        SPIN,
        /** The whirl turned a bullet round (entity: bullet). */
        DEFLECTED,
        /** Shots broke a bullet (entity: bullet; kind: its); {@link SimEvent#score} given. */
        BULLET_BROKEN(Payload.SCORE),
        /** Wick was hit (kind: by what); {@link SimEvent#bees} lost by it. */
        WICK_HURT(Payload.BEES),
        /** Wick stumbled over low foliage or scraped along something. */
        STUMBLED,
        /** In flight, Wick's feet touched the ground or left it; {@link SimEvent#landed}. */
        GROUND(Payload.LANDED),
        /** Wick took a step; {@link SimEvent#surface}. */
        FOOTSTEP(Payload.SURFACE),
        /** Something was picked up (entity: pick-up). */
        PICKED_UP,
        /** Bees were parked in a flower gate (entity: gate); {@link SimEvent#bees}. */
        BEES_SEEDED(Payload.BEES),
        /** Parked bees came back; {@link SimEvent#bees}. */
        BEES_RETURNED(Payload.BEES),
        /** The multiplier rose; {@link SimEvent#chain}. */
        CHAIN_UP(Payload.CHAIN),
        /** The chain broke; {@link SimEvent#chain}, its length. */
        CHAIN_LOST(Payload.CHAIN),
        /** Wick passed a checkpoint; {@link SimEvent#number}, from 1. */
        CHECKPOINT(Payload.NUMBER),
        /** The boss appears; {@link SimEvent#hitPoints} that it has. */
        BOSS_ENTERED(Payload.HIT_POINTS),
        /** The boss begins a step that shows what it will do. */
        BOSS_TELL,
        /** The boss begins a dive. */
        BOSS_DIVE,
        /** The boss fired a round. */
        BOSS_FAN,
        /** The boss met the ground in a slam. */
        BOSS_SLAM,
        /** A whirl stopped the boss's dive; {@link SimEvent#score} given. */
        BOSS_PARRIED(Payload.SCORE),
        /** A rule threw the boss out of its step. */
        BOSS_REELS,
        /** A part of the boss broke (kind: its name); {@link SimEvent#score} given. */
        BOSS_PART_BROKEN(Payload.SCORE),
        /** The boss changed its phase; {@link SimEvent#number}, from 0. */
        BOSS_PHASE(Payload.NUMBER),
        /** The boss was beaten; {@link SimEvent#score} given. */
        BOSS_DEFEATED(Payload.SCORE),
        /** Wick took an exit; {@link SimEvent#highExit}. */
        EXIT(Payload.HIGH_EXIT),
        /** Wick came down on an islet; the flight waits. */
        CRASHED,
        /** Wick takes off from the islet; {@link SimEvent#bees}. */
        TOOK_OFF(Payload.BEES),
        /** On foot, Wick jumped; {@link SimEvent#fromWall}. */
        JUMPED(Payload.FROM_WALL),
        /** On foot, Wick's feet came down; {@link SimEvent#speed}. */
        LANDED(Payload.SPEED),
        /** Wick began to glide. */
        GLIDING,
        /** Wick began to slide down a wall. */
        WALL_SLIDE,
        /** Wick dives down to strike the ground. */
        POUND,
        /** A bounce surface or the head of a walker threw Wick up (entity: that, or 0). */
        BOUNCED,
        /** Wick caught fire. */
        BURNED,
        /** The fire is out. */
        BURN_ENDED,
        /** Wick fell off or burned, and is back on safe ground; {@link SimEvent#number}, how often so far. */
        RESET(Payload.NUMBER),
        /** The tutorial gave a hint; {@link SimEvent#number}, which of the stage's from 0. */
        HINT(Payload.NUMBER),
        /** A body ran into something, or a walker came down from high (entity: that); {@link SimEvent#speed}. */
        BODY_MET(Payload.SPEED),
        /** Wick began to push (entity: body). */
        PUSHING,
        /** A body broke; {@link SimEvent#score} given. */
        BODY_BROKEN(Payload.SCORE),
        /** A crumbling fixture cracks, falls or is whole again; {@link SimEvent#crumbling}. */
        CRUMBLING(Payload.CRUMBLING),
        /** A walker noticed Wick. */
        NOTICED,
        /** A walker begins to wind up for an attack. */
        WALKER_TELL,
        /** A walker was hit but lives; {@link SimEvent#hitPoints} left. */
        WALKER_HIT(Payload.HIT_POINTS),
        /** A walker was beaten; {@link SimEvent#score} given. */
        WALKER_BEATEN(Payload.SCORE),
        /** A beaten walker burst, a little later. */
        WALKER_BURST,
        /** Wick took the gem. */
        GEM_TAKEN,
        /** The key appears (entity: pick-up). */
        KEY_APPEARED,
        /** Wick took the key. */
        KEY_TAKEN,
        /** Wick stands before the door without the key. */
        DOOR_LOCKED,
        /** The door opens. */
        DOOR_OPENED,
        /** A friend walks free; {@link SimEvent#number}, how many so far. */
        FRIEND_FREED(Payload.NUMBER),
        /** A camera of the story takes over or gives back; {@link SimEvent#begins}. */
        CINEMATIC(Payload.BEGINS),
        /** Wick entered a trigger (kind: its name). */
        ENTERED,
        /** Wick left a trigger (kind: its name). */
        LEFT,
        /** An enemy appears on foot because a rule says so. */
        WALKER_APPEARED,
        /** A pick-up appears because a rule says so. */
        PICKUP_APPEARED,
        /** A rule shows a line of text. */
        TEXT,
        /** A rule, or a step of a boss, wants a sound (kind: its name in the mix). */
        SOUND,
        /** A rule changes the speed of the rail; {@link SimEvent#faster}. */
        RAIL_SPEED(Payload.FASTER),
        /** A field of the stage will be on in a moment (kind: its id; entity: its number). */
        FIELD_TELL,
        /** A field of the stage goes on (kind: its id; entity: its number). */
        FIELD_ON,
        /** A field of the stage goes off (kind: its id; entity: its number). */
        FIELD_OFF,
        /** Wick begins to feel a field of the stage (kind: its id; entity: its number). */
        FIELD_FELT,
        /** A web lost hit points, of those that are left until it burns (kind: its id; entity: its number). */
        WEB_HIT,
        /** A web catches fire (kind: its id; entity: its number). */
        WEB_BURNS,
        /** A web falls apart before it is done: its maker is gone (kind: its id; entity: its number). */
        WEB_TORN,
        /** A hazard will go in a moment (entity: hazard). */
        HAZARD_TELL,
        /** A hazard goes (entity: hazard). */
        HAZARD_GOES,
        /** A hazard has come to the end of its way, or a rolling one met ground or wall (entity: hazard). */
        HAZARD_LANDS,
        /** A clockwork turns a step (entity: hazard). */
        HAZARD_CLACK,
        /** Shots stopped a rotor (entity: hazard); {@link SimEvent#score} given. */
        HAZARD_STOPPED(Payload.SCORE),
        /** Shots broke a hazard (entity: hazard); {@link SimEvent#score} given. */
        HAZARD_BROKEN(Payload.SCORE),
        /** Wick begins to skim over water, or ends it; {@link SimEvent#begins}. */
        SKIMMING(Payload.BEGINS),
        /** Wick was too slow over water and sank for a moment. */
        SUNK,
        /** Wick touched lava and is thrown up. */
        SCORCHED,
        /** Wick met a wall of the course hard. */
        WALL_MET,
        /** The camera begins to look back, or ends it; {@link SimEvent#begins}. */
        CHASE(Payload.BEGINS),
        /** Wick takes a lane of a fork (kind: its name); {@link SimEvent#number} of the fork, from 1. */
        LANE(Payload.NUMBER),
        /** A mechanism will do something in a moment (kind: its word, such as rotor). */
        MACHINE_TELL,
        /** A mechanism goes on: pressed, turned over, lit, open, risen (kind: its word). */
        MACHINE_ON,
        /** A mechanism goes off, or comes to its end (kind: its word). */
        MACHINE_OFF,
        /** A mechanism clacks, ticks or is struck (kind: its word). */
        MACHINE_TICK,
        /** A target was hit as it has to be (entity: target; kind: its id); {@link SimEvent#score} given. */
        TARGET_LIT(Payload.SCORE),
        /** A target of a sequence is shown, or was hit in its turn (entity: target); {@link SimEvent#number}, from 1. */
        SEQUENCE_NOTE(Payload.NUMBER),
        /** A target of a sequence was hit out of its turn (kind: id of the sequence). */
        SEQUENCE_WRONG,
        /** A sequence was hit in its order (kind: its id); {@link SimEvent#score} given. */
        SEQUENCE_DONE(Payload.SCORE),
        /** A line of light shows where a beam will lie (entity: beam; kind: of bullet). */
        BEAM_TELL,
        /** A beam begins to hurt (entity: beam; kind: of bullet). */
        BEAM_FIRED,
        /** A string of a boss is plucked: it will be struck (kind: its id); {@link SimEvent#number} of its note, from 1. */
        STRING_PLUCKED(Payload.NUMBER),
        /** A string of a boss is struck (kind: its id); {@link SimEvent#number} of its note, from 1. */
        STRING_STRUCK(Payload.NUMBER),
        /** A web comes (entity: web). */
        WEB_WOVEN,
        /** Wick flew into a web, and a bee may hang in it (entity: web); {@link SimEvent#bees} in it. */
        WEB_TOUCHED(Payload.BEES),
        /** A web falls: its knots were shot (entity: web); {@link SimEvent#score} given. */
        WEB_FALLEN(Payload.SCORE),
        /** A ring wave is announced on the ground (entity: wave; kind: of bullet). */
        RING_WAVE_TELL,
        /** A ring wave begins to grow (entity: wave; kind: of bullet). */
        RING_WAVE_FIRED,
        /** Something that opens the high exit was done; {@link SimEvent#number}, how much so far. */
        DEED_STEP(Payload.NUMBER),
        /** All that opens the high exit is done. */
        DEED_DONE,
        /** The stage is over and won. */
        STAGE_CLEARED,
        /** The stage is over and lost. */
        STAGE_LOST;

        private final Payload payload;

        Type() {
            this(Payload.NONE);
        }

        Type(Payload payload) {
            this.payload = payload;
        }

        /** Whether there is more to know than entity and place. */
        public boolean hasPayload() {
            return payload != Payload.NONE;
        }
    }

    /** What a crumbling fixture does. */
    public enum Crumbling {
        CRACKS,
        FALLS,
        IS_WHOLE;

        private static final List<Crumbling> ALL = List.of(values());
    }

    private Type type = Type.HIT;
    private int id;
    private String kind = "";
    private int amount;
    private final Vector3f position = new Vector3f();

    SimEvent() {}

    SimEvent set(Type type, int id, String kind, int amount, Vector3f where) {
        this.type = type;
        this.id = id;
        this.kind = kind;
        this.amount = amount;
        position.set(where);
        return this;
    }

    public Type type() {
        return type;
    }

    /** The id of the entity that the event is about, {@link #NOBODY} if there is none. */
    public int id() {
        return id;
    }

    /**
     * Id of the definition that the entity is of, or of what hit it where the type says so, or name of the trigger; empty where
     * nobody tells kinds apart.
     */
    public String kind() {
        return kind;
    }

    /**
     * Where it happened, in u: of a flight in the corridor's frame (x right, y up, z along the rail), of a garden in the
     * world's. Not to be changed.
     */
    public Vector3f position() {
        return position;
    }

    /** The payload as a bare number, for logs: what it means, the type says; 0 without one, flags are 1 or 0. */
    public int amount() {
        return amount;
    }

    /** Points given for it. */
    public int score() {
        return amount(Payload.SCORE);
    }

    /** Hit points taken. */
    public int damage() {
        return amount(Payload.DAMAGE);
    }

    /** Hit points that the entity has now. */
    public int hitPoints() {
        return amount(Payload.HIT_POINTS);
    }

    /** A number of bees; the type says which bees. */
    public int bees() {
        return amount(Payload.BEES);
    }

    /** Targets painted for the volley, or fired at by it. */
    public int targets() {
        return amount(Payload.TARGETS);
    }

    /** Kills in the chain. */
    public int chain() {
        return amount(Payload.CHAIN);
    }

    /** Which one, or how many so far; the type says of what. */
    public int number() {
        return amount(Payload.NUMBER);
    }

    /** What the foot stands on: in flight 0 ground, 1 scenery, 2 wood, 3 ice and 4 water, on foot the surface's index in the rules. */
    public int surface() {
        return amount(Payload.SURFACE);
    }

    /** How fast two things met, in u/s, rounded. */
    public int speed() {
        return amount(Payload.SPEED);
    }

    /** What the fixture does. */
    public Crumbling crumbling() {
        return Crumbling.ALL.get(amount(Payload.CRUMBLING));
    }

    /** Whether the swarm flew tight. */
    public boolean tight() {
        return flag(Payload.TIGHT);
    }

    /** Whether the feet touched the ground, as opposed to left it. */
    public boolean landed() {
        return flag(Payload.LANDED);
    }

    /** Whether it was the high exit, as opposed to the low one. */
    public boolean highExit() {
        return flag(Payload.HIGH_EXIT);
    }

    /** Whether Wick jumped off a wall, as opposed to the ground. */
    public boolean fromWall() {
        return flag(Payload.FROM_WALL);
    }

    /** Whether the story's camera begins, as opposed to ends. */
    public boolean begins() {
        return flag(Payload.BEGINS);
    }

    /** Whether the rail gets faster, as opposed to slower. */
    public boolean faster() {
        return flag(Payload.FASTER);
    }

    private boolean flag(Payload wanted) {
        return amount(wanted) != 0;
    }

    private int amount(Payload wanted) {
        if (type.payload != wanted) {
            throw new IllegalStateException(type + " carries " + type.payload + ", not " + wanted);
        }
        return amount;
    }
}
