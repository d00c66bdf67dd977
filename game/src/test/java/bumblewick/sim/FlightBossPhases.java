package bumblewick.sim;

import bumblewick.def.BossDef;
import java.util.List;

/** Bosses for tests that are about something else. */
final class FlightBossPhases {
    /** It comes and waits. */
    static final List<BossDef.Phase> WAITING =
            List.of(TestPhase.first(TestRules.step(BossDef.Action.RETURN, 10f)).def());

    private FlightBossPhases() {}
}
