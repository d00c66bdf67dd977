package bumblewick.def;

import static bumblewick.def.StageKind.FLIGHT;
import static bumblewick.def.StageKind.GARDEN;

import java.util.List;

/** What a rule can wait for, in flights, in gardens, or in both. */
public enum RuleEvent {
    /** The run begins. */
    START(FLIGHT, GARDEN),
    /** A time since then has passed. */
    TIME(FLIGHT, GARDEN),
    /** The conditions of the rule begin to hold. */
    CONDITION(FLIGHT, GARDEN),
    /** A rule sent a signal. */
    SIGNAL(FLIGHT, GARDEN),
    /** Something was picked up. */
    PICKUP(FLIGHT, GARDEN),
    /** An enemy was hit and lives. */
    HIT(FLIGHT, GARDEN),
    /** An enemy was destroyed. */
    KILL(FLIGHT, GARDEN),
    /** The armour of an enemy burst. */
    ARMOUR(FLIGHT),
    /** All of a chain of enemies were destroyed. */
    CHAIN(FLIGHT),
    /** A friend is home. */
    ESCORT_HOME(FLIGHT),
    /** A friend is lost. */
    ESCORT_LOST(FLIGHT),
    /** A piece of scenery or a body broke. */
    BROKEN(FLIGHT, GARDEN),
    /** Something blew up. */
    BLAST(FLIGHT),
    /** Wick was hit. */
    HURT(FLIGHT, GARDEN),
    BEE_LOST(FLIGHT, GARDEN),
    BEE_GAINED(FLIGHT, GARDEN),
    /** Wick begins to whirl. */
    WHIRL(FLIGHT, GARDEN),
    /** The whirl turned a bullet round. */
    DEFLECTED(FLIGHT, GARDEN),
    /** Wick reached a distance along the rail. */
    PLACE(FLIGHT),
    /** Bees were parked in a flower gate. */
    PARKED(FLIGHT),
    /** Parked bees came back. */
    RETURNED(FLIGHT),
    /** A volley left. */
    VOLLEY(FLIGHT),
    /** A bullet passed close to Wick. */
    GRAZED(FLIGHT),
    CHECKPOINT(FLIGHT),
    /** The boss appears. */
    BOSS(FLIGHT),
    /** The boss changes its phase. */
    BOSS_PHASE(FLIGHT),
    /** A part of the boss broke. */
    BOSS_PART(FLIGHT),
    BOSS_BEATEN(FLIGHT),
    /** Wick takes off from the islet again. */
    TOOK_OFF(FLIGHT),
    /** Wick takes a lane of a fork. */
    LANE(FLIGHT),
    /** Wick entered a trigger. */
    ENTERED(GARDEN),
    /** Wick left a trigger. */
    LEFT(GARDEN),
    GEM(GARDEN),
    KEY(GARDEN),
    /** Wick stands before the door without the key. */
    LOCKED(GARDEN),
    DOOR(GARDEN),
    FRIEND(GARDEN),
    /** An enemy noticed Wick. */
    NOTICED(GARDEN),
    BOUNCED(GARDEN),
    /** Wick caught fire. */
    BURNED(GARDEN),
    /** Wick fell or burned, and was restored to safe ground. */
    RESTORED(GARDEN),
    /** A fixture fell under Wick. */
    CRUMBLED(GARDEN),
    JUMPED(GARDEN),
    GLIDED(GARDEN),
    /** Wick dives at the ground. */
    POUND(GARDEN);

    private final List<StageKind> kinds;

    RuleEvent(StageKind... kinds) {
        this.kinds = List.of(kinds);
    }

    /** Whether stages of a kind have it. */
    public boolean in(StageKind kind) {
        return kinds.contains(kind);
    }
}
