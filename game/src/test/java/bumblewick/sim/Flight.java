package bumblewick.sim;

import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.util.EnumMap;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** A world in a test's hands: flies on while something is held, and counts what happens. */
public final class Flight {
    final World world;
    public final FlightStage stage;
    private final SimEvents events = new SimEvents();
    private final Map<SimEvent.Type, Integer> counts = new EnumMap<>(SimEvent.Type.class);
    private final Map<SimEvent.Type, Integer> lastAmounts = new EnumMap<>(SimEvent.Type.class);

    public Flight(TestRules rules) {
        this(rules.world());
    }

    /** @param checkpoint at which the run begins */
    public Flight(TestRules rules, int checkpoint) {
        this(rules.world(checkpoint));
    }

    /** The world that is flown. */
    public World world() {
        return world;
    }

    Flight(World world) {
        this.world = world;
        this.stage = world.flight();
    }

    public static PlayerIntent holding(int buttons) {
        return PlayerIntent.of(0f, 0f, buttons);
    }

    public Flight fly(int ticks, PlayerIntent intent) {
        for (int i = 0; i < ticks; i++) {
            tick(intent);
        }
        return this;
    }

    public void tick(PlayerIntent intent) {
        events.clear();
        world.tick(intent, events);
        for (int i = 0; i < events.size(); i++) {
            counts.merge(events.get(i).type(), 1, Integer::sum);
            lastAmounts.put(events.get(i).type(), events.get(i).amount());
        }
    }

    /** Flies on until something is so, for a minute at most. */
    public Flight until(BooleanSupplier condition, PlayerIntent intent) {
        for (int i = 0; i < 3_600 && !condition.getAsBoolean(); i++) {
            tick(intent);
        }
        if (!condition.getAsBoolean()) {
            throw new AssertionError("did not come about within a minute");
        }
        return this;
    }

    public SimEvents events() {
        return events;
    }

    public int count(SimEvent.Type type) {
        return counts.getOrDefault(type, 0);
    }

    public int lastAmount(SimEvent.Type type) {
        return lastAmounts.getOrDefault(type, Integer.MIN_VALUE);
    }
}
