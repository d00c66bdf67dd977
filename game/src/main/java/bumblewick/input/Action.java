package bumblewick.input;

import bumblewick.sim.run.PlayerIntent;
import java.util.EnumSet;
import java.util.Set;

/** Everything that a player can do, whichever key, button or finger does it. */
public enum Action {
    LEFT(0, InputContext.FLIGHT, InputContext.FOOT),
    RIGHT(0, InputContext.FLIGHT, InputContext.FOOT),
    UP(0, InputContext.FLIGHT, InputContext.FOOT),
    DOWN(0, InputContext.FLIGHT, InputContext.FOOT),
    /** Held: the swarm flies tight; on foot Wick walks slowly. */
    TIGHT(PlayerIntent.TIGHT, InputContext.FLIGHT, InputContext.FOOT),
    /** Pressed: whirl, deflect, attack. */
    SPIN(PlayerIntent.SPIN, InputContext.FLIGHT, InputContext.FOOT),
    /** Held: the bees shoot. It has no effect while automatic fire is on. */
    FIRE(0, InputContext.FLIGHT),
    BOOST(PlayerIntent.BOOST, InputContext.FLIGHT),
    BRAKE(PlayerIntent.BRAKE, InputContext.FLIGHT),
    JUMP(PlayerIntent.JUMP, InputContext.FOOT),
    CROUCH(PlayerIntent.CROUCH, InputContext.FOOT),
    /** Held: the camera turns at a constant speed. */
    LOOK_LEFT(0, InputContext.FOOT),
    LOOK_RIGHT(0, InputContext.FOOT),
    LOOK_UP(0, InputContext.FOOT),
    LOOK_DOWN(0, InputContext.FOOT),
    /** Pressed: the camera swings behind Wick. */
    RECENTRE(PlayerIntent.RECENTRE, InputContext.FOOT),
    /** Pause and resume; in menus: back. */
    PAUSE(0, InputContext.MENU, InputContext.FLIGHT, InputContext.FOOT),
    /** One step back in menus. It is always on the same keys, {@code Bindings.BACK}: a player cannot bind it away. */
    BACK(0, InputContext.MENU),
    SCREENSHOT(0, InputContext.MENU, InputContext.FLIGHT, InputContext.FOOT),
    /** Shows or hides the overlay of hit boxes and numbers. */
    OVERLAY(0, InputContext.FLIGHT, InputContext.FOOT);

    private final int button;
    private final Set<InputContext> contexts;

    Action(int button, InputContext first, InputContext... others) {
        this.button = button;
        contexts = EnumSet.of(first, others);
    }

    /** The bit of {@link PlayerIntent} that this action sets, or 0 if it sets none. */
    public int button() {
        return button;
    }

    /** Whether this action has a meaning in {@code context}. */
    public boolean appliesIn(InputContext context) {
        return contexts.contains(context);
    }

    /** Whether the player cannot bind this action. */
    public boolean isFixed() {
        return this == BACK;
    }

    /** Whether each device must keep at least one binding for this action. */
    public boolean mustStayBound() {
        return this == PAUSE;
    }

    /**
     * Whether this action and {@code other} both have a meaning in flight, or both on foot: then they should not
     * share a key.
     */
    public boolean overlaps(Action other) {
        return (appliesIn(InputContext.FLIGHT) && other.appliesIn(InputContext.FLIGHT))
                || (appliesIn(InputContext.FOOT) && other.appliesIn(InputContext.FOOT));
    }

    /** The action that a pad's other stick has where this one has it; the same for all but the directions. */
    public Action onOtherStick() {
        return switch (this) {
            case LEFT -> LOOK_LEFT;
            case RIGHT -> LOOK_RIGHT;
            case UP -> LOOK_UP;
            case DOWN -> LOOK_DOWN;
            case LOOK_LEFT -> LEFT;
            case LOOK_RIGHT -> RIGHT;
            case LOOK_UP -> UP;
            case LOOK_DOWN -> DOWN;
            default -> this;
        };
    }

    /** Whether only the moment of pressing counts, not how long the key is held. */
    boolean oncePerPress() {
        return this == SPIN || this == RECENTRE;
    }

    /** Whether this action is one of the four directions. */
    public boolean isDirection() {
        return this == LEFT || this == RIGHT || this == UP || this == DOWN;
    }
}
