package bumblewick.sim.garden.machine;

import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** The flame that Wick carries in the lantern from one brazier to the next. It goes out after a while, and in water. */
final class CarriedFlame {
    /** How long it burns, in ticks. */
    static final int BURNS = Tick.of(20f);

    /** Where the lantern hangs, in u above the feet. */
    static final float HEIGHT = 0.8f;

    private final MachinePart part; // null for a level without braziers
    private final Vector3f place = new Vector3f();
    private int left;

    CarriedFlame(MachinePart part) {
        this.part = part;
        if (part != null) {
            part.seen = false;
        }
    }

    boolean burns() {
        return left > 0;
    }

    /** Takes fire, anew if it burns. */
    void light(SimEvents events) {
        if (left == 0) {
            events.add(Type.MACHINE_ON, part.id(), "flame", 0, place);
        }
        left = BURNS;
    }

    /** Goes out. */
    void douse(SimEvents events) {
        if (left > 0) {
            left = 0;
            events.add(Type.MACHINE_OFF, part.id(), "flame", 0, place);
        }
    }

    /** Burns down by a tick, and goes where Wick is. */
    void tick(FootMotion wick, SimEvents events) {
        place.set(wick.feet()).addLocal(0f, HEIGHT, 0f);
        if (part == null) {
            return;
        }
        if (left == 1) {
            douse(events);
        }
        left = Math.max(0, left - 1);
        boolean appears = left > 0 && !part.seen;
        part.seen = left > 0;
        part.begin();
        part.position().set(place);
        part.size = Math.min(1f, 0.35f + 0.65f * left / BURNS);
        if (appears) {
            part.settle();
        }
    }

    /** Where it is. */
    Vector3f place() {
        return place;
    }

    void addTo(StateHash hash) {
        hash.add(left);
    }
}
