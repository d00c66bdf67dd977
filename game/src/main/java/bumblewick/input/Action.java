package bumblewick.input;

import bumblewick.sim.run.PlayerIntent;

/** What a player can do with a finger, as opposed to which key does it. */
public enum Action {
    LEFT(0),
    RIGHT(0),
    UP(0),
    DOWN(0),
    /** Held: the swarm flies tight. */
    TIGHT(PlayerIntent.TIGHT),
    /** Pressed: whirl, deflect, attack. */
    SPIN(PlayerIntent.SPIN),
    BOOST(PlayerIntent.BOOST),
    BRAKE(PlayerIntent.BRAKE),
    JUMP(PlayerIntent.JUMP),
    /** Pause and resume; in menus: back. */
    PAUSE(0),
    SCREENSHOT(0);

    private final int button;

    Action(int button) {
        this.button = button;
    }

    /** The bit of {@link PlayerIntent} that it sets, or 0. */
    int button() {
        return button;
    }

    /** Whether it means something else, or nothing, outside of a flight. */
    boolean inFlightOnly() {
        return this != PAUSE && this != SCREENSHOT;
    }

    /** Whether only the moment of pressing counts, not how long it is held. */
    boolean oncePerPress() {
        return this == SPIN;
    }
}
