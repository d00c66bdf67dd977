package bumblewick.input;

import bumblewick.sim.run.PlayerIntent;
import java.util.EnumSet;
import java.util.Set;

/** What a player can do with a finger, as opposed to which key does it. */
public enum Action {
    LEFT(0, Realm.FLIGHT, Realm.FOOT),
    RIGHT(0, Realm.FLIGHT, Realm.FOOT),
    UP(0, Realm.FLIGHT, Realm.FOOT),
    DOWN(0, Realm.FLIGHT, Realm.FOOT),
    /** Held: the swarm flies tight; on foot Wick walks carefully. */
    TIGHT(PlayerIntent.TIGHT, Realm.FLIGHT, Realm.FOOT),
    /** Pressed: whirl, deflect, attack. */
    SPIN(PlayerIntent.SPIN, Realm.FLIGHT, Realm.FOOT),
    /** Held: the bees shoot; of no use while they do so by themselves. */
    FIRE(0, Realm.FLIGHT),
    BOOST(PlayerIntent.BOOST, Realm.FLIGHT),
    BRAKE(PlayerIntent.BRAKE, Realm.FLIGHT),
    JUMP(PlayerIntent.JUMP, Realm.FOOT),
    CROUCH(PlayerIntent.CROUCH, Realm.FOOT),
    /** Held: the camera turns, at the same speed for as long. */
    LOOK_LEFT(0, Realm.FOOT),
    LOOK_RIGHT(0, Realm.FOOT),
    LOOK_UP(0, Realm.FOOT),
    LOOK_DOWN(0, Realm.FOOT),
    /** Pressed: the camera swings behind Wick. */
    RECENTRE(PlayerIntent.RECENTRE, Realm.FOOT),
    /** Pause and resume; in menus: back. */
    PAUSE(0, Realm.MENU, Realm.FLIGHT, Realm.FOOT),
    /** One step back in menus. Always on the same keys, see {@link MenuKeys}: nobody can bind it away. */
    BACK(0, Realm.MENU),
    SCREENSHOT(0, Realm.MENU, Realm.FLIGHT, Realm.FOOT),
    /** Shows what the rules feel. */
    OVERLAY(0, Realm.FLIGHT, Realm.FOOT);

    private final int button;
    private final Set<Realm> realms;

    Action(int button, Realm first, Realm... others) {
        this.button = button;
        realms = EnumSet.of(first, others);
    }

    /** The bit of {@link PlayerIntent} that it sets, or 0. */
    int button() {
        return button;
    }

    /** Whether it means anything there. */
    boolean in(Realm realm) {
        return realms.contains(realm);
    }

    /** Whether nobody can bind it. */
    public boolean fixed() {
        return this == BACK;
    }

    /** Whether each device must keep something for it. */
    boolean mustStay() {
        return this == PAUSE;
    }

    /** Whether there is a realm of play in which both mean something. */
    boolean meets(Action other) {
        return in(Realm.FLIGHT) && other.in(Realm.FLIGHT) || in(Realm.FOOT) && other.in(Realm.FOOT);
    }

    /** Whether only the moment of pressing counts, not how long it is held. */
    boolean oncePerPress() {
        return this == SPIN || this == RECENTRE;
    }

    /** Whether it says where to, as opposed to what. */
    boolean steers() {
        return this == LEFT || this == RIGHT || this == UP || this == DOWN;
    }
}
