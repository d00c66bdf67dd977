package bumblewick.pilot;

import bumblewick.def.CourseDef.Fork;
import bumblewick.def.CourseDef.Split;
import bumblewick.def.DeedDef;
import bumblewick.def.RuleEvent;
import bumblewick.def.SceneryDef;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.course.FlowerGates;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.escort.Escort;
import bumblewick.sim.hazard.SignalTarget;
import bumblewick.sim.hazard.SignalTargets;
import bumblewick.sim.hazard.TargetSequence;
import bumblewick.sim.scenery.Scenery;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * What a pilot does for the deed of a flight, if it tries: it flies through the gates with the bees gathered, aims at what sends
 * the signal, takes the lanes where that is, and looks after friends.
 */
final class DeedWish {
    /** The lane of a fork of which the deed says nothing. */
    static final int EITHER = -1;

    private static final float GATES_TO = 75f; // u ahead
    private static final float HOLD_FROM = 22f; // u before a gate
    private static final float SHOTS_FROM = 9f;
    private static final float SHOTS_TO = 95f;

    /** How high in a gate a pilot flies, in u, if it is so high. */
    private static final float GATE_HEIGHT = 4f;

    private final FlightStage stage;
    private final DeedDef deed;
    private final boolean tries;

    /**
     * @param stage read, never changed
     * @param tries whether the pilot cares for the deed in this run
     */
    DeedWish(FlightStage stage, boolean tries) {
        this.stage = stage;
        deed = stage.def().deed();
        this.tries = tries && deed.isThere();
    }

    private boolean isOpen(RuleEvent event) {
        return tries && deed.on().event() == event && !stage.deed().isDone();
    }

    /** Sets where the pilot wants to be for the deed, across the rail, if something of it is near; returns whether. */
    boolean choose(Vector3f wish) {
        if (isOpen(RuleEvent.PARKED)) {
            Scenery gate = nextGate(GATES_TO);
            if (gate != null) {
                float height = Math.min(GATE_HEIGHT, (gate.top() - gate.position().y) / 2f);
                wish.set((gate.minX() + gate.maxX()) / 2f, gate.position().y + height, 0f);
            }
            return gate != null;
        }
        SignalTarget target = isOpen(RuleEvent.SIGNAL) ? nextTarget() : null;
        if (target != null) {
            wish.set(target.position().x, target.position().y, 0f);
        }
        return target != null;
    }

    /** Whether the bees are to be held together now, whatever else there is. */
    boolean gathers() {
        return isOpen(RuleEvent.PARKED) && nextGate(HOLD_FROM) != null;
    }

    /** The next gate in which bees could be parked, no further ahead than so many u; or null. */
    private Scenery nextGate(float within) {
        List<Scenery> scenery = stage.scenery();
        boolean enough = stage.beeCount() >= FlowerGates.FEWEST; // those that are parked come back before
        for (int i = 0; i < scenery.size() && enough; i++) {
            Scenery s = scenery.get(i);
            if (s.def().solidity() == SceneryDef.Solidity.FLOWER_GATE
                    && !s.passed()
                    && s.position().z - stage.distance() < within
                    && stage.ruled().rail().forks().isOpen(s.place().lane())) {
                return s;
            }
        }
        return null;
    }

    /** The first target ahead that sends the signal, or leads to it, and can be hit now; or null. */
    private SignalTarget nextTarget() {
        List<SignalTarget> near = stage.mechanisms().targets.near();
        for (int i = 0; i < near.size(); i++) {
            SignalTarget target = near.get(i);
            float ahead = target.position().z - stage.distance();
            boolean shot = target.canBeShot() && ahead > SHOTS_FROM && ahead < SHOTS_TO;
            boolean flown = target.def().by() == TargetDef.By.FLOWN
                    && target.isAwake()
                    && !target.lit()
                    && ahead > 0f
                    && ahead < GATES_TO;
            if ((shot || flown) && counts(target.def())) {
                return target;
            }
        }
        return null;
    }

    private boolean counts(TargetDef target) {
        return target.sends().equals(deed.signal()) || isNextOfItsSequence(target.id());
    }

    private boolean isNextOfItsSequence(String target) {
        SignalTargets targets = stage.mechanisms().targets;
        for (int i = 0; i < targets.sequences().size(); i++) {
            TargetSequence sequence = targets.sequences().get(i);
            if (sequence.phase() == TargetSequence.Phase.LISTENS
                    && sequence.def().sends().equals(deed.signal())
                    && sequence.def().targets().get(sequence.progress()).equals(target)) {
                return true;
            }
        }
        return false;
    }

    /** The lane of a fork in which the deed goes on, 0 or 1, or {@link #EITHER}. */
    int lane(Fork fork) {
        if (isOpen(RuleEvent.LANE)) {
            return lane(fork, deed.on().of());
        }
        List<TargetDef> targets = stage.def().mechanisms().targets();
        for (int i = 0; i < targets.size() && isOpen(RuleEvent.SIGNAL); i++) {
            Vector3f place = targets.get(i).place();
            if (place.z > fork.at()
                    && place.z < fork.to()
                    && targets.get(i).sends().equals(deed.signal())) {
                int own = lane(fork, targets.get(i).lane());
                float across = fork.split() == Split.X ? place.x : place.y;
                return own != EITHER ? own : across >= fork.from() ? 1 : 0;
            }
        }
        return EITHER;
    }

    private static int lane(Fork fork, String name) {
        for (int i = 0; i < fork.lanes().size(); i++) {
            if (fork.lanes().get(i).name().equals(name)) {
                return i;
            }
        }
        return EITHER;
    }

    /** Whether an enemy matters more than others: it hunts a friend, or the deed counts it. */
    boolean prefers(Enemy enemy) {
        if (enemy.def().grip().isPresent() && aFriendFlies()) {
            return true;
        }
        boolean counted = isOpen(RuleEvent.KILL) || isOpen(RuleEvent.CHAIN) || isOpen(RuleEvent.ARMOUR);
        return counted && !deed.on().of().isEmpty() && isOfKind(enemy, deed.on().of());
    }

    private static boolean isOfKind(Enemy enemy, String kind) {
        return enemy.def().id().equals(kind) || enemy.head().id().equals(kind);
    }

    private boolean aFriendFlies() {
        List<Escort> friends = stage.escorts().view();
        for (int i = 0; i < friends.size(); i++) {
            if (friends.get(i).flies()) {
                return true;
            }
        }
        return false;
    }
}
