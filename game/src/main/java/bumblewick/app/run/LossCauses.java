package bumblewick.app.run;

import bumblewick.sim.FlightStage;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.EnumMap;
import java.util.Map;

/** Counts what a flight cost bees by, so that a loss can be answered by a tip. */
public final class LossCauses {
    /** What cost a bee. */
    public enum Cause {
        /** Time ran out on the islet. */
        ISLET,
        /** A bee was hit while the swarm was gathered. */
        GATHERED,
        /** Wick ran into something solid. */
        SCENERY,
        /** Wick was hit. */
        WICK,
        /** A bee was hit while the swarm was scattered. */
        SCATTERED
    }

    private final Map<Cause, Integer> lost = new EnumMap<>(Cause.class);
    private boolean onIslet;

    /** Observes a frame of a flight. */
    void observe(FlightStage flight, SimEvents events) {
        boolean wickHurt = has(events, Type.WICK_HURT);
        Cause cause = flight.wick().tight() ? Cause.GATHERED : Cause.SCATTERED;
        if (wickHurt) {
            cause = flight.wick().stumbleTicks() > 0 ? Cause.SCENERY : Cause.WICK;
        }
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type() == Type.BEE_LOST && flight.islet().isEmpty()) {
                lost.merge(cause, 1, Integer::sum);
            }
        }
        if (onIslet && flight.phase() == FlightStage.Phase.LOST) {
            lost.put(Cause.ISLET, Integer.MAX_VALUE);
        }
        onIslet = flight.islet().isPresent();
    }

    private static boolean has(SimEvents events, Type type) {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).type() == type) {
                return true;
            }
        }
        return false;
    }

    /** The cause that cost most bees; {@link Cause#SCATTERED} if none was seen. */
    Cause worst() {
        Cause worst = Cause.SCATTERED;
        for (Cause cause : Cause.values()) {
            if (lost.getOrDefault(cause, 0) > lost.getOrDefault(worst, 0)) {
                worst = cause;
            }
        }
        return worst;
    }
}
