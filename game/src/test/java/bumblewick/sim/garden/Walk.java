package bumblewick.sim.garden;

import static org.junit.jupiter.api.Assertions.fail;

import bumblewick.math.StateHash;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** Wick in a {@link Yard}, led by a test; it remembers what happened. */
public final class Walk {
    private static final float NEAR = 0.3f;

    /** Ticks in which anything in a yard can be reached. */
    private static final int LONG = 1_200;

    private final GardenStage stage;
    private final SimEvents events = new SimEvents();
    private final List<SimEvent.Type> happened = new ArrayList<>();
    private final List<Integer> amounts = new ArrayList<>();
    private final StateHash hash = new StateHash();

    Walk(GardenStage stage) {
        this.stage = stage;
    }

    public GardenStage stage() {
        return stage;
    }

    public Vector3f feet() {
        return stage.wick().pose().position();
    }

    public Walk tick(PlayerIntent intent) {
        events.clear();
        stage.tick(intent, events);
        for (int i = 0; i < events.size(); i++) {
            happened.add(events.get(i).type());
            amounts.add(events.get(i).amount());
        }
        return this;
    }

    public Walk wait(int ticks) {
        return hold(ticks, 0);
    }

    public Walk hold(int ticks, int buttons) {
        for (int i = 0; i < ticks; i++) {
            tick(PlayerIntent.of(0f, 0f, buttons));
        }
        return this;
    }

    /** Presses for a tick and lets go for one. */
    public Walk press(int button) {
        return hold(1, button).wait(1);
    }

    /** Walks to a place on the plan, in the view of the camera, and stops. */
    public Walk go(float x, float z) {
        return go(x, z, 1f, 0);
    }

    public Walk go(float x, float z, float stick, int buttons) {
        for (int i = 0; i < LONG; i++) {
            float dx = x - feet().x;
            float dz = z - feet().z;
            float distance = (float) Math.sqrt(dx * dx + dz * dz);
            if (distance < NEAR) {
                return wait(20);
            }
            tick(towards(dx / distance * stick, dz / distance * stick, buttons));
        }
        return fail("never came to " + x + ", " + z + ", but is at " + feet());
    }

    /** The stick that means a direction of the world in the camera's view. */
    PlayerIntent towards(float worldX, float worldZ, int buttons) {
        Vector3f look = stage.camera().target().subtract(stage.camera().position());
        double plan = Math.hypot(look.x, look.z);
        double aheadX = look.x / plan;
        double aheadZ = look.z / plan;
        double up = worldX * aheadX + worldZ * aheadZ;
        double right = -worldX * aheadZ + worldZ * aheadX;
        return PlayerIntent.of((float) right, (float) up, buttons);
    }

    /** Goes on until something happens, at most so many ticks; how many it took. */
    public int until(SimEvent.Type type, int most) {
        for (int i = 1; i <= most; i++) {
            int before = count(type);
            wait(1);
            if (count(type) > before) {
                return i;
            }
        }
        return fail(type + " did not happen within " + most + " ticks, but " + happened);
    }

    public int count(SimEvent.Type type) {
        return (int) happened.stream().filter(type::equals).count();
    }

    public boolean saw(SimEvent.Type type) {
        return happened.contains(type);
    }

    /** The amount of the last event of a type. */
    public int lastAmount(SimEvent.Type type) {
        return amounts.get(happened.lastIndexOf(type));
    }

    /** The first thing that is seen of a model, or null. */
    public GardenEntity thing(String model) {
        return stage.entities().stream()
                .filter(gardenEntity -> gardenEntity.model().equals(model))
                .findFirst()
                .orElse(null);
    }

    long stateHash() {
        stage.addTo(hash.reset());
        return hash.value();
    }
}
