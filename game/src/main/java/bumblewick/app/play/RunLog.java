package bumblewick.app.play;

import bumblewick.sim.World;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.Stage;
import com.jme3.math.Vector3f;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Logs how a run goes: where the player is every two seconds, and the events that matter. */
final class RunLog {
    private static final Logger LOG = LoggerFactory.getLogger(RunLog.class);

    /** Ticks from one line to the next. */
    private static final int EVERY = 120;

    private static final Set<Type> NOTABLE = Collections.unmodifiableSet(EnumSet.of(
            Type.HINT,
            Type.SPIN,
            Type.BODY_BROKEN,
            Type.WALKER_BEATEN,
            Type.RESET,
            Type.GEM_TAKEN,
            Type.KEY_APPEARED,
            Type.KEY_TAKEN,
            Type.DOOR_OPENED,
            Type.FRIEND_FREED,
            Type.CHECKPOINT,
            Type.BOSS_ENTERED,
            Type.BOSS_DEFEATED,
            Type.CRASHED,
            Type.TOOK_OFF));

    private int loggedAt;

    /** Logs a frame. */
    void write(World world, SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            if (NOTABLE.contains(event.type())) {
                LOG.info("event: {} {}", event.type().name().toLowerCase(Locale.ROOT), event.amount());
            }
        }
        Stage stage = world.stage();
        if (stage.ticks() >= loggedAt + EVERY) {
            loggedAt = stage.ticks();
            Vector3f at = world.onFoot()
                    ? world.garden().wick().pose().position()
                    : world.flight().wick().position();
            LOG.info(
                    "tick {}, score {}, bees {}, height {}, way {}",
                    stage.ticks(),
                    stage.points(),
                    stage.beeCount(),
                    Math.round(at.y * 10f),
                    Math.round(at.z * 10f));
        }
    }
}
