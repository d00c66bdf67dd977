package bumblewick.touch;

import java.util.EnumSet;
import java.util.Set;

/** One thing on the screen that a finger can press. */
public enum TouchPart {
    PAUSE(48f, TouchRealm.FLIGHT, TouchRealm.FOOT),
    /** Rests here until a finger comes down elsewhere on its side: then it is there. */
    STICK(112f, TouchRealm.FOOT),
    SPIN(64f, TouchRealm.FLIGHT, TouchRealm.FOOT),
    /** Held: the swarm flies tight. Without it any finger that steers does that. */
    TIGHT(72f, TouchRealm.FLIGHT),
    BOOST(56f, TouchRealm.FLIGHT),
    BRAKE(56f, TouchRealm.FLIGHT),
    JUMP(80f, TouchRealm.FOOT),
    CROUCH(56f, TouchRealm.FOOT),
    RECENTRE(56f, TouchRealm.FOOT);

    private final float width;
    private final Set<TouchRealm> realms;

    TouchPart(float width, TouchRealm first, TouchRealm... others) {
        this.width = width;
        realms = EnumSet.of(first, others);
    }

    /** Its usual width, in dp. */
    float width() {
        return width;
    }

    /** Whether it means anything there. */
    public boolean in(TouchRealm realm) {
        return realms.contains(realm);
    }

    /** Whether the player cannot take it away: nobody shuts himself in. */
    public boolean mustStay() {
        return this == PAUSE || this == STICK || this == JUMP;
    }

    /** Whether a setting decides about it in a realm, as opposed to the layout. */
    public boolean bySetting(TouchRealm realm) {
        return realm == TouchRealm.FLIGHT && (this == TIGHT || this == SPIN);
    }
}
