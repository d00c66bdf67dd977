package bumblewick.app;

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

/** Notes in the log how a run goes: where it is now and then, and what matters of what happens. */
final class Diary {
    private static final Logger LOG = LoggerFactory.getLogger(Diary.class);

    /** Ticks from one note to the next. */
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

    private int noted;

    /** Notes a frame. */
    void note(World world, SimEvents events) {
        for (int i = 0; i < events.size(); i++) {
            SimEvent event = events.get(i);
            if (NOTABLE.contains(event.type())) {
                LOG.info("event: {} {}", event.type().name().toLowerCase(Locale.ROOT), event.amount());
            }
        }
        Stage stage = world.stage();
        if (stage.ticks() >= noted + EVERY) {
            noted = stage.ticks();
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
