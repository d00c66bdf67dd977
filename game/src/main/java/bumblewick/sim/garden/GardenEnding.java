package bumblewick.sim.garden;

import bumblewick.def.GardenDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.StageResult;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** Ends a garden: by its story, by an exit, with enough bees, or by the clock. */
final class GardenEnding {
    static final String HIGH = "high";
    static final String LOW = "low";

    private final GardenDef def;
    private final int seconds; // that it may take, 0 for as long as one likes
    private final GardenScore score;
    private final Friends friends;
    private Optional<StageResult> result = Optional.empty();

    /** @param untimed whether time does not end it, whatever the stage says */
    GardenEnding(GardenDef def, boolean untimed, GardenScore score, Friends friends) {
        this.def = def;
        seconds = untimed ? 0 : def.seconds();
        this.score = score;
        this.friends = friends;
    }

    /** Ticks left of the stage's time, 0 if it has no limit. */
    int ticksLeft(int ticks) {
        return isTimed() ? Math.max(0, Tick.of(seconds) - ticks) : 0;
    }

    boolean isTimed() {
        return seconds > 0;
    }

    boolean outOfTime(int ticks) {
        return isTimed() && ticks >= Tick.of(seconds);
    }

    /**
     * Ends it as won.
     *
     * @param complete whether the story of the garden was played to its end
     */
    void win(String exit, boolean complete, int ticks, int bees, int resets, Vector3f where, SimEvents events) {
        boolean par = complete && ticks < Tick.of(def.parSeconds());
        var bonuses = score.finish(bees, complete && friends.allFree(), par, complete && resets == 0);
        long points = score.points();
        StageResult.Medal medal = StageResult.Medal.of(points, def.medals());
        result = Optional.of(new StageResult(true, points, bees, bonuses, medal, exit, ticks));
        events.add(Type.STAGE_CLEARED, where);
    }

    /** Ends it as lost. */
    void lose(int ticks, int bees, Vector3f where, SimEvents events) {
        result =
                Optional.of(new StageResult(false, score.points(), bees, List.of(), StageResult.Medal.NONE, "", ticks));
        events.add(Type.STAGE_LOST, where);
    }

    Optional<StageResult> result() {
        return result;
    }

    void addTo(StateHash hash) {
        hash.add(result.isPresent());
    }
}
